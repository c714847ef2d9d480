import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct NavigationControllerTests {
  let device = Simulator()
  let log = LoggingController.Log()
  let first: LoggingController
  let second: LoggingController
  let navigation: UINavigationController

  init() {
    first = LoggingController("A", log)
    second = LoggingController("B", log)
    first.title = "Profile"
    second.title = "Name"
    navigation = UINavigationController(rootViewController: first)
    device.window.rootViewController = navigation
    device.settle()
  }

  @Test func `the first controller appears with its container`() {
    #expect(
      log.removeAll() == [
        "A willJoin", "A didJoin", "A loadView", "A didLoad", "A willAppear", "A isAppearing",
        "A didAppear",
      ])
    #expect(first.navigationController === navigation)
    #expect(navigation.topViewController === first)
  }

  @Test func `a push removes the view below from the window at its end`() {
    _ = log.removeAll()
    navigation.pushViewController(second, animated: true)
    #expect(
      log.removeAll() == [
        "B willJoin", "A willDisappear", "B loadView", "B didLoad", "B willAppear",
        "B isAppearing",
      ])
    #expect(first.view.window != nil)
    device.settle()
    #expect(log.removeAll() == ["A didDisappear", "B didAppear", "B didJoin"])
    #expect(first.view.window == nil)
    #expect(second.flags.contains("didAppear to parent"))
  }

  @Test func `a pop adds the view again`() {
    navigation.pushViewController(second, animated: false)
    device.settle()
    _ = log.removeAll()
    let popped = navigation.popViewController(animated: true)
    #expect(popped === second)
    #expect(
      log.removeAll() == ["B willLeave", "B willDisappear", "A willAppear", "A isAppearing"])
    device.settle()
    #expect(log.removeAll() == ["B didDisappear", "A didAppear", "B didLeave"])
    #expect(second.view.window == nil)
    #expect(second.flags.contains("didDisappear from parent"))
    #expect(navigation.popViewController(animated: true) == nil)
  }

  @Test func `popping to the root removes all other controllers`() {
    let third = UIViewController()
    navigation.setViewControllers([first, second, third], animated: false)
    device.settle()
    #expect(navigation.popToRootViewController(animated: false) == [second, third])
    device.settle()
    #expect(navigation.viewControllers == [first])
    #expect(third.parent == nil)
    #expect(first.view.window != nil)
  }

  @Test func `the bar adds to the safe area, and a large title adds more`() {
    #expect(first.view.safeAreaInsets.top == 103)
    navigation.navigationBar.prefersLargeTitles = true
    device.settle()
    #expect(first.view.safeAreaInsets.top == 155)
    first.navigationItem.largeTitleDisplayMode = .never
    device.settle()
    #expect(first.view.safeAreaInsets.top == 103)
    navigation.isNavigationBarHidden = true
    device.settle()
    #expect(first.view.safeAreaInsets.top == 59)
  }

  @Test func `VoiceOver reads the title, the back button, and the other buttons`() throws {
    var edits = 0
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .edit, primaryAction: UIAction { _ in edits += 1 })
    navigation.pushViewController(second, animated: false)
    device.settle()
    #expect(
      device.accessibilityTree()
        == "  button “Profile”\n  heading “Name”\n  button “Edit”")
    device.activate(try #require(device.accessibilityElement(labeled: "Edit")))
    #expect(edits == 1)
    device.tap(at: CGPoint(x: 40, y: 81))
    device.settle()
    #expect(navigation.topViewController === first)
  }

  @Test func `a popped view controller is deallocated`() {
    weak var released: UIViewController?
    do {
      let controller = UIViewController()
      released = controller
      navigation.pushViewController(controller, animated: true)
      device.settle()
      navigation.popViewController(animated: true)
      device.settle()
    }
    #expect(released == nil)
  }
}
