/// Says where a popover's arrow points.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  private var storedArrowDirection = UIPopoverArrowDirection.unknown

  /// What the arrow points at: a view or a bar's button.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
    didSet { anchorChanged() }
  }

  /// The view with the rectangle that the arrow points at.
  open var sourceView: UIView? { didSet { anchorChanged() } }

  /// The rectangle in `sourceView` that the arrow points at; `CGRect.null`, the default, is all of it.
  open var sourceRect = CGRect.null { didSet { anchorChanged() } }

  /// The bar's button that the arrow points at.
  open var barButtonItem: UIBarButtonItem? {
    get { sourceItem as? UIBarButtonItem }
    set { sourceItem = newValue }
  }

  /// The directions in which the arrow may point; any by default.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any { didSet { anchorChanged() } }

  /// The direction in which the arrow points; unknown while the popover is not shown.
  open var arrowDirection: UIPopoverArrowDirection { storedArrowDirection }

  /// The colour of the arrow and of what shows around the content; nil, the default, for the content's own.
  @NSCopying open var backgroundColor: UIColor?

  final func arrowWasPlaced(_ direction: UIPopoverArrowDirection) {
    storedArrowDirection = direction
  }

  private func anchorChanged() {
    presentedViewController.presentation?.layOut()
  }

  /// The rectangle that the arrow points at, in a view; nil where nothing was set.
  final func anchor(in view: UIView) -> CGRect? {
    if let frame = sourceItem?.frame(in: view) { return frame }
    guard let sourceView else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: view)
  }
}

/// The directions in which a popover's arrow may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The bits, with the values of Apple's header.
  public let rawValue: UInt
  /// Directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover lies below.
  public static let up = UIPopoverArrowDirection(rawValue: 1 << 0)
  /// Down: the popover lies above.
  public static let down = UIPopoverArrowDirection(rawValue: 1 << 1)
  /// To the left: the popover lies on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 1 << 2)
  /// To the right: the popover lies on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 1 << 3)
  /// Any of the four.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Something that a popover's arrow can point at.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
  /// Returns where it is in a view; nil where it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: @MainActor UIPopoverPresentationControllerSourceItem {
  /// Returns where the view is in another; nil where they share no window.
  public func frame(in referenceView: UIView) -> CGRect? {
    guard window != nil, window === referenceView.window else { return nil }
    return convert(bounds, to: referenceView)
  }
}

extension UIBarButtonItem: @MainActor UIPopoverPresentationControllerSourceItem {
  /// Returns where the item's button is in a view; nil where no bar shows it.
  public func frame(in referenceView: UIView) -> CGRect? {
    shownButton?.frame(in: referenceView)
  }
}

extension UIViewController {
  /// The popover of this controller or of one that contains it.
  final func popover() -> UIPopoverPresentationController? {
    guard modalPresentationStyle == .popover else {
      return presentation == nil ? parent?.popoverPresentationController : nil
    }
    if let storedPopover { return storedPopover }
    let popover = UIPopoverPresentationController(presentedViewController: self, presenting: nil)
    storedPopover = popover
    return popover
  }

  /// Whether a popover can be shown, as on a pad; a phone shows a sheet in its place.
  final func hasRoomForPopover(over presenter: UIViewController) -> Bool {
    let traits = presenter.traitCollection
    return traits.userInterfaceIdiom == .pad && traits.horizontalSizeClass == .regular
  }
}
