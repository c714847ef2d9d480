@preconcurrency @MainActor open class UINavigationController: UIViewController {
  private let content = UIView()
  private var stack: [UIViewController] = []
  private var shown: UIViewController?
  private var isMoving = false
  private var hidesBar = false
  /// The duration of a push or pop in seconds, as iOS reports it.
  private static let duration: TimeInterval = 0.35

  public final let navigationBar = UINavigationBar()
  open weak var delegate: (any UINavigationControllerDelegate)?

  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  // MARK: The stack

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.last }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    assert(!stack.contains(viewController), "A controller is in the stack once.")
    guard !stack.contains(viewController) else { return }
    change(to: stack + [viewController], animated: animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: Array(stack.dropLast()), animated: animated)
    return top
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: viewController), index + 1 < stack.count else {
      return nil
    }
    let popped = Array(stack[(index + 1)...])
    change(to: Array(stack[...index]), animated: animated)
    return popped
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    change(to: viewControllers, animated: animated)
  }

  open override func show(_ viewController: UIViewController, sender: Any?) {
    pushViewController(viewController, animated: true)
  }

  private func change(to new: [UIViewController], animated: Bool) {
    let old = stack
    let isPush = !(new.last.map(old.contains) ?? false)
    for controller in new where controller.parent !== self { addChild(controller) }
    let removed = old.filter { !new.contains($0) }
    for controller in removed { controller.willMove(toParent: nil) }
    stack = new
    let finish = { [self] in
      for controller in new where !old.contains(controller) { controller.didMove(toParent: self) }
      for controller in removed { controller.removeFromParent() }
    }
    navigationBar.show(new.map(\.navigationItem))
    guard isViewLoaded else { return finish() }
    showTop(isPush: isPush, animated: animated && !old.isEmpty, completion: finish)
  }

  private func showTop(isPush: Bool, animated: Bool, completion: @escaping () -> Void) {
    let (from, to) = (shown, stack.last)
    guard from !== to else { return completion() }
    shown = to
    let isVisible = appearance.phase == .visible || appearance.phase == .appearing
    let isAnimated = animated && isVisible && view.window != nil
    if isVisible { from?.beginAppearance(false, animated: isAnimated) }
    if isVisible { to?.beginAppearance(true, animated: isAnimated) }
    if let to { delegate?.navigationController(self, willShow: to, animated: isAnimated) }
    if let view = to?.view {
      view.frame = content.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if isPush { content.addSubview(view) } else { content.insertSubview(view, at: 0) }
      view.layoutIfNeeded()
    }
    let coordinator = TransitionCoordinator(
      duration: isAnimated ? Self.duration : 0, container: content, from: from, to: to)
    let shift = content.bounds.width * (isMirrored ? -1 : 1)
    // The controller on top moves by the full width, and the one below by a third of it.
    let (incoming, outgoing) = isPush ? (shift, -shift * 0.3) : (-shift * 0.3, shift)
    if isAnimated {
      UIView.performWithoutAnimation {
        to?.view.transform = CGAffineTransform(translationX: incoming, y: 0)
      }
    }
    isMoving = isAnimated
    coordinator.run {
      to?.view.transform = .identity
      if isAnimated { from?.view.transform = CGAffineTransform(translationX: outgoing, y: 0) }
    } completion: { [self] in
      isMoving = false
      // The controller may have been shown again in the meantime.
      if let from, shown !== from {
        from.viewIfLoaded?.removeFromSuperview()
        from.viewIfLoaded?.transform = .identity
        from.endAppearance()
      }
      to?.endAppearance()
      if let to { delegate?.navigationController(self, didShow: to, animated: isAnimated) }
      completion()
    }
  }

  private var isMirrored: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: The bar

  open var isNavigationBarHidden: Bool {
    get { hidesBar }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hidesBar = hidden
    viewIfLoaded?.setNeedsLayout()
    guard animated, let view = viewIfLoaded else { return }
    UIView.animate(withDuration: 0.2) { view.layoutIfNeeded() }
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.clipsToBounds = true
    view.addSubview(content)
    view.addSubview(navigationBar)
    navigationBar.onBack = { [weak self] in self?.popViewController(animated: true) }
    navigationBar.onHeightChange = { [weak self] in self?.viewIfLoaded?.setNeedsLayout() }
    showTop(isPush: true, animated: false) {}
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
    let height = navigationBar.fittingHeight
    navigationBar.isHidden = hidesBar
    navigationBar.frame = CGRect(
      x: 0, y: view.safeAreaInsets.top, width: view.bounds.width, height: height)
    // The bar covers the top of the content.
    for controller in stack { controller.containerInsets.top = hidesBar ? 0 : height }
  }

  open override var childForStatusBarStyle: UIViewController? { topViewController }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

@preconcurrency @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
}
