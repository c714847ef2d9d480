import UIKitSimulator

/// A frame in which nothing changes, while a text sheet with a blinking insertion point is shown.
@MainActor enum IdleTick {
  /// Measures frames of ten seconds, except those in which the insertion point changes.
  static func measure() -> Cost {
    let scene = SheetScene()
    scene.showSheet()
    while scene.isMoving { scene.showFrame() }
    let statistics = { scene.device.system.tree.statistics.framesRendered }
    var costs: [Cost] = []
    for _ in 0..<600 {
      let frames = statistics()
      let cost = Cost.of { _ = scene.showFrame() }
      if statistics() == frames { costs.append(cost) }
    }
    return costs.median
  }
}
