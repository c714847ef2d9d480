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
    screen.show(change(TextContent()))
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
  func `of thousands of suggestions, only the visible ones have buttons`(
    locale: String
  ) throws {
    device.settings.locale = Locale(identifier: locale)
    let isMirrored = locale.hasPrefix("ar")
    show { $0.suggestions((0..<10_000).map { "Suggestion \($0)" }) }
    let row: UIView = try #require(screen.find("suggestions"))
    let scroll = try #require(device.scrollViews(in: row).first)
    #expect(buttons(in: row).count == 30)
    let middle = device.middle(of: row)
    let way: CGFloat = isMirrored ? 180 : -180
    var counts: [Int] = []
    for _ in 0..<40 {
      let seen = buttons(in: row).first { $0.configuration?.title == "Suggestion 29" }
      let before = seen.map { $0.convert($0.bounds, to: nil).minX } ?? 0
      let offset = scroll.contentOffset.x
      let width = scroll.contentSize.width
      let finger = device.touchDown(at: middle)
      finger.move(to: CGPoint(x: middle.x + way, y: middle.y), over: 0.2)
      // During a drag nothing jumps when the row grows.
      let moved = (seen.map { $0.convert($0.bounds, to: nil).minX } ?? 0) - before
      let growth = isMirrored ? scroll.contentSize.width - width : 0
      #expect(abs(moved + scroll.contentOffset.x - growth - offset) < 0.5)
      finger.lift()
      screen.settleAnimations()
      counts.append(buttons(in: row).count)
    }
    #expect(counts.last ?? 0 > 60)
    #expect(counts == counts.sorted())
    #expect(counts.last ?? 0 < 400)
    let titles = Set(buttons(in: row).compactMap { $0.configuration?.title })
    #expect(titles == Set((0..<titles.count).map { "Suggestion \($0)" }))
    screen.sheet.dismiss()
    screen.settleAnimations()
  }
}
