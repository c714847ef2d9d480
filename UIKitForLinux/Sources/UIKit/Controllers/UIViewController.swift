@preconcurrency @MainActor open class UIViewController: UIResponder {
  package final var storedView: UIView?
  package final weak var storedParent: UIViewController?
  package final var storedChildren: [UIViewController] = []
  package final var appearance = Appearance()
  /// The presentation of this controller.
  ///
  /// The presenting controller owns it.
  package final weak var presentation: Presentation?
  /// The presentation of another controller by this one.
  package final var shownPresentation: Presentation?
  private var storedNavigationItem: UINavigationItem?
  private var storedTabBarItem: UITabBarItem?
  /// The part of the view that a container's bars cover.
  final var containerInsets = UIEdgeInsets.zero {
    didSet { if oldValue != containerInsets { storedView?.updateSafeArea() } }
  }
  package final weak var storedCoordinator: TransitionCoordinator?
  final var storedPopover: UIPopoverPresentationController?
  package final var traits = TraitState()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    LiveObjects.register(self)
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Differs: Archives can't be read.
  public required init?(coder: NSCoder) {
    super.init()
    LiveObjects.register(self)
  }

  /// Differs: State is never restored.
  open var restorationIdentifier: String?

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set {
      storedView?.owningController = nil
      storedView = newValue
      newValue?.owningController = self
    }
  }

  open var viewIfLoaded: UIView? { storedView }

  open var isViewLoaded: Bool { storedView != nil }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    assert(storedView != nil, "loadView() of \(type(of: self)) has set no view.")
    viewDidLoad()
  }

  open func viewDidLoad() {}

  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  // MARK: Appearing

  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }
  open var traitCollection: UITraitCollection { traits.collection }

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Safe area and size

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { storedView?.updateSafeArea() } }
  }

  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}

  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.layOut()
    }
  }

  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }

  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    storedCoordinator ?? parent?.transitionCoordinator
  }

  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  // MARK: Children

  open var parent: UIViewController? { storedParent }

  open var children: [UIViewController] { storedChildren }

  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  open func removeFromParent() {
    leaveParent()
  }

  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { appearance.isMovingFromParent = true }
  }

  open func didMove(toParent parent: UIViewController?) {}

  open var isMovingToParent: Bool { appearance.isMovingToParent }

  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Presenting

  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var modalPresentationCapturesStatusBarAppearance = false

  open func show(_ viewController: UIViewController, sender: Any?) {
    if let container = navigationController {
      container.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.begin(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.end(from: self, animated: flag, completion: completion)
  }

  open var presentedViewController: UIViewController? {
    shownPresentation?.presented ?? parent?.presentedViewController
  }

  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  open var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }

  open var isBeingDismissed: Bool { presentation?.stage == .dismissing }

  open var popoverPresentationController: UIPopoverPresentationController? { popover() }

  /// Returns the style in which this controller is presented over another one.
  func resolvedPresentationStyle(
    over presenter: UIViewController
  ) -> UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .popover: hasRoomForPopover(over: presenter) ? .popover : .pageSheet
    case .automatic, .custom, .none: .pageSheet
    case let style: style
    }
  }

  /// Creates the view in which the controller's view is presented.
  func makePresentationContainer(
    style: UIModalPresentationStyle
  ) -> PresentationContainer {
    style == .popover ? PopoverContainer() : PresentationContainer(style: style)
  }

  // MARK: The status bar

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var prefersInterfaceOrientationLocked: Bool { false }
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  // MARK: Responder

  open override var next: UIResponder? {
    if let presentation { return presentation.presenter }
    return storedView?.superview ?? storedParent?.storedView
  }

  package override var responderWindow: UIWindow? { storedView?.window }
}

extension UIViewController: @MainActor UIContentContainer {}
