import TestHost
import Testing
import UIKit

@testable import BottomBounce

extension TestHost {
  /// The lines of the list: titles of options, and headers in brackets.
  var listLines: [String] {
    list?.tableView.visibleCells.map { cell in
      if let header = cell as? OptionHeaderCell { return "[\(header.accessibilityLabel ?? "-")]" }
      return (cell.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    } ?? []
  }
}

/// Lists and checklists with sections.
@MainActor @Suite(.ownDevice) struct SectionSheetTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let rooms = [
    SheetSection("Kitchen", options: ["Lamp", "Oven"].sheetOptions { $0 }),
    SheetSection("Hall", options: ["Bell"].sheetOptions { $0 }),
    SheetSection("Attic", options: [SheetOption<String>]()),
    SheetSection("Garden", options: ["Pump"].sheetOptions { $0 }),
  ]

  private func cell(_ line: Int) throws -> UITableViewCell {
    try #require(host.list?.tableView.cellForRow(at: IndexPath(row: line, section: 0)))
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  @Test func `a list shows headers, and OK returns the option of the tapped row`() async {
    let recorder = await host.show(.list(rooms, selected: "Oven"), by: sheet)
    #expect(
      host.listLines == ["[Kitchen]", "Lamp", "Oven", "[Hall]", "Bell", "[Garden]", "Pump"])
    #expect(host.marked == ["Oven"])
    host.tapRow(3)
    #expect(host.marked == ["Oven"], "A header can't be selected.")
    host.tapRow(4)
    #expect(host.marked == ["Bell"])
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Bell"])
  }

  @Test func `a header looks like those of the system, and is spoken as the app writes it`()
    async throws
  {
    _ = await host.show(.list(rooms), by: sheet)
    let header = try cell(0)
    let label = try #require(header.contentView.subviews.first as? UILabel)
    let style = UIListContentConfiguration.groupedHeader().textProperties
    #expect(label.text == (style.transform == .uppercase ? "KITCHEN" : "Kitchen"))
    #expect(header.accessibilityLabel == "Kitchen")
    await end()
  }

  @Test func `a checklist returns its values in the order of the sections`() async {
    let array = await host.show(.checklist(rooms, selected: ["Pump"]), by: sheet)
    host.tapRow(4)
    host.tapRow(1)
    host.tapOK()
    await host.settle()
    #expect(array.values == [["Lamp", "Bell", "Pump"]])
    let selected: Set = ["Pump"]
    let set = await host.show(.checklist(rooms, selected: selected), by: sheet)
    host.tapOK()
    await host.settle()
    #expect(set.values == [["Pump"]])
  }

  @Test func `each section is a card, and headers are headers for VoiceOver`() async throws {
    _ = await host.show(.list(rooms), by: sheet)
    func corners(_ line: Int) throws -> CACornerMask { try cell(line).layer.maskedCorners }
    let above: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let below: CACornerMask = [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    #expect(try corners(1) == above)
    #expect(try corners(2) == below)
    #expect(try corners(4) == above.union(below))
    #expect(try cell(2).separatorInset.right > 1_000, "A card doesn't end with a separator.")
    #expect(try cell(1).separatorInset.right < 1_000)
    for line in [0, 3, 5] {
      #expect(try cell(line).accessibilityTraits == .header)
      #expect(try cell(line).isAccessibilityElement)
    }
    let list = try #require(host.list)
    #expect(abs(list.bounds.height - list.tableView.contentSize.height) < 1, "All lines fit.")
    await end()
  }

  @Test func `a search hides sections without a match`() async {
    let recorder = await host.show(.list(rooms, selected: "Oven").searchable(), by: sheet)
    host.search("p")
    await host.settle()
    #expect(host.listLines == ["[Kitchen]", "Lamp", "[Garden]", "Pump"])
    host.search("bell")
    await host.settle()
    #expect(host.listLines == ["[Hall]", "Bell"])
    host.search("")
    await host.settle()
    #expect(host.listLines.count == 7)
    host.tapOK()
    await host.settle()
    #expect(recorder.values == ["Oven"])
  }

  @Test func `arrow keys move across sections`() async throws {
    _ = await host.show(.list(rooms, selected: "Oven"), by: sheet)
    let list = try #require(host.list)
    #expect(list.handle(.down))
    #expect(host.marked == ["Bell"])
    #expect(list.handle(.up))
    #expect(list.handle(.up))
    #expect(host.marked == ["Lamp"])
    #expect(list.handle(.up))
    #expect(host.marked == ["Lamp"], "The header is no option.")
    await end()
  }

  @Test func `a long list centers the selected option of any section`() async throws {
    let many = (0..<30).map { section in
      SheetSection(
        "Section \(section)", options: (0..<8).map { SheetOption(section * 8 + $0, title: "\($0)") }
      )
    }
    _ = await host.show(.list(many, selected: 163), by: sheet)
    let list = try #require(host.list)
    let path = try #require(list.path(of: 163))
    #expect(path.row == 163 + 21)
    let row = list.tableView.rectForRow(at: path)
    let table = list.tableView
    let middle = table.bounds.minY + table.contentInset.top + list.bounds.height / 2
    #expect(abs(row.midY - middle) <= row.height)
    #expect(list.bounds.height <= host.view.bounds.height / 2)
    await end()
  }

  @Test func `sections without titles have a distance`() async throws {
    let groups = [SheetSection(options: ["a"].options), SheetSection(options: ["b"].options)]
    _ = await host.show(.list(groups), by: sheet)
    #expect(host.listLines == ["a", "[-]", "b"])
    #expect(try !cell(1).isAccessibilityElement)
    #expect(try cell(1).bounds.height > 10)
    await end()
  }

  @Test func `a row of a form names the selected option of any section`() {
    #expect(
      ListContent.list(rooms, selected: "Bell").formFieldStyle(SheetContext()).text == "Bell")
  }
}

extension [String] {
  fileprivate var options: [SheetOption<String>] { sheetOptions { $0 } }
}
