import Foundation
import UIKit
import UIKitSimulator

/// The frames of the presentation animation, and the same frames composited by hand.
@MainActor struct Rise {
  /// From the call to the first frame with the sheet.
  var firstFrame = Cost()
  /// The mean of the frames after the first.
  var frame = Cost()
  /// The mean of the frames composited by hand.
  var floor = Cost()
  var frameCount = 0
  /// The mean fraction of the screen that is composited in a frame.
  var damage = 0.0
  /// The number of pixels that differ from the frames composited by hand, over all frames of a
  /// presentation.
  var differingPixels = 0
  /// The numbers of layers that were laid out and contents that were drawn after the first frame.
  var layersLaidOut = 0
  var contentsDrawn = 0

  /// Presents a sheet several times and measures every frame.
  ///
  /// - Parameter runs: The number of runs. Both variants take turns, so that changes in the
  ///   machine's load affect both.
  static func measure(runs: Int) throws -> Rise {
    let scene = SheetScene()
    // The first presentation fills caches.
    let floor = try CairoFloor(scene)
    scene.showSheet()
    for _ in 0..<6 { scene.showFrame() }
    try floor.copyParts(of: scene)
    while scene.isMoving { scene.showFrame() }
    try scene.dismissSheet()

    var rise = Rise()
    var (first, ours, floors): ([Cost], [Cost], [Cost]) = ([], [], [])
    for run in 0...runs {
      var frames: [CairoFloor.Frame] = []
      var costs: [Cost] = []
      let begin = Cost.of {
        scene.showSheet()
        scene.showFrame()
      }
      let before = scene.device.system.tree.statistics
      // The hand-composited frames start with the screen of the first frame.
      floor.draw(try scene.frame(damage: [floor.bounds]))
      while scene.isMoving {
        var renderer: ScreenRenderer?
        costs.append(Cost.of { renderer = scene.showFrame() })
        frames.append(try scene.frame(damage: renderer?.damagedRects ?? []))
        // The images are compared in the first run, which isn't measured.
        guard run == 0, let frame = frames.last, let renderer else { continue }
        floor.draw(frame)
        rise.differingPixels += floor.difference(from: renderer.image())
      }
      let after = scene.device.system.tree.statistics
      try scene.dismissSheet()
      guard run > 0 else { continue }
      let pixels = after.pixelsComposited - before.pixelsComposited
      rise.damage = Double(pixels) / Double(floor.bounds.area * max(frames.count, 1))
      rise.layersLaidOut = after.layersLaidOut - before.layersLaidOut
      rise.contentsDrawn = after.contentsDrawn - before.contentsDrawn
      rise.frameCount = frames.count
      first.append(begin)
      // Time is a mean over all frames. Allocations are a median, because the first frame (which
      // creates an image of the settled layers) and the last one (in which the animations end) are
      // outliers.
      ours.append(Cost(time: costs.mean.time, allocations: costs.median.allocations))
      floors.append(frames.map { frame in Cost.of { floor.draw(frame) } }.mean)
    }
    (rise.firstFrame, rise.frame, rise.floor) = (first.median, ours.median, floors.median)
    return rise
  }
}
