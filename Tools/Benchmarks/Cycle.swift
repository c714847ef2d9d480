import Foundation
import UIKit
import UIKitSimulator

/// One life of a sheet: the row is tapped, OK is tapped, the sheet falls; every frame is shown.
enum Cycle {
  /// Runs several lives on one screen; the first is not measured.
  @MainActor static func measure(runs: Int) async throws -> Cost {
    let scene = SheetScene()
    var costs: [Cost] = []
    for run in 0...runs {
      let begin = Cost.now()
      try scene.show()
      try scene.tap("BottomBounce.ok")
      // The value is read in a task, which the fall waits for.
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
