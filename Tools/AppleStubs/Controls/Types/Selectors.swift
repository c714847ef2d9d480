import UIKit

// A selector must refer to a member that Objective-C can access.
private final class Target: NSObject {
  #if CORRECT
    @objc func tapped() {}
  #else
    func tapped() {}
  #endif

  @MainActor func connect(_ recognizer: UIGestureRecognizer) {
    recognizer.addTarget(self, action: #selector(tapped))  // error: is not exposed to Objective-C
  }
}
