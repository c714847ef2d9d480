import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The line that names the selected options that a search hides.
@MainActor @Suite(.ownDevice) struct HiddenSelectionTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let fruits = ["Apple", "Banana", "Cherry", "Date"].sheetOptions { $0 }

  /// The visible line.
  private var line: String? {
    guard let label = host.view("BottomBounce.hiddenSelection"), label.isAccessibilityElement else {
      return nil
    }
    return label.accessibilityLabel
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a search names the selected option that it hides`() async {
    let recorder = await host.show(.list(fruits, selected: "Apple").searchable(), by: sheet)
    #expect(line == nil)
    host.search("ban")
    await host.settle()
    #expect(host.shown == ["Banana"])
    #expect(line == "Apple")
    #expect(
      host.view("BottomBounce.hiddenSelection")?.accessibilityTraits.contains(.selected) == true)
    host.search("app")
    await host.settle()
    #expect(line == nil, "The row has a checkmark.")
    host.search("xyz")
    await host.settle()
    #expect(line == "Apple")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Apple"])
  }

  @Test func `the line disappears when the user selects a visible option`() async throws {
    let recorder = await host.show(.list(fruits, selected: "Apple").searchable(), by: sheet)
    host.search("ban")
    await host.settle()
    let table = try #require(host.list?.tableView)
    let (top, panel) = (table.frame.minY, host.panel?.frame)
    host.tapRow(0)
    await host.settle()
    #expect(line == nil)
    #expect(table.frame.minY < top)
    #expect(host.panel?.frame == panel, "The panel doesn't move.")
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Banana"])
  }

  @Test func `a checklist names all hidden selected options in order`() async {
    _ = await host.show(
      .checklist(fruits, selected: ["Date", "Apple", "Banana"]).searchable(), by: sheet)
    host.search("ban")
    await host.settle()
    #expect(line == "\u{2068}Apple\u{2069}, \u{2068}Date\u{2069}")
    #expect(host.marked == ["Banana"])
    await end()
  }

  @Test func `eleven options are all named`() async {
    let many = (0..<12).sheetOptions { "Number \($0)" }
    _ = await host.show(.checklist(many, selected: Array(0..<11)).searchable(), by: sheet)
    host.search("number 11")
    await host.settle()
    #expect(line == SheetStrings().joined((0..<11).map { "\u{2068}Number \($0)\u{2069}" }))
    await end()
  }

  @Test func `Japanese and Chinese names have their own comma`() {
    for language in ["ja", "zh-Hans", "zh-Hant"] {
      let strings = SheetStrings(languages: [language])
      #expect(strings.joined(["東京", "大阪"]) == "東京、大阪")
    }
  }

  @Test func `without a search field and without a selection there is no line`() async {
    _ = await host.show(.list(fruits, selected: "Apple"), by: sheet)
    #expect(host.view("BottomBounce.hiddenSelection") == nil)
    await end()
    _ = await host.show(.list(fruits).searchable(), by: sheet)
    host.search("ban")
    await host.settle()
    #expect(line == nil)
    await end()
  }

  @Test func `a long line has at most two lines and leaves space for rows`() async throws {
    let many = (0..<200).sheetOptions { "Number \($0)" }
    _ = await host.show(
      .checklist(many, selected: Array(0..<100)).searchable(), by: sheet)
    host.search("number 150")
    await host.settle()
    let names = (0..<10).map { "\u{2068}Number \($0)\u{2069}" }.joined(separator: ", ")
    #expect(line == names + " and 90 more")
    let view = try #require(host.view("BottomBounce.hiddenSelection")?.superview)
    #expect(view.bounds.height < 60)
    let table = try #require(host.list?.tableView)
    #expect(table.bounds.height >= 44)
    #expect(abs(table.frame.minY - view.frame.maxY) < 0.01)
    await end()
  }
}
