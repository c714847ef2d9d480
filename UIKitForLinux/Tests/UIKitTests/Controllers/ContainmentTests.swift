import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ContainmentTests {
  let device = Simulator()
  let log = LoggingController.Log()
  let parent: LoggingController
  let child: LoggingController

  init() {
    parent = LoggingController("P", log)
    child = LoggingController("C", log)
  }

  private func show() {
    device.window.rootViewController = parent
    device.settle()
    _ = log.removeAll()
  }

  private func addChild() {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func `a child is added to a visible parent`() {
    show()
    addChild()
    device.settle()
    #expect(
      log.removeAll() == [
        "C willJoin", "C loadView", "C didLoad", "C willAppear", "C isAppearing", "C didJoin",
        "C didAppear",
      ])
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    #expect(child.flags.contains("willAppear to parent"))
    #expect(child.flags.contains("didAppear to parent"))
    #expect(!child.isMovingToParent)
  }

  @Test func `a child appears and disappears with its parent`() {
    parent.loadViewIfNeeded()
    addChild()
    _ = log.removeAll()
    show()
    #expect(child.appearance.phase == .visible)
    device.window.rootViewController = nil
    #expect(
      log.removeAll() == [
        "P willDisappear", "C willDisappear", "P didDisappear", "C didDisappear",
      ])
  }

  @Test func `the parent's callbacks precede the child's`() {
    parent.loadViewIfNeeded()
    addChild()
    _ = log.removeAll()
    device.window.rootViewController = parent
    device.settle()
    #expect(
      log.removeAll() == [
        "P willAppear", "C willAppear", "P isAppearing", "C isAppearing", "P didAppear",
        "C didAppear",
      ])
  }

  @Test func `a child is removed`() {
    show()
    addChild()
    device.settle()
    _ = log.removeAll()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.removeAll() == ["C willLeave", "C willDisappear", "C didDisappear", "C didLeave"])
    #expect(child.flags.contains("didDisappear from parent"))
    #expect(!child.isMovingFromParent)
    #expect(child.parent == nil && parent.children.isEmpty)
  }

  @Test func `adding a child removes it from its previous parent`() {
    let other = UIViewController()
    other.addChild(child)
    parent.addChild(child)
    #expect(other.children.isEmpty)
    #expect(child.parent === parent)
    #expect(log.removeAll() == ["C willJoin", "C didLeave", "C willJoin"])
  }

  @Test func `a container can forward appearance callbacks manually`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    device.window.rootViewController = container
    device.settle()
    container.addChild(child)
    container.view.addSubview(child.view)
    device.settle()
    #expect(log.removeAll() == ["C willJoin", "C loadView", "C didLoad"])
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(log.removeAll() == ["C willAppear", "C isAppearing", "C didAppear"])
  }

  @Test func `a child's responder chain contains its parent`() {
    show()
    addChild()
    #expect(child.view.next === child)
    #expect(child.next === parent.view)
  }
}
