import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// Options that are plain values.
@MainActor @Suite(.ownDevice) struct PlainOptionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()

  private enum Size: String, CaseIterable {
    case small = "S"
    case medium = "M"
    case large = "L"
  }

  private struct Country: Hashable {
    var name: String
    var cities: [String] = []
  }

  private var table: UITableView? { host.view("BottomBounce.options") as? UITableView }
  private var titles: [String?] {
    (0..<(table?.numberOfRows(inSection: 0) ?? 0)).map { row in
      let cell = table?.cellForRow(at: IndexPath(row: row, section: 0))
      return (cell?.contentConfiguration as? UIListContentConfiguration)?.text
    }
  }
  private var buttons: [UIButton] {
    (0..<3).compactMap { host.view("BottomBounce.button.\($0)") as? UIButton }
  }

  private func selectRow(_ row: Int) {
    guard let table else { return }
    (table.superview as? OptionListView)?.tableView(
      table, didSelectRowAt: IndexPath(row: row, section: 0))
  }

  @Test func `a list of strings returns a string`() async {
    let outcomes = await host.show(.list(["S", "M", "L"], selected: "M"), by: sheet)
    #expect(titles == ["S", "M", "L"])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == ["M"])
  }

  @Test func `a list of values has titles by key path, and returns a value`() async {
    let countries = ["France", "Italy"].map { Country(name: $0) }
    let outcomes = await host.show(
      .list(countries, selected: countries[0], title: \.name).searchable(), by: sheet)
    #expect(titles == ["France", "Italy"])
    selectRow(1)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [countries[1]])
  }

  @Test func `a checklist returns an array for an array`() async {
    let outcomes = await host.show(.checklist(["S", "M", "L"], selected: ["L", "S"]), by: sheet)
    #expect(titles == ["S", "M", "L"])
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [["S", "L"]])
  }

  @Test func `a checklist returns a set for a set`() async {
    let selected: Set = [Size.small, .large]
    let outcomes = await host.show(
      .checklist(Size.allCases, selected: selected, title: \.rawValue), by: sheet)
    selectRow(0)
    selectRow(1)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [[.medium, .large]])
  }

  @Test func `a set with a value that isn't in the list waits for a change`() async {
    let outcomes = await host.show(.checklist(["S", "M"], selected: Set(["X"])), by: sheet)
    #expect(host.okButton?.isEnabled == false && host.problem != nil)
    selectRow(0)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [["S"]])
  }

  @Test func `limits of a checklist of strings apply`() async {
    let outcomes = await host.show(
      .checklist(["S", "M", "L"], selected: Set<String>(), minimum: 1, maximum: 1), by: sheet)
    #expect(host.okButton?.isEnabled == false && host.problem == nil)
    selectRow(2)
    host.tapOK()
    await host.settle()
    #expect(outcomes.values == [["L"]])
  }

  @Test func `buttons of values return a value`() async throws {
    let outcomes = await host.show(
      .buttons(Size.allCases, selected: .small, title: \.rawValue), by: sheet)
    #expect(buttons.map { $0.configuration?.title } == ["S", "M", "L"])
    host.tap(try #require(buttons.last))
    await host.settle()
    #expect(outcomes.values == [.large])
  }

  @Test func `buttons of strings return a string`() async throws {
    let outcomes = await host.show(.buttons(["Share", "Delete"]), by: sheet)
    host.tap(try #require(buttons.first))
    await host.settle()
    #expect(outcomes.values == ["Share"])
  }
}
