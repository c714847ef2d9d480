import Foundation
import UIKit
import UIKitSimulator

/// A measurement in a new process, in which everything happens for the first time.
enum ColdStart: String {
  /// From the start of the process to the first frame of the example.
  case example = "--cold-start"
  /// From the call that shows a date sheet with wheels to its first frame.
  case dateSheet = "--cold-date-sheet"

  /// Runs the measurement once and prints the cost.
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

  /// Runs this program several times.
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
