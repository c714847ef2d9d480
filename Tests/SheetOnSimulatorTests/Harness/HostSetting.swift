import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A kind of view that an app presents sheets in.
enum HostSetting: CaseIterable {
  case plain, tableInBars, bareTable, stack, effectView, hostingView, hostingViewInBars
  case pendingScrollView, tableBeforeItsLayout, windowOfItsOwn, fieldInBar

  /// Creates the view on a device.
  @MainActor func make(on device: Simulator) -> HostScene {
    let scene = HostScene(device: device, window: device.window)
    switch self {
    case .plain: scene.setPlain()
    case .tableInBars: scene.setTable(inBars: true)
    case .bareTable: scene.setTable(inBars: false)
    case .stack: scene.setInner(UIStackView())
    case .effectView: scene.setInner(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
    case .hostingView: scene.setHosting(inBars: false)
    case .hostingViewInBars: scene.setHosting(inBars: true)
    case .pendingScrollView: scene.setPendingTable()
    case .tableBeforeItsLayout: scene.setTableBeforeItsLayout()
    case .windowOfItsOwn: scene.setWindow()
    case .fieldInBar: scene.setFieldInBar()
    }
    return scene
  }
}

/// An app's screen with a view that presents sheets.
@MainActor final class HostScene {
  let device: Simulator
  fileprivate(set) var window: UIWindow
  /// The view that presents sheets.
  fileprivate(set) var host = UIView()
  /// The first responder before the presentation, or `nil`.
  fileprivate(set) var responder: UIResponder?
  /// Prepares the screen for the next sheet.
  fileprivate(set) var prepare: () -> Void = {}
  /// The objects that only this scene retains.
  private var parts: [AnyObject] = []

  fileprivate init(device: Simulator, window: UIWindow) {
    self.device = device
    self.window = window
  }

  /// The part of the screen for the panel, in the window's coordinates.
  var safeArea: CGRect { host.convert(host.bounds.inset(by: host.safeAreaInsets), to: nil) }

  /// The views that must not contain a sheet after dismissal.
  var containers: [UIView] {
    let inner = (host as? UIVisualEffectView)?.contentView
    return [host, inner, host.superview].compactMap { $0 }
  }

  /// Removes the screen, so that the device can show another one.
  func leave() {
    device.window.rootViewController = UIViewController()
    if window !== device.window { window.isHidden = true }
    device.window.makeKey()
    device.settle()
  }

  private func show(_ controller: UIViewController, inBars: Bool) {
    if inBars {
      let tabs = UITabBarController()
      controller.title = "Profile"
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      device.window.rootViewController = tabs
    } else {
      device.window.rootViewController = controller
    }
    device.settle()
  }

  fileprivate func setPlain() {
    let controller = UIViewController()
    show(controller, inBars: false)
    host = controller.view
  }

  /// Fills the controller's view with a view.
  fileprivate func setInner(_ view: UIView) {
    let controller = UIViewController()
    show(controller, inBars: false)
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    host = view
  }

  fileprivate func setTable(inBars: Bool) {
    let controller = RowsController()
    show(controller, inBars: inBars)
    host = controller.view
  }

  fileprivate func setHosting(inBars: Bool) {
    let controller = HostingControllerDouble()
    show(controller, inBars: inBars)
    host = controller.view
  }

  /// Creates a scrolled table that has fewer rows since then, with a pending layout.
  fileprivate func setPendingTable() {
    let controller = RowsController()
    show(controller, inBars: true)
    host = controller.view
    prepare = { [unowned controller] in
      controller.count = 100
      controller.tableView.reloadData()
      controller.tableView.layoutIfNeeded()
      controller.tableView.contentOffset.y = 800
      controller.tableView.layoutIfNeeded()
      controller.count = 2
      controller.tableView.reloadData()
    }
  }

  /// Creates a table whose view controller has just become the root, with a pending layout.
  fileprivate func setTableBeforeItsLayout() {
    let controller = RowsController()
    let navigation = UINavigationController(rootViewController: controller)
    host = controller.view
    prepare = { [device] in
      device.window.rootViewController = UIViewController()
      device.window.rootViewController = navigation
      controller.tableView.reloadData()
    }
    prepare()
  }

  /// Creates a window of the same scene that isn't the key window.
  fileprivate func setWindow() {
    setPlain()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    host.addSubview(field)
    let other = UIWindow(frame: device.window.bounds)
    other.windowScene = device.window.windowScene
    other.windowLevel = UIWindow.Level(rawValue: 1)
    other.rootViewController = UIViewController()
    other.isHidden = false
    window = other
    responder = field
    prepare = { [device] in
      device.window.makeKey()
      field.becomeFirstResponder()
    }
    prepare()
    device.settle()
    host = other.rootViewController?.view ?? host
  }

  /// Creates a table next to a text field that is first responder and outside the host.
  fileprivate func setFieldInBar() {
    let container = UIViewController()
    let controller = RowsController()
    show(container, inBars: false)
    container.addChild(controller)
    container.view.addSubview(controller.view)
    let (bar, rest) = container.view.bounds.divided(atDistance: 100, from: .minYEdge)
    controller.view.frame = rest
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.didMove(toParent: container)
    let field = UITextField(frame: CGRect(x: 20, y: 59, width: bar.width - 40, height: 40))
    container.view.addSubview(field)
    host = controller.view
    responder = field
    prepare = { field.becomeFirstResponder() }
    prepare()
    device.settle()
  }
}

/// A table of rows.
private final class RowsController: UITableViewController {
  var count = 30

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }
}

/// A stand-in for a `UIHostingController`.
private final class HostingControllerDouble: UIViewController, SwiftUIHosting {
  override func loadView() { view = HostingView() }

  /// The controller's view.
  ///
  /// iOS 26 does not support subviews that an app adds.
  final class HostingView: UIView {
    override func didAddSubview(_ subview: UIView) {
      assertionFailure("\(type(of: subview)) was added to a hosting controller's view.")
    }
  }
}
