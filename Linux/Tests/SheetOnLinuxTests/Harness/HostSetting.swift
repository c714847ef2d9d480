import UIKit
import UIKitSimulator

@testable import BottomBounce

/// A kind of view that an app shows sheets in.
enum HostSetting: CaseIterable {
  case plain, tableInBars, bareTable, stack, effectView, hostingView, hostingViewInBars
  case pendingScrollView, tableBeforeItsLayout, windowOfItsOwn, fieldInBar

  /// Puts the view on a device.
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

/// An app's screen with a view to show sheets in.
@MainActor final class HostScene {
  let device: Simulator
  fileprivate(set) var window: UIWindow
  /// The view that sheets are shown in.
  fileprivate(set) var host = UIView()
  /// The first responder before the sheet; nil for none.
  fileprivate(set) var responder: UIResponder?
  /// Prepares the screen for the next sheet.
  fileprivate(set) var prepare: () -> Void = {}
  /// What belongs to the screen and is held by nobody else.
  private var parts: [AnyObject] = []

  fileprivate init(device: Simulator, window: UIWindow) {
    self.device = device
    self.window = window
  }

  /// The part of the screen in which the panel must be, in the window's points.
  var safeArea: CGRect { host.convert(host.bounds.inset(by: host.safeAreaInsets), to: nil) }

  /// The views that must not keep anything of a sheet.
  var containers: [UIView] {
    let inner = (host as? UIVisualEffectView)?.contentView
    return [host, inner, host.superview].compactMap { $0 }
  }

  /// Takes the screen away, so that the device can show another one.
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

  /// A view that fills the controller's.
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

  /// A table that has been scrolled far down, and has fewer rows since, without a layout.
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

  /// A table whose controller has just become the root, without a layout.
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

  /// A window of the same scene that isn't the key window.
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

  /// A table next to a field that has the focus and is no part of the host.
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

  /// Its view: iOS 26 does not support subviews that an app adds.
  final class HostingView: UIView {
    override func didAddSubview(_ subview: UIView) {
      assertionFailure("\(type(of: subview)) was added to a hosting controller's view.")
    }
  }
}
