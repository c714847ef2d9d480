import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// The height of lists with accessibility text sizes, whose rows have different heights.
@MainActor @Suite(.ownDevice) struct LargeTextListTests {
  private static let plans = [
    SheetOption("basic", title: "Basic", subtitle: "One person, one device"),
    SheetOption("team", title: "Team", subtitle: "Up to ten people who share what they make"),
    SheetOption("school", title: "School", subtitle: "Not available in your country"),
    SheetOption("studio", title: "Studio", subtitle: "Up to fifty people"),
  ]
  private nonisolated static let sizes: [UIContentSizeCategory] = [
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  private func makeScreen(_ model: DeviceModel, _ size: UIContentSizeCategory) -> TestHost {
    let screen = TestHost(on: Simulator(model))
    screen.device.settings.contentSizeCategory = size
    screen.settleAnimations()
    return screen
  }

  private func list(on screen: TestHost) -> OptionListView? {
    screen.find("options", as: UITableView.self)?.superview as? OptionListView
  }

  /// The labels in a view.
  private func labels(in view: UIView) -> [UILabel] {
    if let label = view as? UILabel, !label.isHidden { return [label] }
    return view.subviews.flatMap { labels(in: $0) }
  }

  /// The visible fraction of the line that an edge cuts, or `nil` if it cuts none.
  private func shareOfCutLine(in cell: UITableViewCell, at edge: CGFloat) -> CGFloat? {
    labels(in: cell).lazy.compactMap { label -> CGFloat? in
      let frame = label.convert(label.bounds, to: nil)
      let lines = (frame.height / label.font.lineHeight).rounded()
      guard lines > 0, frame.minY < edge, edge < frame.maxY else { return nil }
      let position = (edge - frame.minY) / (frame.height / lines)
      return position - position.rounded(.down)
    }.first
  }

  private func expectGoodEnd(on screen: TestHost) throws {
    let table = try #require(list(on: screen)?.tableView)
    let panel = try #require(screen.panel)
    let edge = device(screen, panel.convert(panel.bounds, to: nil).maxY)
    let area = try #require(list(on: screen)).area.layoutFrame
    if table.contentSize.height <= area.height + 0.5 { return }
    let cells = table.visibleCells.filter { $0.convert($0.bounds, to: nil).minY < edge - 0.5 }
    let last = try #require(
      cells.max { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY })
    let frame = last.convert(last.bounds, to: nil)
    let share = (min(edge, frame.maxY) - frame.minY) / frame.height
    #expect(share > 0.3, "\(share) of the last row")
    if let line = shareOfCutLine(in: last, at: edge) {
      #expect(line < 0.21 || line > 0.49, "\(line) of a line")
    }
  }

  /// The bottom edge of the panel on the screen.
  private func device(_ screen: TestHost, _ edge: CGFloat) -> CGFloat {
    min(edge, screen.device.window.bounds.maxY)
  }

  @Test(arguments: sizes, [DeviceModel.iPhone16, .iPhoneSE3])
  func `a list of tall rows ends in the middle of a row, or shows all rows`(
    size: UIContentSizeCategory, model: DeviceModel
  ) throws {
    for style in [FloatingStyle.automatic, .always] {
      for count in 1...4 {
        let screen = makeScreen(model, size)
        screen.show(.checklist(Array(Self.plans.prefix(count))), title: "Plans") {
          $0.floatingStyle = style
        }
        try expectGoodEnd(on: screen)
        screen.sheet.dismiss()
        screen.settleAnimations()
      }
    }
  }

  @Test func `all rows are visible if they fit into the free height`() throws {
    let screen = makeScreen(.iPhone16, .accessibilityExtraLarge)
    screen.show(.checklist(Self.plans), title: "Plans")
    let list = try #require(self.list(on: screen))
    #expect(list.tableView.visibleCells.count == 4)
    #expect(list.tableView.contentSize.height <= list.area.layoutFrame.height + 0.5)
    let panel = try #require(screen.panel)
    #expect(panel.frame.minY >= screen.device.window.safeAreaInsets.top)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `a list adapts to a rotation and to another text size`() throws {
    let screen = makeScreen(.iPhone16, .accessibilityExtraLarge)
    screen.show(.checklist(Self.plans), title: "Plans")
    let whole = try #require(list(on: screen)).area.layoutFrame.height
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(try #require(screen.panel).frame.minY >= 0)
    #expect(try #require(screen.contents).isScrollEnabled == false)
    screen.device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(try #require(list(on: screen)).area.layoutFrame.height == whole)
    screen.device.settings.contentSizeCategory = .large
    screen.settleAnimations()
    #expect(try #require(list(on: screen)).area.layoutFrame.height < whole / 2)
    screen.device.settings.contentSizeCategory = .accessibilityExtraLarge
    screen.settleAnimations()
    #expect(try #require(list(on: screen)).area.layoutFrame.height == whole)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `an optional list leaves space for its button`() throws {
    let screen = makeScreen(.iPhoneSE3, .accessibilityExtraLarge)
    screen.show(.list(Self.plans).orNone(), title: "Plans")
    #expect(try #require(screen.contents).isScrollEnabled == false)
    let list = try #require(self.list(on: screen))
    let table = list.tableView
    let offset = table.bounds.minY + table.contentInset.top + list.area.layoutFrame.height
    let row = table.rectForRow(
      at: try #require(table.indexPathForRow(at: CGPoint(x: 0, y: offset - 1))))
    let share = (offset - row.minY) / row.height
    #expect(share > 0.3 && share < 0.7)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }
}
