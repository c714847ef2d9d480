import Dispatch
import UIKit

internal import struct Foundation.Date

func observe() {}
let next = 3

final class Panel: UIView {
  isolated deinit {}

  func layoutSubviews(_ twice: Bool) {}

  func grow() {
    becomeModern()
    becomeOld()
    becomeDoubtful()
    becomeInvented()
    UIGraphicsInvented()
    _ = CGRect.zero.midX
    _ = UIApplication.shared
  }

  var isFocused: Bool { false }
  func copy() -> Panel { self }
}

extension UIView {
  func sizeToFit() {}
}

#if os(Linux)
  func wait() async { await Task.megaYield() }
#endif

extension Task where Success == Never, Failure == Never {
  static func megaYield() async { await Task.yield() }
}
