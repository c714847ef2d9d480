import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// A row of suggestions that is wider than the panel.
@MainActor @Suite(.ownDevice) struct SuggestionsOnDeviceTests {
  private let screen = SheetScreen()
  private var device: Simulator { screen.device }

  private func show(_ configure: (inout TextContent) -> Void) {
    var content = TextContent()
    configure(&content)
    screen.show(content)
  }

  @Test func `a long row of suggestions scrolls`() throws {
    show {
      $0.suggestions = .matching { text in (0..<12).map { "Suggestion \(text)\($0)" } }
    }
    let row: UIView = try #require(screen.find("suggestions"))
    let scroll = try #require(device.scrollViews(in: row).first)
    #expect(scroll.contentSize.width > scroll.bounds.width)
    let middle = device.middle(of: row)
    device.drag(
      from: middle, to: CGPoint(x: middle.x - 150, y: middle.y), over: 0.2)
    screen.rest()
    #expect(scroll.contentOffset.x > 100)
    // Other texts begin at the beginning.
    screen.field?.text = "bob"
    screen.field?.sendActions(for: .editingChanged)
    screen.rest()
    #expect(scroll.contentOffset.x == 0)
    #expect(screen.sheet.isShown)
    screen.sheet.dismiss()
    screen.rest()
  }

  @Test func `from right to left a long row begins at the right`() throws {
    device.settings.locale = Locale(identifier: "ar_EG")
    show { $0.suggestions = .list((0..<12).map { "Suggestion \($0)" }) }
    let row: UIView = try #require(screen.find("suggestions"))
    let scroll = try #require(device.scrollViews(in: row).first)
    #expect(abs(scroll.contentOffset.x + scroll.bounds.width - scroll.contentSize.width) < 0.5)
    #expect(scroll.contentOffset.x > 100)
    screen.sheet.dismiss()
    screen.rest()
  }
}
