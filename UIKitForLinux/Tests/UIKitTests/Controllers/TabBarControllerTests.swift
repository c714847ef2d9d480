import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct TabBarControllerTests {
  let device = Simulator()
  let log = LoggingController.Log()
  let first: LoggingController
  let second: LoggingController
  let tabs = UITabBarController()

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    first.title = "Profile"
    second.title = "Settings"
    tabs.viewControllers = [first, second]
    device.window.rootViewController = tabs
    device.settle()
    _ = log.removeAll()
  }

  @Test func `selecting a tab removes the previous view from the window`() {
    tabs.selectedIndex = 1
    #expect(
      log.removeAll() == [
        "A willDisappear", "B loadView", "B didLoad", "B willAppear", "B isAppearing",
        "A didDisappear", "B didAppear",
      ])
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
    tabs.selectedViewController = first
    #expect(
      log.removeAll() == [
        "B willDisappear", "A willAppear", "A isAppearing", "B didDisappear", "A didAppear",
      ])
  }

  @Test func `a tap on a tab asks the delegate and notifies it`() {
    final class Delegate: NSObject, UITabBarControllerDelegate {
      var allows = false
      var selected: [UIViewController] = []
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { allows }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { selected.append(viewController) }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    let place = CGPoint(x: 300, y: 800)
    device.tap(at: place)
    #expect(tabs.selectedIndex == 0)
    delegate.allows = true
    device.tap(at: place)
    #expect(tabs.selectedIndex == 1)
    #expect(delegate.selected == [second])
  }

  @Test func `the bar adds to the safe area, and VoiceOver reads the selected tab`() {
    #expect(first.view.safeAreaInsets.bottom == 83)
    #expect(
      device.accessibilityTree() == """
          group “Tab Bar”
            button “Profile”, selected
            button “Settings”
        """)
    #expect(first.tabBarController === tabs)
  }

  @Test func `removing a view controller from the tabs removes it from its parent`() {
    tabs.viewControllers = [second]
    device.settle()
    #expect(first.parent == nil)
    #expect(first.view.window == nil)
    #expect(second.view.window != nil)
  }
}
