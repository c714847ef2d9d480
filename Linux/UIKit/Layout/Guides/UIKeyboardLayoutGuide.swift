/// The part of a view that the keyboard covers; without a keyboard the lower safe area.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether the guide stands for the lower safe area while there is no keyboard; true by default.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guideChanged(self) } }
  }
  /// Whether the guide follows a keyboard that floats; the one here never does.
  open var followsUndockedKeyboard = false
  /// How far above the keyboard a drag already begins to put it away, in points; 0 by default.
  open var keyboardDismissPadding: CGFloat = 0

  // The keyboard here fills the lower edge from side to side, so it is near that edge only.
  package override var nearEdges: NSDirectionalRectEdge { .bottom }

  open override var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    let height = coveredHeight
    let bounds = view.bounds
    return CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }

  /// How far the keyboard, or else the safe area, reaches up from the view's lower edge.
  private var coveredHeight: CGFloat {
    guard let view = owningView, let window = view.window else { return 0 }
    let bounds = view.bounds
    let inset = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = window.device?.keyboard, keyboard.isUp else { return inset }
    let inWindow = window.convert(keyboard.frame, from: nil as UIWindow?)
    let top = max(view.convert(inWindow, from: nil as UIView?).minY, bounds.minY)
    return max(inset, bounds.maxY - top)
  }

  package override var ownRules: [GuideRule] {
    let height = coveredHeight
    return [
      GuideRule(part: .minX, addsOffset: true, constant: 0),
      GuideRule(part: .width, ofOwner: 1, constant: 0),
      GuideRule(part: .minY, ofOwner: 1, addsOffset: true, constant: -height),
      GuideRule(part: .height, constant: height),
    ]
  }
}

extension UIView {
  /// The part of the view that the keyboard covers.
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storedKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    guide.owningView = self
    storedKeyboardLayoutGuide = guide
    return guide
  }
}
