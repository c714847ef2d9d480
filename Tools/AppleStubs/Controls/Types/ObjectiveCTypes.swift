import UIKit

private struct Offset {
  var x = 0
}

// Objective-C supports objects, numbers, and C structures.
private final class Target: NSObject {
  #if CORRECT
    @objc func move(_ rect: CGRect, label: UILabel, range: NSRange) {}
  #else
    @objc func move(_ offset: Offset) {}  // error: cannot be represented in Objective-C
  #endif
}
