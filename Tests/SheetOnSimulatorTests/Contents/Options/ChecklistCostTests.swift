import BottomBounce
import CAllocations
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The work of a checklist, in counts.
@MainActor @Suite(.ownDevice) struct ChecklistCostTests {
  private let host = TestHost()

  /// A value that counts how often it is hashed.
  private struct Number: Hashable {
    // Only the main actor, on which the test runs, uses it.
    nonisolated(unsafe) static var count = 0
    let number: Int

    func hash(into hasher: inout Hasher) {
      Self.count += 1
      hasher.combine(number)
    }
  }

  private func show(
    _ count: Int, callbacks: SheetCallbacks<Set<Number>> = SheetCallbacks()
  ) throws -> UITableView {
    let numbers = (0..<count).map(Number.init)
    host.sheet.show(
      .checklist(numbers, selected: Set(numbers)) { "Number \($0.number)" }, in: host.view,
      callbacks: callbacks, onValue: { _ in })
    host.settleAnimations()
    let tables: [UITableView] = host.formViews(nil)
    return try #require(tables.first)
  }

  private func tap(_ row: Int, in table: UITableView) {
    table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  @Test(arguments: [1000, 100_000])
  func `a tap allocates the same for each number of selected options`(count: Int) throws {
    let table = try show(count)
    var allocations = 0
    // The first taps fill caches.
    for _ in 0..<3 {
      let before = allocation_count_of_thread()
      tap(1, in: table)
      allocations = allocation_count_of_thread() - before
      host.settleAnimations()
    }
    // In release builds it is 107, and in debug builds 1,089.
    #expect(allocations > 0 && allocations <= 1500, "\(allocations)")
  }

  @Test func `a tap makes the selection only if the app wants it`() throws {
    let unwatched = try show(1000)
    Number.count = 0
    tap(1, in: unwatched)
    #expect(Number.count < 10, "\(Number.count)")
    host.sheet.dismiss()
    host.settleAnimations()
    var counts: [Int] = []
    let watched = try show(
      1000, callbacks: SheetCallbacks(valueChanged: { counts.append($0.count) }))
    Number.count = 0
    tap(1, in: watched)
    // One for each value of the new set.
    #expect(counts == [999] && (999..<1010).contains(Number.count), "\(Number.count)")
  }
}
