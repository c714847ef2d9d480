import UIKit

#if !os(Linux)
  import UIKit.UIGestureRecognizerSubclass
#endif

@available(iOS 17.4, *)
@MainActor func testGrowing(_ view: UIView) {
  view.becomeModern()
}

@MainActor func testState(_ recognizer: UIGestureRecognizer) -> Bool {
  recognizer.state == 0
}

@MainActor final class Pull: UIGestureRecognizer {
  func begin() { state += 1 }
  override func reset() {}
}
