import Foundation
import UIKit
import UIKitSimulator

/// A sheet with very many options: typing in its search field, and scrolling its list after a
/// flick.
@MainActor struct LongList {
  /// The median of the frames in which the list scrolls.
  var frame = Cost()
  /// The duration of the slowest frame.
  var slowestFrame = 0.0
  var frameCount = 0

  /// The duration of a frame at 120 Hz, in seconds.
  nonisolated static let budget = 1.0 / 120

  /// Flicks the list several times, without measuring the first time.
  static func measureScrolling(runs: Int, count: Int) -> LongList {
    var list = LongList()
    list.measureScrolling(SheetScene(), runs: runs, count: count)
    return list
  }

  // MARK: Letters

  /// Types letters whose instructions Scripts/count-letters.sh counts between the calls of `mark`:
  /// four for each letter, the first two of which enclose it.
  ///
  /// Two letters in a short list are first, and then three in the list.
  static func typeMarkedLetters(_ titles: LongListTitles, count: Int) -> Never {
    Task {
      do {
        for (letters, count) in [(2, 100), (3, count)] {
          // Waiting has few instructions.
          _ = try await costs(
            of: letters, in: SheetScene(), titles, count: count, pause: .seconds(1))
        }
      } catch {
        print(error)
        exit(1)
      }
      exit(0)
    }
    // Otherwise, the main actor leaves the main thread when it first waits.
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Measures the cost of all threads from a typed letter until the results are on the screen.
  ///
  /// - Returns: The first letter in a sheet, and a later one.
  static func measureLetters(runs: Int, count: Int) async throws -> (first: Cost, later: Cost) {
    // The first letters in a process load what all letters need.
    _ = try await costs(of: 2, in: SheetScene(), count: 100)
    var (first, later): ([Cost], [Cost]) = ([], [])
    for _ in 0..<5 {
      let costs = try await costs(of: runs + 1, in: SheetScene(), count: count)
      first.append(costs[0])
      later += costs.dropFirst()
    }
    return (first.median, later.median)
  }

  private static func costs(
    of letters: Int, in scene: SheetScene, _ titles: LongListTitles = .ascii, count: Int,
    pause: Duration = .milliseconds(1)
  ) async throws -> [Cost] {
    scene.showLongList(count: count, titles)
    repeat { scene.showFrame() } while scene.isMoving
    try scene.tap("BottomBounce.search")
    repeat { scene.showFrame() } while scene.isMoving
    await scene.device.settle()
    scene.device.updatedScreen()
    guard let table = try scene.view("BottomBounce.options") as? UITableView else {
      throw BenchmarkProblem.notFound("BottomBounce.options")
    }
    var costs: [Cost] = []
    for letter in 0..<letters {
      costs.append(
        await cost(in: scene, table, pause) { scene.device.type(titles.digit(letter % 9 + 1)) })
      _ = await cost(in: scene, table, pause) { scene.device.press(.keyboardDeleteOrBackspace) }
      await scene.device.settle()
      scene.device.updatedScreen()
    }
    return costs
  }

  /// Returns the cost of the process from a key press until the table's new rows are on the screen.
  private static func cost(
    in scene: SheetScene, _ table: UITableView, _ pause: Duration, press: () -> Void
  ) async -> Cost {
    let count = table.numberOfRows(inSection: 0)
    let begin = Cost.now()
    mark()
    press()
    scene.showFrame()
    // The process does nothing while it sleeps, except for the search.
    while table.numberOfRows(inSection: 0) == count {
      try? await Task.sleep(for: pause)
    }
    scene.showFrame()
    mark()
    return Cost.since(begin)
  }

  /// The end of a part in Scripts/count-letters.sh.
  @inline(never) private static func mark() { _ = Cost.now() }

  // MARK: Scrolling

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

/// The titles of a long list: a word, and a number in letters of the word's script.
enum LongListTitles: String {
  case ascii, latin, cyrillic, arabic, hindi, korean

  private var parts: (word: String, digits: [Character]) {
    switch self {
    case .ascii: ("Number", Array("0123456789"))
    case .latin: ("Größe", Array("äcdfhijkln"))
    case .cyrillic: ("Номер", Array("абвгджзикл"))
    case .arabic: ("رقم", Array("ابتثجحخدذز"))
    case .hindi: ("संख्या", Array("कगघचजझटडतप"))
    case .korean: ("번호", Array("가나다라마바사아자차"))
    }
  }

  /// Returns the letter for a digit.
  func digit(_ digit: Int) -> String { String(parts.digits[digit]) }

  /// Returns a title.
  func title(_ number: Int) -> String {
    parts.word + " " + String(String(number).map { parts.digits[$0.wholeNumberValue ?? 0] })
  }
}
