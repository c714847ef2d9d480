extension UIViewController {
  final func adopt(_ child: UIViewController) {
    assert(child !== self, "A controller cannot be its own child.")
    guard child !== self, child.storedParent !== self else { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    storedChildren.append(child)
    child.storedParent = self
    child.appearance.isMovingToParent = true
  }

  final func leaveParent() {
    guard let parent = storedParent else { return }
    parent.storedChildren.removeAll { $0 === self }
    storedParent = nil
    didMove(toParent: nil)
    if appearance.phase == .hidden { appearance.isMovingFromParent = false }
  }

  final func exchange(
    _ old: UIViewController, for new: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    assert(
      old.storedParent === self && new.storedParent === self,
      "Both controllers of a transition are children of the one that runs it.")
    let container: UIView = old.viewIfLoaded?.superview ?? view
    let isVisible = appearance.phase == .visible || appearance.phase == .appearing
    let isAnimated = duration > 0
    if isVisible {
      old.beginAppearance(false, animated: isAnimated)
      new.beginAppearance(true, animated: isAnimated)
    }
    container.addSubview(new.view)
    UIView.animate(
      withDuration: duration, delay: 0, options: options, animations: animations ?? {}
    ) { finished in
      old.viewIfLoaded?.removeFromSuperview()
      if isVisible {
        old.endAppearance()
        new.endAppearance()
      }
      completion?(finished)
    }
  }
}
