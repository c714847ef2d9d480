// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported public import Foundation

/// A stand-in for UIKit that has just what the fixtures use.
@MainActor open class UIResponder: NSObject {
  open var next: UIResponder? { nil }
  open func becomeFirstResponder() -> Bool { true }
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}

@MainActor open class UIPress: NSObject {}

@MainActor open class UIPressesEvent: NSObject {}

@MainActor open class UIGestureRecognizer: NSObject {
  open var state = 0
  open func reset() {}
}

/// The planted table knows neither the conformance nor the default value.
public struct UIInset: Hashable {
  public init(top: Int = 0) {}
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
  open var constraints: [Int] { [] }
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

@MainActor public protocol UILabelSource: NSObjectProtocol {}

@MainActor public protocol UIInventedDelegate: NSObjectProtocol {}

extension CGRect {
  public func inset(by distance: CGFloat) -> CGRect { insetBy(dx: distance, dy: distance) }
}

public func UIGraphicsInvented() {}
