@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { owningView?.guideChanged(self) } }
  }
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { owningView?.guideChanged(self) } }
  }

  // A docked keyboard spans the full width, so only the bottom edge counts as near.
  package override var nearEdges: NSDirectionalRectEdge { overlap.floats ? [] : .bottom }

  open override var layoutFrame: CGRect { owningView == nil ? .zero : overlap.frame }

  private var overlap: KeyboardOverlap {
    guard let view = owningView, let window = view.window else {
      return KeyboardOverlap(bounds: owningView?.bounds ?? .zero, safeBottom: 0, keyboard: nil)
    }
    let keyboard = window.device?.keyboard
    let isUp = keyboard?.isVisible ?? false
    let onScreen = isUp ? keyboard?.frame : nil
    let inWindow = onScreen.map { window.convert($0, from: nil as UIWindow?) }
    var overlap = KeyboardOverlap(
      bounds: view.bounds, safeBottom: usesBottomSafeArea ? view.safeAreaInsets.bottom : 0,
      keyboard: inWindow.map { view.convert($0, from: nil as UIView?) })
    overlap.isDocked = keyboard?.isDocked ?? true
    overlap.followsUndocked = followsUndockedKeyboard
    return overlap
  }

  package override var ownRules: [GuideRule] {
    let overlap = overlap
    let (frame, bounds) = (overlap.frame, overlap.bounds)
    if overlap.floats {
      return [
        GuideRule(part: .minX, addsScrollOffset: true, constant: frame.minX - bounds.minX),
        GuideRule(part: .width, constant: frame.width),
        GuideRule(part: .minY, addsScrollOffset: true, constant: frame.minY - bounds.minY),
        GuideRule(part: .height, constant: frame.height),
      ]
    }
    return [
      GuideRule(part: .minX, addsScrollOffset: true, constant: 0),
      GuideRule(part: .width, ownerMultiplier: 1, constant: 0),
      GuideRule(part: .minY, ownerMultiplier: 1, addsScrollOffset: true, constant: -frame.height),
      GuideRule(part: .height, constant: frame.height),
    ]
  }
}

extension UIView {
  public final var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    if let guide = storedKeyboardLayoutGuide { return guide }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIViewKeyboardLayoutGuide"
    guide.owningView = self
    storedKeyboardLayoutGuide = guide
    return guide
  }
}
