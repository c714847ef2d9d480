import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The caret in a panel that is taller than the available height.
@MainActor @Suite(.ownDevice) struct FocusVisibilityTests: MovingPanel {
  let screen = TestHost()
  /// A title that doesn't fit between the buttons.
  private static let title = "Something that others should know about you"

  init() {
    screen.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
  }

  @Test func `the user may scroll away from the caret until the layout changes`() throws {
    screen.show(.text("a"), title: Self.title)
    let contents = try #require(screen.contents)
    #expect(contents.contentOffset.y > 0)
    contents.contentOffset.y = 0
    contents.setNeedsLayout()
    screen.settleAnimations()
    #expect(contents.contentOffset.y == 0)
    device.showsSoftwareKeyboard = false
    screen.settleAnimations()
    device.showsSoftwareKeyboard = true
    screen.settleAnimations()
    #expect(contents.contentOffset.y > 0)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }

  @Test func `the caret is centered if the visible area is only slightly taller`() throws {
    device.showsSoftwareKeyboard = false
    let host = UIView(frame: CGRect(x: 100, y: 60, width: 600, height: 150))
    screen.view.addSubview(host)
    screen.show(.text("a"), title: Self.title, in: host)
    let contents = try #require(screen.contents)
    let field = try #require(screen.textField)
    let end = try #require(field.selectedTextRange?.end)
    let caret = contents.convert(field.caretRect(for: end), from: field)
    let (above, below) = (caret.minY - contents.bounds.minY, contents.bounds.maxY - caret.maxY)
    #expect(above > 4 && above < 16)
    #expect(abs(above - below) < 1)
    screen.sheet.dismiss()
    screen.settleAnimations()
  }
}
