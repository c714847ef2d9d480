/// Looks at touches and says when they are a certain gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has got.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// A discrete gesture was recognised.
    public static let recognized = State.ended
  }

  package weak var storedView: UIView?
  package var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []

  /// A recogniser without a target; without an Objective-C runtime, closures take the place of targets.
  public override init() {
    super.init()
    LiveObjects.register(self)
  }

  /// The view that the recogniser is attached to.
  open var view: UIView? { storedView }
  /// How far it has got.
  open var state: State = .possible
  /// Whether it looks at touches.
  open var isEnabled = true
  /// Decides about beginning and simultaneity.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the view's touches are cancelled on recognition.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only after failure.
  open var delaysTouchesBegan = false
  /// Whether the view gets the end of touches only after failure.
  open var delaysTouchesEnded = true

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were taken over by someone else.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Goes back to the beginning.
  open func reset() {}
}

/// Decides about beginning and simultaneity.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether the recogniser may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.storedView = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizers.removeAll { $0 === recognizer }
    recognizer.storedView = nil
  }
}
