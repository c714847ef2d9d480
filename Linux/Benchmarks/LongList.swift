import UIKit
import UIKitSimulator

/// A sheet with ten thousand options: letters typed into its search, and its list scrolling after a flick.
@MainActor struct LongList {
  /// A letter that is looked for in all titles, up to the frame that shows what was found.
  var keystroke = Cost()
  /// The median of the frames in which the list moves.
  var frame = Cost()
  /// The frame that took longest.
  var slowestFrame = 0.0
  var frameCount = 0

  /// The seconds that a frame has on a screen of 120 Hz.
  nonisolated static let budget = 1.0 / 120

  /// Types, deletes and flicks several times; the first time is not measured.
  static func measure(runs: Int) async throws -> LongList {
    var list = LongList()
    list.measureScrolling(SheetScene(), runs: runs)
    list.keystroke = try await measureTyping(SheetScene(), runs: runs)
    return list
  }

  private static func measureTyping(_ scene: SheetScene, runs: Int) async throws -> Cost {
    scene.showLongList()
    repeat { scene.showFrame() } while scene.isMoving
    try scene.tap("BottomBounce.search")
    // Titles are prepared in a task while the keyboard comes.
    repeat {
      await Task.yield()
      scene.showFrame()
    } while scene.isMoving
    await scene.device.settle()
    scene.device.updatedScreen()
    var costs: [Cost] = []
    for run in 0...runs {
      let letter = String(run % 9 + 1)
      let cost = Cost.of {
        scene.device.type(letter)
        scene.showFrame()
      }
      if run > 0 { costs.append(cost) }
      while scene.isMoving { scene.showFrame() }
      scene.device.press(.keyboardDeleteOrBackspace)
      repeat { scene.showFrame() } while scene.isMoving
    }
    return costs.median
  }

  private mutating func measureScrolling(_ scene: SheetScene, runs: Int) {
    scene.showLongList()
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
