@preconcurrency @MainActor open class UITabBarController: UIViewController {
  private let content = UIView()
  private var controllers: [UIViewController] = []
  private var index = 0
  private var shown: UIViewController?

  public final let tabBar = UITabBar()
  open weak var delegate: (any UITabBarControllerDelegate)?

  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let selected = selectedViewController
    for controller in controllers where !new.contains(controller) {
      controller.willMove(toParent: nil)
      controller.viewIfLoaded?.removeFromSuperview()
      controller.removeFromParent()
    }
    let added = new.filter { $0.parent !== self }
    controllers = new
    for controller in added {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    index = selected.flatMap { new.firstIndex(of: $0) } ?? 0
    tabBar.items = new.map(\.tabBarItem)
    showSelected()
  }

  open var selectedIndex: Int {
    get { index }
    set {
      guard controllers.indices.contains(newValue) else { return }
      index = newValue
      showSelected()
    }
  }

  open var selectedViewController: UIViewController? {
    get { controllers.indices.contains(index) ? controllers[index] : nil }
    set { newValue.flatMap { controllers.firstIndex(of: $0) }.map { selectedIndex = $0 } }
  }

  private func choose(_ place: Int) {
    let controller = controllers[place]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    selectedIndex = place
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func showSelected() {
    tabBar.selectedItem = selectedViewController?.tabBarItem
    let (from, to) = (shown, selectedViewController)
    guard isViewLoaded, from !== to else { return }
    shown = to
    let isVisible = appearance.phase == .visible || appearance.phase == .appearing
    if isVisible {
      from?.beginAppearance(false, animated: false)
      to?.beginAppearance(true, animated: false)
    }
    if let view = to?.view {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
    from?.viewIfLoaded?.removeFromSuperview()
    guard isVisible else { return }
    view.layoutIfNeeded()
    from?.endAppearance()
    // If the tab bar controller is appearing, the child's appearance ends with its own.
    if appearance.phase == .visible { to?.endAppearance() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    tabBar.onSelect = { [weak self] in self?.choose($0) }
    showSelected()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    placeBar()
  }

  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    placeBar()
  }

  private func placeBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for controller in controllers { controller.containerInsets.bottom = UITabBar.height }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
}

@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
}
