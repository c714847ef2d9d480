import Foundation
import UIKit
import UIKitSimulator

/// A process of its own, in which everything happens for the first time.
enum ColdStart: String {
  /// From the process's beginning to the example's first frame.
  case example = "--cold-start"
  /// From the call that shows a date sheet, wheels included, to the first frame with it.
  case dateSheet = "--cold-date-sheet"

  /// Does it once and prints what it has taken.
  @MainActor func runInThisProcess() throws {
    let scene = SheetScene()
    var cost = Cost.now()
    if self == .dateSheet {
      cost = Cost.of {
        scene.showDateSheet()
        scene.showFrame()
      }
      _ = try scene.view("BottomBounce.panel")
    }
    withExtendedLifetime(scene) { print(cost.time, cost.allocations) }
  }

  /// Starts this program anew several times.
  func measure(runs: Int) throws -> Cost {
    var costs: [Cost] = []
    for _ in 0..<runs {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = [rawValue]
      let output = Pipe()
      process.standardOutput = output
      try process.run()
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      let figures = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
      guard figures.count == 2 else { throw BenchmarkProblem.coldStart(text) }
      costs.append(Cost(time: figures[0], allocations: figures[1]))
    }
    return costs.median
  }
}
