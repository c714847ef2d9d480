import Foundation
import UIKit
import UIKitSimulator

/// A process of its own, from its beginning to the example's first frame.
enum ColdStart {
  /// Tells a process that it is the one to be measured.
  static let argument = "--cold-start"

  /// Shows the example and prints how much the process has taken by then.
  @MainActor static func runInThisProcess() {
    let scene = SheetScene()
    let cost = Cost.now()
    withExtendedLifetime(scene) { print(cost.time, cost.allocations) }
  }

  /// Starts this program anew several times.
  static func measure(runs: Int) throws -> Cost {
    var costs: [Cost] = []
    for _ in 0..<runs {
      let process = Process()
      process.executableURL = Bundle.main.executableURL
      process.arguments = [argument]
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
