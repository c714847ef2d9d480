/// A sheet with three wheels, from the call that shows it to the first frame with it.
enum DateSheet {
  /// Shows it several times; the first time is not measured.
  @MainActor static func measure(runs: Int) throws -> Cost {
    let scene = SheetScene()
    var costs: [Cost] = []
    for run in 0...runs {
      let cost = Cost.of {
        scene.showDateSheet()
        scene.showFrame()
      }
      if run > 0 { costs.append(cost) }
      while scene.isMoving { scene.showFrame() }
      try scene.takeDown()
    }
    return costs.median
  }
}
