@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var storedArrowDirection = UIPopoverArrowDirection.unknown

  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { anchorChanged() }
  }

  open var sourceView: UIView? { didSet { anchorChanged() } }

  open var sourceRect = CGRect.null { didSet { anchorChanged() } }

  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { anchorChanged() } }

  open var arrowDirection: UIPopoverArrowDirection { storedArrowDirection }

  @NSCopying open var backgroundColor: UIColor?

  final func arrowWasPlaced(_ direction: UIPopoverArrowDirection) {
    storedArrowDirection = direction
  }

  private func anchorChanged() {
    presentedViewController.presentation?.layOut()
  }

  /// Returns the rectangle that the arrow points at, in the coordinates of a view, or `nil` without
  /// a source.
  final func anchor(in view: UIView) -> CGRect? {
    if let frame = sourceItem?.frame(in: view) { return frame }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
  }
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// An object that a popover's arrow can point at.
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: @MainActor UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: @MainActor UIPopoverPresentationControllerSourceItem {
  public func frame(in referenceView: UIView) -> CGRect? {
    // An item that no bar shows has an empty frame on iOS, too.
    shownButton?.frame(in: referenceView) ?? .zero
  }
}

extension UIViewController {
  /// Returns the popover that presents this controller or one of its parents.
  final func popover() -> UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else {
      return presentation == nil ? parent?.popoverPresentationController : nil
    }
    if let storedPopover { return storedPopover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    storedPopover = popover
    return popover
  }

  /// Returns a Boolean value that indicates whether a popover can be shown, as on an iPad.
  ///
  /// A phone shows a sheet instead.
  final func hasRoomForPopover(over presenter: UIViewController) -> Bool {
    let traits = presenter.traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }
}
