import Foundation
import UIKit
import UIKitSimulator

/// The frames in which the sheet rises, and the same frames put together by hand.
@MainActor struct Rise {
  /// From the call to the first frame with the sheet.
  var firstFrame = Cost()
  /// A mean frame after the first.
  var frame = Cost()
  /// A mean frame of the floor's.
  var floor = Cost()
  var frameCount = 0
  /// The share of the screen that is composited in a mean frame.
  var damage = 0.0
  /// The pixels that differ from the floor's, over all frames of a rise.
  var differingPixels = 0
  /// Layers that were laid out, and contents that were drawn, after the first frame.
  var layersLaidOut = 0
  var contentsDrawn = 0

  /// Lets a sheet rise several times and measures every frame.
  ///
  /// - Parameter runs: how often; the two take turns, so that the machine's moods meet both.
  static func measure(runs: Int) throws -> Rise {
    let scene = SheetScene()
    // The first time, things are drawn that are kept from then on.
    let floor = try CairoFloor(scene)
    scene.showSheet()
    for _ in 0..<6 { scene.showFrame() }
    try floor.takeParts(of: scene)
    while scene.isMoving { scene.showFrame() }
    try scene.takeDown()

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
      // The floor gets the screen as it is from the first frame on.
      floor.draw(try scene.frame(damage: [floor.bounds]))
      while scene.isMoving {
        var renderer: ScreenRenderer?
        costs.append(Cost.of { renderer = scene.showFrame() })
        frames.append(try scene.frame(damage: renderer?.damagedRects ?? []))
        // The pictures are compared in the first run, which is not measured.
        guard run == 0, let frame = frames.last, let renderer else { continue }
        floor.draw(frame)
        rise.differingPixels += floor.difference(from: renderer.image())
      }
      let after = scene.device.system.tree.statistics
      try scene.takeDown()
      guard run > 0 else { continue }
      let pixels = after.pixelsComposited - before.pixelsComposited
      rise.damage = Double(pixels) / Double(floor.bounds.area * max(frames.count, 1))
      rise.layersLaidOut = after.layersLaidOut - before.layersLaidOut
      rise.contentsDrawn = after.contentsDrawn - before.contentsDrawn
      rise.frameCount = frames.count
      first.append(begin)
      // The mean tells of every frame's time; of two frames' allocations, in one of which the picture of what
      // lies behind is made and in the other the animations end, the median says nothing.
      ours.append(Cost(time: costs.mean.time, allocations: costs.median.allocations))
      floors.append(frames.map { frame in Cost.of { floor.draw(frame) } }.mean)
    }
    (rise.firstFrame, rise.frame, rise.floor) = (first.median, ours.median, floors.median)
    return rise
  }
}
