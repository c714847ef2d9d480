import TestHost
import Testing
import UIKit

@testable import BottomBounce

/// The upper edge of a list that scrolls: its distance from the header, the rows under the header,
/// and the line between them.
@MainActor @Suite(.ownDevice) struct OptionListEdgeTests {
  private let host = TestHost()
  private let sheet = BottomBounceView()
  private let many = (0..<200).sheetOptions { "Number \($0)" }

  nonisolated enum Kind: CaseIterable {
    case plain, noHeader, searchable, sections, rightToLeft, card, largeText
  }

  private var table: UITableView {
    get throws { try #require(host.list?.tableView) }
  }

  private func show(_ kind: Kind, at detent: SheetDetent = .fits, title: String = "Title")
    async throws
  {
    await host.changeTraits {
      $0.layoutDirection = kind == .rightToLeft ? .rightToLeft : .leftToRight
      $0.preferredContentSizeCategory =
        kind == .largeText ? .accessibilityExtraExtraExtraLarge : .large
    }
    var look = SheetConfiguration()
    look.detents = [detent]
    look.showsHeader = kind != .noHeader
    if kind == .card {
      await host.allowCards()
      look.maximumWidth = 300
    }
    let content: ListContent<Int> =
      switch kind {
      case .searchable: .list(many).searchable()
      case .sections: .list([SheetSection("A", options: many)])
      default: .list(many)
      }
    // A large title would be in the contents.
    let title = kind == .largeText ? "" : title
    _ = await host.show(content, title: title, by: sheet, configuration: look)
  }

  private func end() async {
    sheet.dismiss()
    await host.settle()
  }

  /// The frame of a view in the panel.
  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: host.panel) }

  /// The lower edge of the buttons, or the upper edge of the panel.
  private var headerEdge: CGFloat { host.cancelButton.map { frame($0).maxY } ?? 0 }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func firstRowTop() throws -> CGFloat {
    let table = try table
    return table.convert(table.rectForRow(at: IndexPath(row: 0, section: 0)), to: host.panel).minY
  }

  /// The line above the table, if it is visible.
  private func line() throws -> UIView? {
    let edge = frame(try table).minY
    func find(in view: UIView) -> UIView? {
      if view.backgroundColor == .separator, !view.isHidden, !(view is UITableViewCell),
        abs(frame(view).maxY - edge) < 0.5
      {
        return view
      }
      if view is UITableView { return nil }
      return view.subviews.lazy.compactMap { find(in: $0) }.first
    }
    return find(in: try #require(host.panel))
  }

  @Test(arguments: Kind.allCases)
  func `the first row is equally far below the header at every detent`(kind: Kind) async throws {
    var distances: [CGFloat] = []
    for detent in [SheetDetent.fits, .medium, .large, .custom(.init("low")) { _ in 311 }] {
      try await show(kind, at: detent)
      distances.append(try firstRowTop() - headerEdge)
      await end()
    }
    let first = try #require(distances.first)
    #expect(distances.allSatisfy { abs($0 - first) < 0.5 }, "\(distances)")
    #expect(first >= 0)
  }

  @Test(arguments: Kind.allCases)
  func `rows scroll up to the header, and under one without a background`(kind: Kind) async throws {
    try await show(kind, at: .large)
    let table = try table
    let top = try firstRowTop()
    table.contentOffset.y += 30
    await host.settle()
    #expect(abs(try firstRowTop() - (top - 30)) < 0.5)
    let edge = frame(table).minY
    switch kind {
    case .searchable:
      let box = try #require(host.searchField?.superview)
      #expect(abs(edge - (frame(box).maxY + 8)) < 0.5)
    case .noHeader:
      #expect(abs(edge) < 0.5)
    default:
      #expect(abs(edge - (DesignMetrics.isGlass ? 0 : headerEdge + DesignMetrics.headerRim)) < 0.5)
    }
    #expect(table.clipsToBounds, "No row is visible above the edge.")
    await end()
  }

  @Test(arguments: Kind.allCases)
  func `a line separates the header from rows that don't scroll under it`(kind: Kind)
    async throws
  {
    try await show(kind, at: .medium)
    let table = try table
    #expect(try line() == nil)
    table.contentOffset.y += 30
    await host.settle()
    if kind == .noHeader || DesignMetrics.isGlass && kind != .searchable {
      #expect(try line() == nil)
    } else {
      let panel = try #require(host.panel)
      #expect(try line()?.bounds.width == panel.bounds.width)
    }
    table.contentOffset.y = -table.adjustedContentInset.top
    await host.settle()
    #expect(try line() == nil)
    await end()
  }

  @Test func `below a title of several lines the list begins with its first row`() async throws {
    let title = "A title that is so long that it doesn't fit between the two buttons of the header"
    try await show(.plain, at: .large, title: title)
    let table = try table
    #expect(table.contentInset.top == 0 && table.contentOffset.y == 0)
    let panel = try #require(host.panel)
    let label = try #require(self.label(title, in: panel))
    #expect(frame(table).minY >= frame(label).maxY)
    table.contentOffset.y += 30
    await host.settle()
    #expect(try line() != nil)
    await end()
  }

  @Test func `names of hidden options are between the search field and the rows`() async throws {
    _ = await host.show(.list(many, selected: 150).searchable(), by: sheet)
    host.search("7")
    await host.settle()
    let names = try #require(host.view("BottomBounce.hiddenSelection")?.superview)
    let box = try #require(host.searchField?.superview)
    #expect(!names.isHidden && frame(names).minY >= frame(box).maxY)
    #expect(abs(frame(try table).minY - frame(names).maxY) < 0.5)
    #expect(try firstRowTop() > frame(names).maxY)
    await end()
  }
}
