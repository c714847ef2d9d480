import TestHost
import Testing
import UIKit
import ViewBuilding

/// Controllers in containers and presentations.
@MainActor @Suite(.ownDevice) struct ViewHostControllerContainerTests {
  let controller = LoggedController()

  /// Returns a Boolean value that indicates whether the content fills a view that isn't empty.
  private var isFilled: Bool {
    controller.view.layoutIfNeeded()
    return controller.controllerView.superview === controller.view
      && controller.controllerView.frame == controller.view.bounds
      && controller.view.bounds.width > 0
  }

  @Test func `the content of a root view controller fills the window`() {
    let host = TestHost(controller)
    #expect(controller.controllerView.frame == host.window.bounds)
    #expect(controller.controllerView.window === host.window)
    #expect(controller.controllerView.next === controller.view)
    #expect(controller.view.next === controller)
  }

  @Test func `the content follows the size of the view, and the frame closure runs`() {
    let host = TestHost(controller)
    let log = ClosureLog()
    log.follow(controller.controllerView)
    controller.view.frame = CGRect(x: 5, y: 5, width: 120, height: 90)
    host.window.layoutIfNeeded()
    #expect(log.frames == [CGRect(x: 0, y: 0, width: 120, height: 90)])
  }

  @Test func `subviews of the root view are in front of the content`() {
    controller.beforeLoad = { $0.view.addSubview(UILabel()) }
    _ = controller.view
    #expect(controller.view.subviews.first === controller.controllerView)
    #expect(controller.view.subviews.count == 2)
  }

  @Test func `a child controller gets its frame from the parent`() {
    let parent = UIViewController()
    let host = TestHost(parent)
    parent.addChild(controller)
    #expect(!controller.isViewLoaded)
    EquationLayout(in: parent.view, ["child": controller.view]).eqs("child.edges == 20")
    controller.didMove(toParent: parent)
    host.window.layoutIfNeeded()
    #expect(controller.view.frame == parent.view.bounds.insetBy(dx: 20, dy: 20))
    #expect(isFilled)
    controller.willMove(toParent: nil)
    controller.view.removeFromSuperview()
    controller.removeFromParent()
    #expect(controller.parent == nil)
    #expect(controller.controllerView.superview === controller.view)
  }

  @Test func `the size of the content reaches a superview that measures the view`() {
    final class Tag: ControllerView {
      override func layoutViews() {
        let box = UIView()
        EquationLayout(in: self, ["box": box]).eqs(
          "box.edges == 10\nbox.width == 80\nbox.height == 30")
      }
    }
    let tag = ViewHostController<Tag>()
    let size = tag.view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 100, height: 50))
  }

  @Test func `the controller can be pushed and popped`() async {
    let stack = UINavigationController(rootViewController: UIViewController())
    let host = TestHost(stack)
    stack.pushViewController(controller, animated: true)
    await host.settle()
    #expect(stack.topViewController === controller)
    #expect(controller.view.window === host.window)
    #expect(isFilled)
    stack.popViewController(animated: false)
    await host.settle()
    #expect(controller.parent == nil)
    #expect(controller.controllerView.window == nil)
    #expect(controller.controllerView.log.count == 1)
  }

  @Test func `a tab bar controller loads the view on selection`() async {
    let tabs = UITabBarController()
    tabs.setViewControllers([UIViewController(), controller], animated: false)
    let host = TestHost(tabs)
    await host.settle()
    #expect(!controller.isViewLoaded)
    tabs.selectedIndex = 1
    await host.settle()
    #expect(controller.view.window === host.window)
    #expect(isFilled)
  }

  @Test(arguments: [.pageSheet, .fullScreen] as [UIModalPresentationStyle])
  func `the controller can be presented and dismissed`(style: UIModalPresentationStyle) async {
    let host = TestHost()
    controller.modalPresentationStyle = style
    controller.isModalInPresentation = true
    #expect(!controller.isViewLoaded)
    host.controller.present(controller, animated: true)
    await host.settle()
    #expect(host.controller.presentedViewController === controller)
    #expect(controller.controllerView.window === host.window)
    #expect(isFilled)
    controller.dismiss(animated: true)
    await host.settle()
    #expect(host.controller.presentedViewController == nil)
    #expect(controller.controllerView.window == nil)
  }
}
