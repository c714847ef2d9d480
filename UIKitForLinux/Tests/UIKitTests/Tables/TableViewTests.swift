import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TableViewTests {
  @Test func `a path has a section and a row`() {
    var path = IndexPath(row: 3, section: 1)
    #expect((path.section, path.row, path.item) == (1, 3, 3))
    path.row = 4
    #expect(path == [1, 4])
  }

  @Test func `the delegate is one property with two static types`() {
    let list = TableList([["a"]])
    let scroll: UIScrollView = list.table
    #expect(scroll.delegate === list)
    scroll.delegate = nil
    #expect(list.table.delegate == nil)
  }

  // MARK: Rows

  @Test func `of ten thousand rows, only the visible ones have cells`() {
    let list = TableList(rows: 10_000)
    #expect(list.made < 25)
    #expect(list.table.contentSize.height == 440_000)
    for offset in stride(from: CGFloat(0), to: 4400, by: 44) {
      list.table.contentOffset.y = offset
      list.table.layoutIfNeeded()
    }
    #expect(list.shown.first == "Row 99")
    #expect(list.table.subviews.count { $0 is UITableViewCell } < 25)
    let cells = Set(list.table.visibleCells.map(ObjectIdentifier.init))
    list.table.contentOffset.y += 44
    list.table.layoutIfNeeded()
    // The removed cell is reused for the new row.
    #expect(Set(list.table.visibleCells.map(ObjectIdentifier.init)) == cells)
  }

  /// A cell that counts how often it's prepared for reuse.
  private final class CountingCell: UITableViewCell {
    var reuses = 0
    override func prepareForReuse() {
      super.prepareForReuse()
      reuses += 1
    }
  }

  @Test func `reloaded rows get their cells back`() {
    let list = TableList(rows: 8)
    list.table.layoutIfNeeded()
    for _ in 0..<6 {
      let cells = list.table.visibleCells
      #expect(cells.count == 8)
      list.table.reloadData()
      list.table.layoutIfNeeded()
      #expect(
        list.table.visibleCells.map(ObjectIdentifier.init) == cells.map(ObjectIdentifier.init))
    }
  }

  @Test func `a cell is prepared for reuse before another row uses it`() {
    let list = TableList(rows: 100)
    list.table.register(CountingCell.self, forCellReuseIdentifier: "row")
    list.table.reloadData()
    list.table.layoutIfNeeded()
    for _ in 0..<60 {
      list.table.contentOffset.y += 44
      list.table.layoutIfNeeded()
    }
    let cells = list.table.visibleCells.compactMap { $0 as? CountingCell }
    // The other cells were created before the class was registered, and are also reused.
    #expect(!cells.isEmpty)
    #expect(cells.allSatisfy { $0.reuses > 0 })
  }

  @Test func `scrolling requests a cell only for each new row`() {
    let list = TableList(rows: 1000)
    let before = list.made
    list.table.contentOffset.y += 10
    list.table.layoutIfNeeded()
    #expect(list.made - before <= 1)
    list.table.contentOffset.y += 10
    list.table.layoutIfNeeded()
    #expect(list.made - before <= 2)
  }

  @Test func `a finger scrolls the rows`() {
    let list = TableList(rows: 100)
    list.device.drag(from: CGPoint(x: 100, y: 600), to: CGPoint(x: 100, y: 200), over: 0.3)
    list.device.settle()
    #expect(list.table.contentOffset.y > 300)
    #expect(list.cell(0) == nil)
    #expect(list.device.leaks.isEmpty)
  }

  @Test func `cells and rows can be looked up from each other`() throws {
    let list = TableList([["a"], ["b", "c"]])
    let path = IndexPath(row: 1, section: 1)
    let cell = try #require(list.table.cellForRow(at: path))
    #expect(list.table.indexPath(for: cell) == path)
    #expect(cell.frame == list.table.rectForRow(at: path))
    let middle = CGPoint(x: cell.frame.midX, y: cell.frame.midY)
    #expect(list.table.indexPathForRow(at: middle) == path)
    #expect(list.table.indexPathForRow(at: CGPoint(x: 100, y: 1)) == nil)
    #expect(list.table.indexPathsForVisibleRows == [[0, 0], [1, 0], [1, 1]])
    #expect(list.table.cellForRow(at: [7, 7]) == nil)
    #expect(list.table.rectForRow(at: [7, 7]) == .zero)
  }

  @Test func `reloading shows the current data`() {
    let list = TableList([["a", "b"]])
    list.sections = [["c"], ["d"]]
    list.table.reloadData()
    list.device.settle()
    #expect(list.shown == ["c", "d"])
    #expect(list.table.numberOfSections == 2)
  }

  /// The rows are 44 points high on a screen of 852 points, so row 50 begins at 2200.
  nonisolated static let positions: [UITableView.ScrollPosition] = [.top, .bottom, .middle]
  nonisolated static let offsets: [CGFloat] = [2200, 1392, 1796]

  @Test(arguments: zip(positions, offsets))
  func `a row is scrolled to the requested position`(
    position: UITableView.ScrollPosition, offset: CGFloat
  ) {
    let list = TableList(rows: 200)
    list.table.contentInsetAdjustmentBehavior = .never
    list.table.scrollToRow(at: [0, 50], at: position, animated: false)
    #expect(abs(list.table.contentOffset.y - offset) < 0.01)
    list.table.contentOffset.y = 0
    list.table.scrollToRow(at: [0, 50], at: position, animated: true)
    #expect(list.table.contentOffset.y == 0)
    list.device.settle()
    #expect(abs(list.table.contentOffset.y - offset) < 0.01)
  }

  // MARK: Heights

  @Test func `rows are as high as their content, and at least 44 points`() throws {
    let long = String(repeating: "A text of several lines. ", count: 6)
    let list = TableList([["a", long, "b"]])
    let heights = try (0..<3).map { try #require(list.cell($0)).frame.height }
    #expect(heights[0] == 44)
    #expect(heights[1] > 75)
    let (second, third) = try (#require(list.cell(1)), #require(list.cell(2)))
    #expect(abs(third.frame.minY - second.frame.maxY) < 0.01)
  }

  @Test func `the delegate's height is used`() {
    let list = TableList([["a", "b"]])
    list.height = { $0.row == 0 ? 100 : UITableView.automaticDimension }
    list.table.reloadData()
    list.device.settle()
    #expect(list.cell(0)?.frame.height == 100)
    #expect(list.cell(1)?.frame.height == 44)
  }

  @Test func `rows grow with the text size`() throws {
    let list = TableList([["a"]])
    list.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    list.device.settle()
    #expect(try #require(list.cell(0)).frame.height > 80)
    list.device.settings.contentSizeCategory = .large
    list.device.settle()
    #expect(list.cell(0)?.frame.height == 44)
  }

  @Test func `a row's height changes with its content`() throws {
    let list = TableList([["a", "b"]])
    let cell = try #require(list.cell(0))
    var content = cell.defaultContentConfiguration()
    content.text = String(repeating: "A text of several lines. ", count: 6)
    cell.contentConfiguration = content
    list.device.settle()
    #expect(cell.frame.height > 75)
    let next = try #require(list.cell(1))
    #expect(abs(next.frame.minY - cell.frame.maxY) < 0.01)
  }

  @Test func `visible rows keep their position while rows above are measured`() throws {
    let list = TableList(rows: 200)
    list.height = { _ in 80 }
    list.table.contentOffset.y = 2000
    list.table.layoutIfNeeded()
    let path = try #require(list.table.indexPathsForVisibleRows?[3])
    let before = list.table.rectForRow(at: path).minY - list.table.contentOffset.y
    list.table.contentOffset.y -= 60
    list.table.layoutIfNeeded()
    let after = list.table.rectForRow(at: path).minY - list.table.contentOffset.y
    #expect(abs(after - before - 60) < 0.5)
  }

  // MARK: Sections

  @Test func `inset-grouped sections are inset and 35 points apart`() throws {
    let list = TableList([["a", "b"], ["c"]])
    let (first, last, next) = try (
      #require(list.cell(0)), #require(list.cell(1)), #require(list.cell(0, 1))
    )
    #expect((first.frame.minX, first.frame.width) == (16, 361))
    #expect(abs(first.frame.minY - 35) < 0.01)
    #expect(abs(next.frame.minY - last.frame.maxY - 35) < 0.01)
    let corners = [first, last, next].map { $0.subviews.first?.layer.maskedCorners }
    #expect(corners[0] == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(corners[1] == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    #expect(corners[2]?.rawValue == 15)
  }

  @Test func `headers have the header trait, and both texts are aligned with their section`() {
    let list = TableList([["a"], ["b"]])
    list.headers = [1: "Details"]
    list.footers = [1: "More about it."]
    list.table.reloadData()
    list.device.settle()
    let tree = list.device.accessibilityTree()
    #expect(tree.contains("heading “Details”"))
    #expect(tree.contains("text “More about it.”"))
    let card = list.table.rectForRow(at: [1, 0])
    #expect(abs(list.table.rectForHeader(inSection: 1).maxY - card.minY) < 0.01)
    #expect(abs(list.table.rectForFooter(inSection: 1).minY - card.maxY) < 0.01)
    #expect(list.table.headerView(forSection: 0) == nil)
    #expect(list.table.footerView(forSection: 1) != nil)
  }

  @Test func `the header of a plain table stays at the top until the next one replaces it`() throws
  {
    let list = TableList([Array(repeating: "a", count: 30), ["b"]], style: .plain)
    list.headers = [0: "A", 1: "B"]
    list.table.reloadData()
    list.device.settle()
    list.table.contentOffset.y += 400
    list.table.layoutIfNeeded()
    let header = try #require(list.table.headerView(forSection: 0))
    let top = list.table.contentOffset.y + list.table.adjustedContentInset.top
    #expect(abs(header.frame.minY - top) < 0.01)
    #expect(header.frame.minY > list.table.rectForHeader(inSection: 0).minY)
  }

  @Test func `the table header and footer views are at the top and bottom`() throws {
    let list = TableList([["a"]])
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 100
    footer.frame.size.height = 50
    list.table.tableHeaderView = header
    list.table.tableFooterView = footer
    list.device.settle()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 393, height: 100))
    #expect(list.table.rect(forSection: 0).minY == 100)
    #expect(abs(footer.frame.minY - list.table.rect(forSection: 0).maxY) < 0.01)
    #expect(abs(list.table.contentSize.height - footer.frame.maxY) < 0.01)
  }

  // MARK: Mirrored

  @Test func `rows are mirrored in a right-to-left layout`() throws {
    let device = Simulator(.iPhone16, locale: Locale(identifier: "ar"))
    let list = TableList([["a", "b"]], on: device)
    let cell = try #require(list.cell(0))
    cell.accessoryType = .disclosureIndicator
    device.settle()
    let arrow = try #require(cell.subviews.first { $0 is UIImageView })
    #expect(abs(arrow.frame.minX - 16) < 0.01)
    let label = try #require(cell.contentView.subviews.first { $0 is UILabel && !$0.isHidden })
    #expect(abs(cell.convert(label.bounds, from: label).maxX - (361 - 16)) < 0.5)
    let line = try #require(cell.subviews.first { $0.bounds.height < 1 && !$0.isHidden })
    #expect((line.frame.minX, line.frame.maxX) == (0, 345))
  }

  @Test func `a table without a data source has one section without rows`() {
    let table = UITableView()
    #expect(table.numberOfSections == 1)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.indexPathsForVisibleRows ?? [] == [])
  }
}
