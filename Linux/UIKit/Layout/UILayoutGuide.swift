/// A rectangle of a view that takes part in layout without being a view.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
  /// The view in whose coordinates the rectangle lies.
  open package(set) weak var owningView: UIView?
  /// A name for the app's own use.
  open var identifier = ""

  /// The rectangle in the owning view's coordinates.
  open var layoutFrame: CGRect { .zero }

  /// A guide that belongs to no view yet.
  public override init() {
    super.init()
  }
}

/// A guide that follows something, and can have constraints for when it is near an edge.
@preconcurrency @MainActor open class UITrackingLayoutGuide: UILayoutGuide {}

/// The part of a view that the keyboard covers; without a keyboard the lower safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide stands for the lower safe area while there is no keyboard; true by default.
  open var usesBottomSafeArea = true
  /// Whether the guide follows a keyboard that floats; the one here never does.
  open var followsUndockedKeyboard = false

  open override var layoutFrame: CGRect {
    guard let view = owningView, let window = view.window else { return .zero }
    let inset = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let bounds = view.bounds
    var top = bounds.maxY - inset
    if let keyboard = window.device?.keyboard, keyboard.isUp {
      let inWindow = window.convert(keyboard.frame, from: nil as UIWindow?)
      top = min(top, max(view.convert(inWindow, from: nil as UIView?).minY, bounds.minY))
    }
    return CGRect(x: bounds.minX, y: top, width: bounds.width, height: bounds.maxY - top)
  }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storedKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.owningView = self
    storedKeyboardLayoutGuide = guide
    return guide
  }
}
