/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// How a presented controller is shown; `.none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition's first part runs with the finger.
  var initiallyInteractive: Bool { get }
  /// Whether the transition runs with the finger now.
  var isInteractive: Bool { get }
  /// Whether the transition was given up.
  var isCancelled: Bool { get }
  /// The seconds that the transition takes.
  var transitionDuration: TimeInterval { get }
  /// How far an interactive transition is.
  var percentComplete: CGFloat { get }
  /// How fast it goes on when the finger is lifted.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the controller that is shown before or after the transition.
  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController?
  /// Returns the view that is shown before or after the transition.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// The rotation that the transition brings, the identity for none.
  var targetTransform: CGAffineTransform { get }
}

/// Lets others animate along with a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs closures with the transition's animation and after it.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs closures with the transition's animation, for a view outside of it, and after it.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Runs closures with the transition's animation and after it.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// Which controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that is shown before.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller that is shown afterwards.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// Which view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String
  /// A key by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that is shown before.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view that is shown afterwards.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
