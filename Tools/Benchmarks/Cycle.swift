import Foundation
import UIKit
import UIKitSimulator

/// The whole life of a sheet, frame by frame: a tap on the row, a tap on OK, and the dismissal.
enum Cycle {
  /// Measures several presentations on one screen, without the first one.
  @MainActor static func measure(runs: Int) async throws -> Cost {
    let scene = SheetScene()
    var costs: [Cost] = []
    for run in 0...runs {
      let begin = Cost.now()
      try scene.show()
      try scene.tap("BottomBounce.ok")
      // A task reads the value, and the dismissal waits for it.
      repeat {
        await Task.yield()
        scene.showFrame()
      } while scene.isMoving || scene.isUp
      if run > 0 { costs.append(Cost.since(begin)) }
      await scene.device.settle()
    }
    return costs.median
  }
}
