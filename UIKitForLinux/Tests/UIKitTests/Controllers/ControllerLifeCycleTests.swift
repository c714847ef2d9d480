import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ControllerLifeCycleTests {
  let device = Simulator()
  let log = LoggingController.Log()

  @Test func `the view is loaded once, on first access`() {
    let controller = LoggingController("A", log)
    #expect(!controller.isViewLoaded)
    #expect(controller.viewIfLoaded == nil)
    let view = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.view === view)
    #expect(log.removeAll() == ["A loadView", "A didLoad"])
    #expect(view?.frame == device.window.bounds)
  }

  @Test func `a root view controller appears in the documented order`() {
    let controller = LayoutLogger("A", log)
    device.window.rootViewController = controller
    device.settle()
    #expect(
      log.removeAll() == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A willLayout", "A didLayout",
        "A didAppear",
      ])
    #expect(controller.view.frame == device.window.bounds)
  }

  @Test func `a new root view controller replaces the previous one`() {
    device.window.rootViewController = LoggingController("A", log)
    device.settle()
    _ = log.removeAll()
    device.window.rootViewController = LoggingController("B", log)
    device.settle()
    #expect(
      log.removeAll() == [
        "A willDisappear", "A didDisappear", "B loadView", "B didLoad", "B willAppear",
        "B isAppearing", "B didAppear",
      ])
  }

  @Test func `a view controller appears and disappears with its window`() {
    let window = UIWindow(windowScene: device.system.scene)
    window.rootViewController = LoggingController("A", log)
    device.settle()
    #expect(log.removeAll() == [])
    window.isHidden = false
    device.settle()
    #expect(
      log.removeAll() == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A didAppear",
      ])
    window.isHidden = true
    #expect(log.removeAll() == ["A willDisappear", "A didDisappear"])
  }

  @Test func `a view controller removed before it appears gets no appearance callbacks`() {
    device.window.rootViewController = LoggingController("A", log)
    device.window.rootViewController = nil
    device.settle()
    #expect(
      log.removeAll() == [
        "A loadView", "A didLoad", "A willAppear", "A isAppearing", "A willDisappear",
        "A didDisappear",
      ])
  }

  @Test func `in viewIsAppearing, the view is in the window with its traits`() {
    final class Controller: UIViewController {
      var found: (UIWindow?, UIUserInterfaceStyle, CGFloat)?
      override func viewIsAppearing(_ animated: Bool) {
        found = (
          view.window, view.traitCollection.userInterfaceStyle, view.safeAreaInsets.top
        )
      }
    }
    let controller = Controller()
    device.appearance = .dark
    device.window.rootViewController = controller
    #expect(controller.found?.0 === device.window)
    #expect(controller.found?.1 == .dark)
    #expect(controller.found?.2 == 59)
  }

  @Test func `additional safe area insets are notified and reach the subviews`() {
    let controller = SafeAreaCounter()
    device.window.rootViewController = controller
    let inner = UIView(frame: controller.view.bounds)
    controller.view.addSubview(inner)
    let before = controller.changes
    controller.additionalSafeAreaInsets.top = 40
    #expect(controller.changes == before + 1)
    #expect(inner.safeAreaInsets.top == 99)
    #expect(device.window.safeAreaInsets.top == 59)
  }

  @Test func `the responder chain goes from view to view controller, window, scene, and app`() {
    let controller = UIViewController()
    device.window.rootViewController = controller
    #expect(controller.view.next === controller)
    #expect(controller.next === device.window)
    #expect(device.window.next === device.window.windowScene)
    #expect(device.window.windowScene?.next === UIApplication.shared)
  }

  @Test func `rotating notifies view controllers first and animates the size`() {
    let controller = RotationLogger()
    device.window.rootViewController = controller
    device.settle()
    device.rotate(to: .landscapeLeft)
    #expect(controller.events == ["traits 1", "size 852 by 393", "alongside 852"])
    device.settle()
    #expect(controller.events.last == "completed")
    #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
    #expect(controller.view.safeAreaInsets.left == 59)
    #expect(controller.view.safeAreaInsets.top == 0)
    #expect(device.window.windowScene?.interfaceOrientation == .landscapeRight)
  }
}

private final class LayoutLogger: UIViewController {
  private let inner: LoggingController

  init(_ name: String, _ log: LoggingController.Log) {
    inner = LoggingController(name, log)
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  private func write(_ event: String) { inner.log.entries.append("\(inner.name) \(event)") }
  override func loadView() {
    write("loadView")
    super.loadView()
  }
  override func viewDidLoad() { write("didLoad") }
  override func viewWillAppear(_ animated: Bool) { write("willAppear") }
  override func viewIsAppearing(_ animated: Bool) { write("isAppearing") }
  override func viewWillLayoutSubviews() { write("willLayout") }
  override func viewDidLayoutSubviews() { write("didLayout") }
  override func viewDidAppear(_ animated: Bool) { write("didAppear") }
}

private final class SafeAreaCounter: UIViewController {
  var changes = 0
  override func viewSafeAreaInsetsDidChange() { changes += 1 }
}

private final class RotationLogger: UIViewController {
  var events: [String] = []

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    events.append("traits \(newCollection.verticalSizeClass.rawValue)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    events.append("size \(Int(size.width)) by \(Int(size.height))")
    coordinator.animate { [weak self] _ in
      guard let self else { return }
      events.append("alongside \(Int(view.bounds.width))")
    } completion: { [weak self] _ in
      self?.events.append("completed")
    }
  }
}
