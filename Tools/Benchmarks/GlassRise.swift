import Foundation
import UIKit
import UIKitSimulator

/// The presentation of a date sheet in both designs, and in the newer one without transparency.
@MainActor enum GlassRise {
  private static let runs = 15

  /// Prints the medians of the first frame, of a later frame, and of the slowest one.
  static func run() throws {
    let variants = try [
      ("iOS 18", measure(SheetScene(systemVersion: "18.0"))),
      ("iOS 26, Reduce Transparency", measure(opaque)),
      ("iOS 26", measure(SheetScene(systemVersion: "26.0"))),
    ]
    for (name, (first, frame, slowest, captures)) in variants {
      print(
        name.padding(toLength: 28, withPad: " ", startingAt: 0),
        String(
          format: "first frame %5.1f ms, a frame %5.2f ms, the slowest %5.1f ms, captures %.1f",
          first * 1000, frame * 1000, slowest * 1000, captures))
    }
  }

  private static var opaque: SheetScene {
    let scene = SheetScene(systemVersion: "26.0")
    scene.device.settings.reduceTransparency = true
    return scene
  }

  /// Shows the sheet several times, without measuring the first time.
  private static func measure(
    _ scene: SheetScene
  ) throws -> (first: Double, frame: Double, slowest: Double, captures: Double) {
    var (firsts, frames, slowest): ([Double], [Double], [Double]) = ([], [], [])
    let before = scene.device.system.tree.statistics.backdropsMade
    for run in 0...runs {
      let first = Cost.of {
        scene.showDateSheet()
        scene.showFrame()
      }
      var costs: [Double] = []
      while scene.isMoving { costs.append(Cost.of { scene.showFrame() }.time) }
      try scene.dismissSheet()
      guard run > 0, let worst = costs.max() else { continue }
      firsts.append(first.time)
      frames.append(costs.reduce(0, +) / Double(costs.count))
      slowest.append(worst)
    }
    let captures = scene.device.system.tree.statistics.backdropsMade - before
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return (
      median(firsts), median(frames), median(slowest), Double(captures) / Double(runs + 1)
    )
  }
}
