import UIKit

// A selector names what Objective-C can see.
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
