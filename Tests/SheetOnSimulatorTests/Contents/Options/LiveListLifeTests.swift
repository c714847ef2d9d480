import Foundation
import SeededRandom
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Random lives of lists whose options change while the user scrolls, searches, selects, and
/// confirms.
///
/// `BOTTOMBOUNCE_LIVE_LISTS` in the environment sets the number of lists, 60 by default.
@MainActor @Suite(.ownDevice) struct LiveListLifeTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  /// A home whose devices change.
  @MainActor private final class Home {
    var titles: [String] = []
    var isOffline = false
    /// The number of turns that a request takes.
    var delay = 0

    func options() async throws -> [SheetOption<String>] {
      for _ in 0..<delay { await Task.yield() }
      if isOffline { throw ValidationError("The home is offline.") }
      return titles.sheetOptions { $0 }
    }

    func change(_ random: inout SplitMix64) {
      let all = (0..<30).map { "Device \($0)" }.shuffled(using: &random)
      titles = Array(all.prefix(random.index(4) == 0 ? random.index(4) : 30 - random.index(6)))
      isOffline = random.index(6) == 0
      delay = random.index(4)
    }
  }

  /// The values that the user has selected, including removed ones.
  @MainActor private final class Choice {
    var values: Set<String>
    init(_ values: Set<String>) { self.values = values }
  }

  @Test func `a live list never loses or replaces a value, and has no leaks`() async {
    let environment = ProcessInfo.processInfo.environment["BOTTOMBOUNCE_LIVE_LISTS"]
    let count = environment.flatMap { Int($0) } ?? 60
    let home = Home()
    let loader = OptionSource.loading { try await home.options() }
    for seed in 0..<count {
      weak let list = await live(seed: UInt64(seed), home, loader)
      #expect(list == nil, "seed \(seed)")
    }
  }

  /// Shows a list and uses it at random, and returns it.
  private func live(
    seed: UInt64, _ home: Home, _ loader: OptionSource<String>
  ) async -> OptionListView? {
    var random = SplitMix64(seed: seed)
    home.change(&random)
    if random.index(2) == 0 { loader.reload() }
    let choice = Choice(["Device \(random.index(30))"])
    let outcomes = Outcomes<Set<String>>()
    let tap = Tapped()
    screen.sheet.show(
      ChecklistContent.checklist(loader, selected: choice.values).searchable(random.index(2) == 0),
      title: "Devices", in: screen.view,
      callbacks: SheetCallbacks(valueChanged: { _ in tap.hasChanged = true }),
      onValue: outcomes.onValue, onCancel: outcomes.onCancel)
    await device.settle()
    weak let list = screen.find("options", as: UITableView.self)?.superview as? OptionListView
    for step in 0..<8 where outcomes.total == 0 {
      guard let list else { break }
      await act(&random, on: list, home, loader, choice, tap)
      await device.settle()
      if outcomes.total == 0 { check(list, choice, "seed \(seed), step \(step)") }
    }
    screen.sheet.dismiss()
    home.isOffline = false
    await device.settle()
    #expect(outcomes.total == 1, "seed \(seed)")
    for value in outcomes.values { #expect(value == choice.values, "seed \(seed)") }
    return list
  }

  private final class Tapped {
    var hasChanged = false
  }

  private func act(
    _ random: inout SplitMix64, on list: OptionListView, _ home: Home,
    _ loader: OptionSource<String>, _ choice: Choice, _ tap: Tapped
  ) async {
    switch random.index(9) {
    case 0, 1, 2:
      home.change(&random)
      loader.reload()
      if random.index(3) == 0 { loader.reload() }
    case 3, 4, 5:
      let cells = list.tableView.visibleCells.filter { device.window.bounds.contains(frame($0)) }
      guard !cells.isEmpty else { return }
      let cell = cells[random.index(cells.count)]
      let title = (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
      tap.hasChanged = false
      device.tap(cell)
      if tap.hasChanged {
        choice.values.formIntersection(titles(list))
        choice.values.formSymmetricDifference([title])
      }
      if random.index(2) == 0 {
        home.change(&random)
        loader.reload()
      }
    case 6:
      let middle = device.middle(of: list.tableView)
      home.change(&random)
      loader.reload()
      let finger = device.touchDown(at: middle)
      finger.move(to: CGPoint(x: middle.x, y: middle.y - 90), over: 0.1)
      await Simulator.letTasksRun()
      finger.lift()
    case 7:
      guard list.searchField.window != nil else { return }
      list.searchField.becomeFirstResponder()
      device.type(["1", "2", "x"][random.index(3)])
      home.change(&random)
      loader.reload()
    default:
      if random.index(2) == 0 { loader.reload() }
      screen.tapOK()
    }
  }

  private func frame(_ cell: UIView) -> CGRect { cell.convert(cell.bounds, to: nil) }

  private func titles(_ list: OptionListView) -> Set<String> {
    Set((0..<list.options.count).map { list.options[$0].title })
  }

  /// Checks that the list shows the selection, or a message about a removed value.
  private func check(_ list: OptionListView, _ choice: Choice, _ place: String) {
    let selected = Set(list.selection.selected.map { list.options[$0].title })
    let titles = titles(list)
    #expect(selected == choice.values.intersection(titles), "\(place)")
    let isComplete = choice.values.isSubset(of: titles)
    let isLoaded = list.loading == nil
    #expect(screen.okButton?.isEnabled == (isComplete && isLoaded), "\(place)")
    #expect(list.pending == nil, "\(place)")
    let rows = list.tableView.numberOfRows(inSection: 0)
    #expect(rows == list.lines.count, "\(place)")
  }
}
