import CAllocations
import Foundation
import UIKit
import UIKitSimulator

/// What one `show` does until the first frame with the sheet: `Benchmarks work text|date|list`.
///
/// The counts are the same in each run, so they tell of smaller changes than times do.
@MainActor enum ShowWork {
  static func run(_ arguments: ArraySlice<String>) throws {
    let name = arguments.first ?? "text"
    let scene = SheetScene()
    for _ in 0..<2 {
      show(name, in: scene)
      while scene.isMoving { scene.showFrame() }
      try scene.takeDown()
    }
    print("\(name): \(measuredShow(name, in: scene)) allocations")
  }

  private static func show(_ name: String, in scene: SheetScene) {
    switch name {
    case "date": scene.showDateSheet()
    case "list": scene.showLongList()
    default: scene.showSheet()
    }
    scene.showFrame()
  }

  /// Returns the number of allocations; a function of its own, for tools that count what happens inside.
  @inline(never) private static func measuredShow(_ name: String, in scene: SheetScene) -> Int {
    let allocations = allocation_count()
    show(name, in: scene)
    return allocation_count() - allocations
  }
}
