import Testing
import UIKit
import UIKitSimulator

/// Objective-C classes have the initializer of `NSObject`, and can be subclassed.
@MainActor @Suite(.ownDevice) struct InheritedInitializerTests {
  private final class AppScreen: UIScreen {
    override var scale: CGFloat { 4 }
  }

  private final class AppTouch: UITouch {
    override var phase: UITouch.Phase { .moved }
  }

  @Test func `a screen can be subclassed`() {
    let screen: UIScreen = AppScreen()
    #expect(screen.scale == 4)
    #expect(screen.bounds == .zero)
    #expect(UIScreen.main.scale == 3)
  }

  @Test func `touches, fonts, and navigation items are made without arguments`() {
    #expect(UITouch().phase == .began)
    #expect(UITouch().window == nil)
    #expect(AppTouch().phase == .moved)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
    #expect(UINavigationItem().title == nil)
  }
}
