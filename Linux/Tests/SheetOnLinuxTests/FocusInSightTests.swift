import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// What is being typed, in a panel that is too high for its room.
@MainActor @Suite(.ownDevice) struct FocusInSightTests {
  private let screen = SheetScreen()
  private var device: Simulator { screen.device }

  init() {
    screen.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    screen.device.rotate(to: .landscapeLeft)
    screen.rest()
  }

  @Test func `who scrolls away from it may stay there, until the room changes`() throws {
    screen.show(.text("a"), title: "Something About You")
    let contents = try #require(screen.contents)
    #expect(contents.contentOffset.y > 0)
    contents.contentOffset.y = 0
    contents.setNeedsLayout()
    screen.rest()
    #expect(contents.contentOffset.y == 0)
    device.showsSoftwareKeyboard = false
    screen.rest()
    device.showsSoftwareKeyboard = true
    screen.rest()
    #expect(contents.contentOffset.y > 0)
    screen.sheet.dismiss()
    screen.rest()
  }

  @Test func `a tap on the status bar is not for the panel`() throws {
    screen.show(.text("a"), title: "Something About You")
    #expect(try !#require(screen.contents).scrollsToTop)
    screen.sheet.dismiss()
    screen.rest()
  }

  @Test func `bars take nothing from contents that scroll`() throws {
    screen.show(.text("a"), title: "Something About You")
    #expect(try #require(screen.contents).adjustedContentInset == .zero)
    screen.sheet.dismiss()
    screen.rest()
  }
}
