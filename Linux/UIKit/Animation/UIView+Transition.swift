extension UIView {
  /// Lets a view's picture dissolve into that after some changes.
  ///
  /// Every kind of transition among the options is a dissolve here. Without one the changes are made
  /// at once. What the closure changes is itself animated only with `.allowAnimatedContent`.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let block = UIViewAnimationState.Block(duration: duration, delay: 0, options: options)
    UIViewAnimationState.run(
      block,
      {
        let isAnimated =
          options.transition != 0 && duration > 0 && UIViewAnimationState.areAnimationsEnabled
        let transition = CATransition()
        if isAnimated {
          view.layoutIfNeeded()
          transition.takePicture(of: view.layer)
        }
        if options.contains(.allowAnimatedContent) {
          animations?()
        } else {
          performWithoutAnimation { animations?() }
        }
        guard isAnimated, let block = UIViewAnimationState.blocks.last else { return }
        block.configure(transition, for: view.layer)
        view.layer.addOwned(transition, forKey: "transition")
      }, completion)
  }

  /// Lets one view dissolve into another that takes its place.
  ///
  /// - Parameters:
  ///   - fromView: is removed from its superview; with `.showHideTransitionViews` it is hidden.
  ///   - toView: is added to that superview; with `.showHideTransitionViews` it is shown.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      return animate(withDuration: 0, animations: {}, completion: completion)
    }
    transition(
      with: container, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          fromView.isHidden = true
          toView.isHidden = false
        } else {
          container.insertSubview(toView, aboveSubview: fromView)
          fromView.removeFromSuperview()
        }
      }, completion: completion)
  }
}
