import UIKit

// The setter and the overridable methods are only in the submodule for subclasses.
#if CORRECT
  import UIKit.UIGestureRecognizerSubclass
#endif

private final class Nudge: UIGestureRecognizer {
  func happen() {
    state = .recognized  // error: cannot assign to property: 'state' is a get-only property
  }

  override func reset() {  // error: method does not override any method from its superclass
  }
}
