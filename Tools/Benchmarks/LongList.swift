import UIKit
import UIKitSimulator

/// A sheet with very many options: typing in its search field, and scrolling its list after a
/// flick.
@MainActor struct LongList {
  /// The slowest frame from the first typed letter to the results.
  var firstLetter = Cost()
  /// The slowest frame after a later letter.
  var keystroke = Cost()
  /// The median of the frames in which the list scrolls.
  var frame = Cost()
  /// The duration of the slowest frame.
  var slowestFrame = 0.0
  var frameCount = 0

  /// The duration of a frame at 120 Hz, in seconds.
  nonisolated static let budget = 1.0 / 120

  /// Types, deletes, and flicks several times, without measuring the first time.
  static func measure(runs: Int, count: Int) async throws -> LongList {
    var list = LongList()
    list.measureScrolling(SheetScene(), runs: runs, count: count)
    (list.firstLetter, list.keystroke) = try await measureTyping(
      SheetScene(), runs: runs, count: count)
    return list
  }

  private static func measureTyping(
    _ scene: SheetScene, runs: Int, count: Int
  ) async throws -> (first: Cost, later: Cost) {
    scene.showLongList(count: count)
    repeat { scene.showFrame() } while scene.isMoving
    try scene.tap("BottomBounce.search")
    repeat { scene.showFrame() } while scene.isMoving
    await scene.device.settle()
    scene.device.updatedScreen()
    var costs: [Cost] = []
    for run in 0...runs {
      costs.append(await costOfSlowestFrame(scene) { scene.device.type(String(run % 9 + 1)) })
      _ = await costOfSlowestFrame(scene) { scene.device.press(.keyboardDeleteOrBackspace) }
    }
    return (costs[0], Array(costs.dropFirst()).median)
  }

  /// Returns the cost of the slowest frame from a key press until its result is on the screen.
  private static func costOfSlowestFrame(_ scene: SheetScene, press: () -> Void) async -> Cost {
    var slowest = Cost.ofThread {
      press()
      scene.showFrame()
    }
    for _ in 0..<30 {
      await Task.yield()
      let cost = Cost.ofThread { scene.showFrame() }
      if cost.time > slowest.time { slowest = cost }
    }
    await scene.device.settle()
    scene.device.updatedScreen()
    // A task has shown the result. Showing the same rows again has the same cost.
    let table = try? scene.view("BottomBounce.options") as? UITableView
    let cost = Cost.ofThread {
      table?.reloadData()
      scene.showFrame()
    }
    return cost.time > slowest.time ? cost : slowest
  }

  private mutating func measureScrolling(_ scene: SheetScene, runs: Int, count: Int) {
    scene.showLongList(count: count)
    repeat { scene.showFrame() } while scene.isMoving
    let device = scene.device
    guard let table = try? scene.view("BottomBounce.options") else { return }
    let middle = device.middle(of: table)
    var costs: [Cost] = []
    for run in 0...runs {
      let way: CGFloat = run % 2 == 0 ? -150 : 150
      device.drag(
        from: CGPoint(x: middle.x, y: middle.y - way / 2),
        to: CGPoint(x: middle.x, y: middle.y + way / 2), over: 0.06)
      device.updatedScreen()
      var turns = 0
      while device.system.isBusy, turns < 600 {
        let rendered = device.system.tree.statistics.framesRendered
        let cost = Cost.of { _ = scene.showFrame() }
        turns += 1
        guard device.system.tree.statistics.framesRendered > rendered else { continue }
        if run > 0 { costs.append(cost) }
      }
    }
    frameCount = costs.count
    frame = costs.median
    slowestFrame = costs.map(\.time).max() ?? 0
  }
}
