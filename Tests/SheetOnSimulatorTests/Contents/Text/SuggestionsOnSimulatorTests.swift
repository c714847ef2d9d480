import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// A row of suggestions that is wider than the panel.
@MainActor @Suite(.ownDevice) struct SuggestionsOnSimulatorTests {
  private let screen = TestHost()
  private var device: Simulator { screen.device }

  private func show(_ change: (TextContent) -> TextContent) {
    screen.show(change(TextContent.text()))
  }

  @Test func `a long row of suggestions scrolls`() throws {
    show { $0.suggestions(matching: { text in (0..<12).map { "Suggestion \(text)\($0)" } }) }
    let row: UIView = try #require(screen.find("suggestions"))
    let scroll = try #require(device.scrollViews(in: row).first)
    #expect(scroll.contentSize.width > scroll.bounds.width)
    let middle = device.middle(of: row)
    device.drag(
      from: middle, to: CGPoint(x: middle.x - 150, y: middle.y), over: 0.2)
    screen.settleAnimations()
    #expect(scroll.contentOffset.x > 100)
    // New suggestions start at the leading edge.
    screen.textField?.text = "bob"
    screen.textField?.sendActions(for: .editingChanged)
    screen.settleAnimations()
    #expect(scroll.contentOffset.x == 0)
    #expect(screen.sheet.isPresented)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  private func buttons(in view: UIView) -> [UIButton] {
    view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? buttons(in: $0) }
  }

  @Test(arguments: ["en_US", "ar_EG"])
  func `of thousands of suggestions, the row shows the first thirty`(locale: String) throws {
    device.settings.locale = Locale(identifier: locale)
    show { $0.suggestions((0..<10_000).map { "Suggestion \($0)" }) }
    let row: UIView = try #require(screen.find("suggestions"))
    let titles = buttons(in: row).compactMap { $0.configuration?.title }
    #expect(titles == (0..<30).map { "Suggestion \($0)" })
    let scroll = try #require(device.scrollViews(in: row).first)
    let end = scroll.contentSize.width - scroll.bounds.width
    #expect(scroll.contentOffset.x == (locale.hasPrefix("ar") ? end : 0))
    screen.sheet.dismiss()
    screen.settleAnimations()
  }
}
