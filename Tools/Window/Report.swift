import Foundation
import UIKit
import UIKitSimulator

/// Says on the standard output what is on the screen whenever it has come to rest, for scripts and tests.
///
/// One line for each view that has an identifier: identifier, frame on the screen in points, value. A
/// line `at rest` follows them.
@MainActor final class Report {
  private let simulator: Simulator
  private var last: [String] = []

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Prints what there is, if it is not what was printed last.
  func screenIsAtRest() {
    var lines: [String] = []
    for window in simulator.system.scene.storedWindows where !window.isHidden {
      collect(window, into: &lines)
    }
    guard lines != last else { return }
    last = lines
    // Past the buffer, which would keep it from a pipe.
    let text = (lines + ["at rest", ""]).joined(separator: "\n")
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  private func collect(_ view: UIView, into lines: inout [String]) {
    if let identifier = view.accessibilityIdentifier {
      let frame = simulator.screenFrame(of: view.layer).integral
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0)) }
      let value = (view as? UITextField)?.text ?? view.accessibilityValue ?? ""
      lines.append("\(identifier) \(numbers.joined(separator: " ")) “\(value)”")
    }
    for subview in view.subviews { collect(subview, into: &lines) }
  }
}
