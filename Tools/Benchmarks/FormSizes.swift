import BottomBounce
import Foundation
import UIKit
import UIKitSimulator

/// The growth of the costs of a form with the number of its fields: `Benchmarks forms`.
///
/// It fails if a cost grows by more than the limit beside it. Both sides of a ratio come from the
/// same run, so it is the same on a slow computer.
@MainActor enum FormSizes {
  /// Prints a line for each cost.
  static func run() throws {
    let letters = [8, 60].map { letter(of: $0) }
    let isFlat = report(
      "a letter among 8 and 60 texts, allocations", letters.map(\.allocations), limit: 2.5)
    let shows = [500, 2_000].map { anotherField(of: $0) }
    let isLinear = report(
      "another field among 500 and 2,000, ms", shows.map { $0.time * 1_000 }, limit: 5)
    if !isFlat || !isLinear { throw BenchmarkProblem.growth }
  }

  private static func report(_ name: String, _ costs: [Double], limit: Double) -> Bool {
    let ratio = costs[1] / costs[0]
    let line = costs.map { String(format: "%.1f", $0) }.joined(separator: ", ")
    print(name + ": " + line + String(format: ", %.2f times (at most %.1f)", ratio, limit))
    return ratio <= limit
  }

  /// Returns the cost of a letter in the first text, until the next frame.
  private static func letter(of count: Int) -> Cost {
    let scene = SheetScene()
    scene.showForm(of: count)
    scene.device.settle()
    var cost = Cost()
    // The first letters fill caches.
    for _ in 0..<10 {
      cost = Cost.ofThread {
        scene.typeLetter()
        scene.showFrame()
      }
    }
    return cost
  }

  private struct Row {
    var text = "text"
    var isOn = false
    var number = 5
    var choice = "a"
  }

  /// Returns the least cost of a switch that shows a field, until the next frame.
  private static func anotherField(of count: Int) -> Cost {
    let scene = SheetScene()
    BottomBounceView().show(
      .form(Array(repeating: Row(), count: count / 4)) { f, rows in
        for index in rows.indices {
          f.field("Text", \.[index].text) { .text($0) }
          f.toggle("Switch", \.[index].isOn)
          if rows[index].isOn {
            f.field("Number", \.[index].number) { .number($0, in: 0...100_000) }
          }
          f.field("Choice", \.[index].choice) { .list(["a", "b", "c"], selected: $0) }
        }
      }, in: scene.controller.view
    ) { _ in }
    scene.device.settle()
    let row = scene.device.view { $0.accessibilityIdentifier == "BottomBounce.switch" }
    let toggle = row as? UIControl
    return (0..<5).map { _ in
      let cost = Cost.ofThread {
        toggle?.sendActions(for: .touchUpInside)
        scene.showFrame()
      }
      scene.device.settle()
      toggle?.sendActions(for: .touchUpInside)
      scene.device.settle()
      return cost
    }.min { $0.time < $1.time } ?? Cost()
  }
}
