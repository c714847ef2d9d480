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

  private func makeScreen(_ model: DeviceModel, _ size: UIContentSizeCategory) -> TestHost {
    let screen = TestHost(on: Simulator(model))
    screen.device.settings.contentSizeCategory = size
    screen.settleAnimations()
    return screen
  }

  private func list(on screen: TestHost) -> OptionListView? {
    screen.find("options", as: UITableView.self)?.superview as? OptionListView
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
    #expect(list.area.layoutFrame.height < list.tableView.contentSize.height)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }
}
