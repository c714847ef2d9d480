public import UIKit

/// A kind of view that an app presents sheets in.
public enum HostSetting: CaseIterable, Sendable {
  case plain, tableInBars, bareTable, stack, effectView, hostingView, hostingViewInBars
  case pendingScrollView, tableBeforeItsLayout, windowOfItsOwn, fieldInBar

  /// Shows the view in the window of a test host.
  ///
  /// - Parameters:
  ///   - screen: The test host.
  ///   - makeHosting: Returns a stand-in for a `UIHostingController`.
  @MainActor public func make(
    in screen: TestHost, makeHosting: () -> UIViewController
  ) async -> HostScene {
    let scene = HostScene(screen)
    switch self {
    case .plain: await scene.show(UIViewController(), inBars: false)
    case .tableInBars: await scene.show(RowsController(), inBars: true)
    case .bareTable: await scene.show(RowsController(), inBars: false)
    case .stack: await scene.setInner(UIStackView())
    case .effectView:
      await scene.setInner(UIVisualEffectView(effect: UIBlurEffect(style: .regular)))
    case .hostingView: await scene.show(makeHosting(), inBars: false)
    case .hostingViewInBars: await scene.show(makeHosting(), inBars: true)
    case .pendingScrollView: await scene.setPendingTable()
    case .tableBeforeItsLayout: scene.setTableBeforeItsLayout()
    case .windowOfItsOwn: await scene.setWindow()
    case .fieldInBar: await scene.setFieldInBar()
    }
    return scene
  }
}

/// An app's screen with a view that presents sheets.
@MainActor public final class HostScene {
  /// The test host with the screen.
  public let screen: TestHost
  /// The window with the view.
  public fileprivate(set) var window: UIWindow
  /// The view that presents sheets.
  public fileprivate(set) var host = UIView()
  /// The first responder before the presentation, or nil.
  public fileprivate(set) var responder: UIResponder?
  /// Prepares the screen for the next sheet.
  public fileprivate(set) var prepare: () -> Void = {}

  fileprivate init(_ screen: TestHost) {
    self.screen = screen
    window = screen.window
  }

  /// The part of the screen for the panel, in the window's coordinates.
  public var safeArea: CGRect { host.convert(host.bounds.inset(by: host.safeAreaInsets), to: nil) }

  /// The views that must not contain a sheet after dismissal.
  public var containers: [UIView] {
    let inner = (host as? UIVisualEffectView)?.contentView
    return [host, inner, host.superview].compactMap { $0 }
  }

  /// Makes a controller the root, maybe in bars, and its view the host.
  fileprivate func show(_ controller: UIViewController, inBars: Bool) async {
    if inBars {
      let tabs = UITabBarController()
      controller.title = "Profile"
      tabs.viewControllers = [UINavigationController(rootViewController: controller)]
      screen.window.rootViewController = tabs
    } else {
      screen.window.rootViewController = controller
    }
    await screen.settle()
    host = controller.view
  }

  /// Fills the controller's view with a view.
  fileprivate func setInner(_ view: UIView) async {
    let controller = UIViewController()
    await show(controller, inBars: false)
    view.frame = controller.view.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.view.addSubview(view)
    host = view
  }

  /// Creates a scrolled table that has fewer rows since then, with a pending layout.
  fileprivate func setPendingTable() async {
    let controller = RowsController()
    await show(controller, inBars: true)
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
    prepare = { [screen] in
      screen.window.rootViewController = UIViewController()
      screen.window.rootViewController = navigation
      controller.tableView.reloadData()
    }
    prepare()
  }

  /// Creates a window of the same scene that isn't the key window.
  fileprivate func setWindow() async {
    await show(UIViewController(), inBars: false)
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    host.addSubview(field)
    let other = UIWindow(frame: screen.window.bounds)
    other.windowScene = screen.window.windowScene
    other.windowLevel = UIWindow.Level(rawValue: 1)
    other.rootViewController = UIViewController()
    other.isHidden = false
    window = other
    responder = field
    prepare = { [screen] in
      screen.window.makeKey()
      field.becomeFirstResponder()
    }
    prepare()
    await screen.settle()
    host = other.rootViewController?.view ?? host
  }

  /// Creates a table next to a text field that is first responder and outside of the host.
  fileprivate func setFieldInBar() async {
    let container = UIViewController()
    let controller = RowsController()
    await show(container, inBars: false)
    container.addChild(controller)
    container.view.addSubview(controller.view)
    let bounds = container.view.bounds
    controller.view.frame = CGRect(
      x: 0, y: 100, width: bounds.width, height: max(bounds.height - 100, 0))
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.didMove(toParent: container)
    let field = UITextField(frame: CGRect(x: 20, y: 59, width: bounds.width - 40, height: 40))
    container.view.addSubview(field)
    host = controller.view
    responder = field
    prepare = { field.becomeFirstResponder() }
    prepare()
    await screen.settle()
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
