import CAllocations
import Foundation
import UIKit
import UIKitCanvas
import UIKitSimulator

/// What one `show` does until the first frame with the sheet: `Benchmarks work text|date|list|form`.
///
/// The counts are the same in each run, so they show smaller changes than times do.
@MainActor enum ShowWork {
  @MainActor private struct Counts {
    var allocations: Int
    var activations: Int
    var textLayouts: Int
    var layersLaidOut: Int
    var contentsDrawn: Int

    init(_ scene: SheetScene) {
      let statistics = scene.device.system.tree.statistics
      allocations = allocation_count()
      activations = NSLayoutConstraint.activationCount
      textLayouts = CanvasText.layoutCount
      layersLaidOut = statistics.layersLaidOut
      contentsDrawn = statistics.contentsDrawn
    }
  }

  /// Prints a line for each count.
  static func run(_ arguments: ArraySlice<String>) throws {
    let name = arguments.first ?? "text"
    let scene = SheetScene()
    for _ in 0..<2 {
      show(name, in: scene)
      while scene.isMoving { scene.showFrame() }
      try scene.takeDown()
    }
    let before = Counts(scene)
    let views = viewCount(in: scene.device.window)
    measuredShow(name, in: scene)
    let after = Counts(scene)
    for (kind, count) in [
      ("allocations", after.allocations - before.allocations),
      ("activations", after.activations - before.activations),
      ("texts", after.textLayouts - before.textLayouts),
      ("layouts", after.layersLaidOut - before.layersLaidOut),
      ("drawings", after.contentsDrawn - before.contentsDrawn),
      ("views", viewCount(in: scene.device.window) - views),
    ] {
      print(name, kind, count)
    }
  }

  private static func viewCount(in view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + viewCount(in: $1) }
  }

  private static func show(_ name: String, in scene: SheetScene) {
    switch name {
    case "date": scene.showDateSheet()
    case "list": scene.showLongList()
    case "form": scene.showForm()
    default: scene.showSheet()
    }
    scene.showFrame()
  }

  /// Shows a sheet; a separate function, because its instructions are counted.
  @inline(never) private static func measuredShow(_ name: String, in scene: SheetScene) {
    show(name, in: scene)
    withExtendedLifetime(scene) {}
  }
}
