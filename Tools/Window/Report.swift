import Foundation
import UIKit
import UIKitSimulator

/// Prints the content of the screen on the standard output when it comes to rest, for scripts and
/// tests.
///
/// There is a line for each view with an identifier: the identifier, the frame on the screen in
/// points, and the value. A line `at rest` follows.
@MainActor final class Report {
  private let simulator: Simulator
  private var last: [String] = []

  init(_ simulator: Simulator) {
    self.simulator = simulator
  }

  /// Prints the views, unless they are unchanged.
  func screenIsAtRest() {
    let lines = lines()
    guard lines != last else { return }
    last = lines
    // Unbuffered output reaches a pipe immediately.
    let text = (lines + ["at rest", ""]).joined(separator: "\n")
    FileHandle.standardOutput.write(Data(text.utf8))
  }

  /// Returns a line for each view with an identifier.
  func lines() -> [String] {
    var lines: [String] = []
    for window in simulator.system.scene.storedWindows where !window.isHidden {
      collect(window, into: &lines)
    }
    return lines
  }

  private func collect(_ view: UIView, into lines: inout [String]) {
    if let identifier = view.accessibilityIdentifier {
      let frame = simulator.screenFrame(of: view.layer).integral
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { String(Int($0)) }
      // The accessibility value of a secure text has dots.
      let text = (view as? UITextField).flatMap { $0.isSecureTextEntry ? nil : $0.text }
      let value = text ?? view.accessibilityValue ?? ""
      lines.append("\(identifier) \(numbers.joined(separator: " ")) “\(value)”")
    }
    for subview in view.subviews { collect(subview, into: &lines) }
  }
}
