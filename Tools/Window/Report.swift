import Foundation
import UIKit
import UIKitSimulator

/// Prints the content of the screen on the standard output when it comes to rest, for scripts and
/// tests.
///
/// There is a line for each view with an identifier: the identifier, the frame on the screen in
/// points, and the value. A line `at rest` follows. When the program ends, a line such as `17 turns
/// in 4.25 seconds` counts the turns of its loop since then.
@MainActor final class Report {
  private let simulator: Simulator
  private let clock = ContinuousClock()
  private var last: [String] = []
  /// The number of turns since the last printed line.
  private var turns = 0
  private var restStart: ContinuousClock.Instant

  init(_ simulator: Simulator) {
    self.simulator = simulator
    restStart = clock.now
  }

  /// Counts a turn of the program's loop.
  func countTurn() { turns += 1 }

  /// Prints the views, unless they are unchanged.
  func screenIsAtRest() {
    let lines = lines()
    guard lines != last else { return }
    last = lines
    print(lines + ["at rest"])
    turns = 0
    restStart = clock.now
  }

  /// Prints the number of turns since the last printed line.
  func programEnds() {
    let seconds = String(format: "%.2f", (clock.now - restStart) / .seconds(1))
    print(["\(turns) turns in \(seconds) seconds"])
  }

  private func print(_ lines: [String]) {
    // Unbuffered output reaches a pipe immediately.
    let text = (lines + [""]).joined(separator: "\n")
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
