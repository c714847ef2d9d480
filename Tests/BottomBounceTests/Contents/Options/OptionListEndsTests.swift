import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The ends of a list: the rows at its edges, and the card around the rows.
@MainActor @Suite(.ownDevice) struct OptionListEndsTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let many = (0..<200).sheetOptions { "Number \($0)" }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  /// The frames of the visible rows in the panel, from top to bottom.
  private func rows() throws -> [CGRect] {
    let table = try #require(host.list?.tableView)
    let panel = try #require(host.panel)
    return table.visibleCells.map { $0.convert($0.bounds, to: panel) }
      .sorted { $0.minY < $1.minY }
  }

  /// The area of the list in the panel, without the part below the body.
  private func area() throws -> CGRect {
    let list = try #require(host.list)
    return list.convert(list.area.layoutFrame, to: host.panel)
  }

  /// The distance of the panel's lower edge from the nearest end of a row.
  private func distanceFromRowEnd() throws -> CGFloat {
    let edge = try #require(host.panel).bounds.maxY
    let row = try #require(rows().last { $0.minY < edge })
    return min(edge - row.minY, row.maxY - edge)
  }

  @Test(arguments: [40, 100, 150])
  func `a list that opens scrolled doesn't end beside the end of a row`(chosen: Int) async throws {
    _ = await host.show(.list(many, selected: chosen), by: sheet)
    #expect(try distanceFromRowEnd() >= 7.5)
    try expectCentered(chosen)
    await end()
  }

  /// Expects that a row is near the middle of the list.
  private func expectCentered(_ row: Int) throws {
    let table = try #require(host.list?.tableView)
    let frame = table.convert(table.rectForRow(at: IndexPath(row: row, section: 0)), to: host.panel)
    #expect(abs(frame.midY - (try area().midY)) <= frame.height / 2 + 0.5, "Row \(row)")
  }

  @Test func `a list whose selection is near its beginning begins with its first row`()
    async throws
  {
    _ = await host.show(.list(many, selected: 2), by: sheet)
    #expect(abs(try #require(rows().first).minY - (try area().minY)) < 0.5)
    await end()
  }

  @Test(arguments: [UIContentSizeCategory.large, .extraExtraExtraLarge])
  func `a list is as high as its rows, up to half of the host view`(size: UIContentSizeCategory)
    async throws
  {
    host.controller.traitOverrides.preferredContentSizeCategory = size
    let titles = [
      "Short", "A title that is so long that it has several lines in every row of this list",
      "Two\nlines", "ไม้เท้า", "👩‍🚀 and 👨‍👩‍👧", "With a subtitle", "", "Short again",
    ]
    var options = titles.enumerated().map { SheetOption($0, title: $1) }
    options[5].subtitle = "The subtitle"
    options += (8..<60).sheetOptions { "Number \($0)" }
    let limit = (host.view.bounds.height / 2).rounded()
    for font in [nil, UIFont.systemFont(ofSize: 30)] {
      var look = SheetConfiguration()
      look.contentFont = font
      for count in [60, 8, 5, 4, 3, 1] {
        _ = await host.show(.list(Array(options.prefix(count))), by: sheet, configuration: look)
        let height = try area().height
        let content = try #require(host.list?.tableView).contentSize.height
        if content <= limit {
          #expect(abs(height - content) < 0.5, "\(count) rows")
        } else {
          let tallest = try #require(rows().map(\.height).max())
          #expect(height <= limit && height >= limit - tallest / 2 - 0.5, "\(count) rows")
        }
        await end()
      }
    }
  }

  @Test func `a list whose edge is beside the end of a row is lower by half a row`() async throws {
    var losses: [CGFloat] = []
    let limit = (host.view.bounds.height / 2).rounded()
    for points in stride(from: 12, through: 40, by: 2) {
      var look = SheetConfiguration()
      look.contentFont = .systemFont(ofSize: CGFloat(points))
      _ = await host.show(.list(many), by: sheet, configuration: look)
      #expect(try distanceFromRowEnd() >= 7.5, "\(points) points")
      let row = try #require(rows().first)
      let loss = limit - (try area().height)
      #expect(abs(loss) < 0.5 || abs(loss - row.height / 2) <= 0.5, "\(points) points: \(loss)")
      losses.append(loss)
      await end()
    }
    #expect(losses.contains { $0 > 1 } && losses.contains { $0 < 1 })
  }

  @Test(arguments: [SheetDetent.medium, .large, .custom(.init("low")) { _ in 311 }])
  func `a list that opens scrolled at a detent doesn't end beside the end of a row`(
    detent: SheetDetent
  ) async throws {
    var look = SheetConfiguration()
    look.detents = [detent]
    _ = await host.show(.list(many, selected: 100), by: sheet, configuration: look)
    #expect(try distanceFromRowEnd() >= 7.5)
    try expectCentered(100)
    await end()
  }

  @Test func `a list whose last option is selected ends with it above the safe area`()
    async throws
  {
    _ = await host.show(.list(many, selected: 199), by: sheet)
    #expect(abs(try #require(rows().last).maxY - (try area().maxY)) < 0.5)
    await end()
  }

  @Test(arguments: [SheetDetent.medium, .large, .fits])
  func `rows scroll up to the lower edge of the panel`(detent: SheetDetent) async throws {
    var look = SheetConfiguration()
    look.detents = [detent]
    _ = await host.show(.list(many), by: sheet, configuration: look)
    let panel = try #require(host.panel)
    let table = try #require(host.list?.tableView)
    let frame = table.convert(table.bounds, to: panel)
    #expect(abs(frame.maxY - panel.bounds.maxY) < 0.5)
    #expect(try #require(rows().last).maxY >= panel.bounds.maxY - 0.5)
    // The last row can be scrolled above the safe area.
    #expect(abs(frame.maxY - table.contentInset.bottom - (try area().maxY)) < 0.5)
    await end()
  }

  @Test func `rows below the safe area can be tapped`() async throws {
    _ = await host.show(.list(many), by: sheet)
    let panel = try #require(host.panel)
    let point = CGPoint(x: panel.bounds.midX, y: panel.bounds.maxY - 4)
    let hit = try #require(panel.hitTest(point, with: nil))
    #expect(hit.isDescendant(of: try #require(host.list?.tableView)))
    await end()
  }

  @Test func `an error message is below the list`() async throws {
    let content = ListContent.list(many).rule(shown: .atOnce) {
      $0 == many[1].value ? "Not now." : nil
    }
    _ = await host.show(content, by: sheet)
    host.tapRow(1)
    await host.settle()
    #expect(host.problem != nil)
    #expect(host.list?.tableView.contentInset.bottom == 0)
    host.tapRow(0)
    await host.settle()
    // The line of the message stays.
    #expect(host.problem == nil && host.list?.tableView.contentInset.bottom == 0)
    await end()
  }

  @Test func `the card is as tall as the search results`() async throws {
    _ = await host.show(.list(many).searchable(), by: sheet)
    host.search("number 15")
    host.search("number 150")
    await host.settle()
    let table = try #require(host.list?.tableView)
    #expect(table.visibleCells.count == 1)
    #expect(table.backgroundColor == .clear)
    let cell = try #require(table.visibleCells.first)
    #expect(cell.backgroundColor == .secondarySystemGroupedBackground)
    #expect(cell.layer.maskedCorners == corners(above: true, below: true))
    #expect(cell.layer.masksToBounds)
    await end()
  }

  @Test func `the first and the last row have rounded corners`() async throws {
    _ = await host.show(.list(["a", "b", "c"].sheetOptions { $0 }), by: sheet)
    let cells = try #require(host.list?.tableView.visibleCells)
    #expect(
      cells.map(\.layer.maskedCorners) == [
        corners(above: true, below: false), [], corners(above: false, below: true),
      ])
    #expect(cells.map(\.layer.masksToBounds) == [true, false, true])
    await end()
  }

  private func corners(above: Bool, below: Bool) -> CACornerMask {
    let upper: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let lower: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    return (above ? upper : []).union(below ? lower : [])
  }

  // MARK: Empty searches

  private var noResult: UIContentUnavailableView? {
    host.list?.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
  }

  @Test func `a search without results names the text and gives a hint`() async throws {
    _ = await host.show(.list(many).searchable(), by: sheet)
    host.search("1")
    await host.settle()
    #expect(noResult == nil)
    host.search(" Atlantis ")
    await host.settle()
    let view = try #require(noResult)
    let content = try #require(view.configuration as? UIContentUnavailableConfiguration)
    #expect(content.text == SheetStrings().noResult(for: "Atlantis"))
    #expect(content.text?.contains("Atlantis") == true)
    #expect(content.secondaryText == SheetStrings()[.noResultHint])
    #expect(content.image != nil)
    let list = try #require(host.list)
    #expect(view.frame.minY == list.area.layoutFrame.minY)
    #expect(view.frame.maxY == list.area.layoutFrame.maxY)
    host.search("150")
    #expect(noResult == nil)
    host.search("Utopia")
    await host.settle()
    #expect(noResult === view)
    let next = try #require(view.configuration as? UIContentUnavailableConfiguration)
    #expect(next.text?.contains("Utopia") == true)
    await end()
  }

  @Test func `lists and large buttons have the background of grouped content`() {
    let context = SheetContext()
    #expect(ListContent.list(many).makeBody(context).prefersGroupedBackground)
    #expect(ChecklistContent.checklist(many).makeBody(context).prefersGroupedBackground)
    #expect(ButtonsContent.buttons(many).makeBody(context).prefersGroupedBackground)
    #expect(!WheelsContent.wheels([many]).makeBody(context).prefersGroupedBackground)
    #expect(ListContent.list(many).orNone().makeBody(context).prefersGroupedBackground)
  }

  @Test func `a list that scrolls has no round corners at its edges`() async throws {
    for buttons in [[], [SheetButton("Clear") {}]] {
      _ = await host.show(.list(many, selected: 100), by: sheet, extraButtons: buttons)
      let table = try #require(host.list?.tableView)
      #expect(table.layer.cornerRadius == 0)
      #expect(table.visibleCells.allSatisfy { $0.layer.maskedCorners == [] })
      await end()
    }
  }
}
