/// A sheet with three wheels, from the call that shows it to its first frame.
enum DateSheet {
  /// Shows the sheet several times, without measuring the first time.
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
      try scene.dismissSheet()
    }
    return costs.median
  }
}
