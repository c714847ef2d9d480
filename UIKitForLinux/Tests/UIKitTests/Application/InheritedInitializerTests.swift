import Testing
import UIKit
import UIKitSimulator

/// All classes that inherit from `NSObject` have its initializer, and can be subclassed.
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

  @Test func `touches, fonts, and navigation items have an initializer without arguments`() {
    #expect(UITouch().phase == .began)
    #expect(UITouch().window == nil)
    #expect(AppTouch().phase == .moved)
    #expect(UIFont().pointSize == UIFont.systemFontSize)
    #expect(UINavigationItem().title == nil)
  }
}
