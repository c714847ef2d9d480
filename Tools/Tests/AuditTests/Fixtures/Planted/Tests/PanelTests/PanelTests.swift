import UIKit

@MainActor func testGrowing(_ view: UIView) {
  view.becomeModern()
}

@MainActor final class Pull: UIGestureRecognizer {
  func begin() { state += 1 }
  override func reset() {}
}
