/// Runs a transition: the container's changes, and the animations alongside it.
@MainActor
package final class TransitionCoordinator: NSObject,
  UIViewControllerTransitionCoordinator
{
  package typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void

  package let transitionDuration: TimeInterval
  package let containerView: UIView
  package let presentationStyle: UIModalPresentationStyle
  package var isAnimated: Bool { transitionDuration > 0 }
  package var initiallyInteractive: Bool { false }
  package var isInteractive: Bool { false }
  package var isCancelled: Bool { false }
  package var percentComplete: CGFloat { 0 }
  package var completionVelocity: CGFloat { 1 }
  package var completionCurve: UIView.AnimationCurve { .easeInOut }
  package var targetTransform: CGAffineTransform { .identity }

  /// The damping ratio of the transition's spring, or `nil` for a timing curve.
  private let dampingRatio: CGFloat?
  private let from: UIViewController?
  private let to: UIViewController?
  private var animations: [Step] = []
  private var completions: [Step] = []
  private var isRunning = false
  private var hasEnded = false

  package init(
    duration: TimeInterval, container: UIView, from: UIViewController?, to: UIViewController?,
    style: UIModalPresentationStyle = .none, dampingRatio: CGFloat? = nil
  ) {
    transitionDuration = duration
    self.dampingRatio = dampingRatio
    containerView = container
    presentationStyle = style
    self.from = from
    self.to = to
    super.init()
    from?.storedCoordinator = self
    to?.storedCoordinator = self
  }

  package func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  package func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to?.viewIfLoaded
    default: nil
    }
  }

  package func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if hasEnded { return false }
    if let animation {
      // The animation block is already running, so the change isn't animated.
      if isRunning { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  package func animateAlongsideTransition(
    in view: UIView?, animation: Step?, completion: Step?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Runs the container's changes with those alongside the transition, and a closure at the end.
  package func run(_ changes: @escaping () -> Void, completion: (() -> Void)? = nil) {
    let all = {
      changes()
      let animations = self.animations
      self.animations = []
      self.isRunning = true
      for animation in animations { animation(self) }
    }
    let end: @MainActor () -> Void = {
      self.hasEnded = true
      let completions = self.completions
      self.completions = []
      for step in completions { step(self) }
      completion?()
      if self.from?.storedCoordinator === self { self.from?.storedCoordinator = nil }
      if self.to?.storedCoordinator === self { self.to?.storedCoordinator = nil }
    }
    guard isAnimated else {
      UIView.performWithoutAnimation(all)
      guard let device = containerView.window?.device else { return end() }
      return device.inNextTurn(end)
    }
    guard let dampingRatio else {
      return UIView.animate(withDuration: transitionDuration, animations: all) { _ in end() }
    }
    UIView.animate(
      withDuration: transitionDuration, delay: 0, usingSpringWithDamping: dampingRatio,
      initialSpringVelocity: 0, animations: all
    ) { _ in end() }
  }
}
