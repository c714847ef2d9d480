// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// A stand-in for UIKit that has just what the fixtures use.
@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
}

@MainActor open class UIView: UIResponder {
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let curveLinear = AnimationOptions(rawValue: 3)
  }

  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }

  open var alpha: CGFloat = 1
  open func layoutSubviews() {}
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  open func becomeModern() {}
  open func becomeOld() {}
  open func becomeDoubtful() {}
  open func becomeInvented() {}
  package func becomeOwn() {}
  open class func animate(options: AnimationOptions, _ changes: () -> Void) {}
}

@MainActor open class UILabel: UIView {
  open override func layoutSubviews() {}
}

@MainActor open class UIApplication: UIResponder {
  public static let shared = UIApplication()
}

@MainActor public protocol UILabelDelegate: AnyObject {
  func labelDidChange(_ label: UILabel)
}

extension CGRect {
  public func inset(by distance: CGFloat) -> CGRect { insetBy(dx: distance, dy: distance) }
}

public func UIGraphicsInvented() {}
