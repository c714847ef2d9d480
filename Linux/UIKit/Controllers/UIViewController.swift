/// Manages a view and its place in the app.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  package final var storedView: UIView?
  package final weak var storedParent: UIViewController?
  package final var storedChildren: [UIViewController] = []
  package final var appearance = Appearance()
  /// The presentation that shows this controller; its owner is who presents.
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

  /// A controller whose view is made in `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
    LiveObjects.register(self)
  }

  /// A controller whose view is made in `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read on Linux.
  public required init?(coder: NSCoder) {
    super.init()
    LiveObjects.register(self)
  }

  /// The name under which the controller's state is kept; nil, the default, for none.
  ///
  /// On Linux nothing is ever restored.
  open var restorationIdentifier: String?

  // MARK: The view

  /// The view, made when it is first asked for.
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

  /// The view if it has been made.
  open var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { storedView != nil }

  /// Makes the view: an empty one of the screen's size, unless overridden.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// Makes the view if that has not happened yet.
  open func loadViewIfNeeded() {
    guard storedView == nil else { return }
    loadView()
    assert(storedView != nil, "loadView() of \(type(of: self)) has set no view.")
    viewDidLoad()
  }

  /// The view has been made.
  open func viewDidLoad() {}

  /// What the controller shows, in words for its container.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  /// What a navigation bar shows of the controller.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  /// The tab of the controller.
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

  /// The view is about to be shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and has its traits; it is laid out next.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to be covered or removed.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view is not on the screen any more.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Brings the view's constraints up to date before a layout; call `super` at the end.
  open func updateViewConstraints() {
    viewIfLoaded?.updateConstraints()
  }
  /// The traits that hold here.
  open var traitCollection: UITraitCollection { traits.collection }

  /// Traits have changed.
  ///
  /// Deprecated by Apple in iOS 17; `registerForTraitChanges` is what new code uses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Whether children are told of appearing and disappearing with this controller; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that it begins to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that appearing or disappearing is over.
  open func endAppearanceTransition() {
    endAppearance()
  }

  // MARK: Safe area and size

  /// More safe area than the hardware asks for.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if oldValue != additionalSafeAreaInsets { storedView?.updateSafeArea() } }
  }

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// The size that the view would like to have in its container.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard oldValue != preferredContentSize else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation?.layOut()
    }
  }

  /// A child would like to have another size.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
  }

  /// Returns the size of a child's view in a view of a size.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// The view is about to get another size; call `super`, which tells the children.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren {
      let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
      child.viewWillTransition(to: own, with: coordinator)
    }
  }

  /// The traits are about to change; call `super`, which tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in storedChildren { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// What is known of the transition that the controller takes part in now.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    storedCoordinator ?? parent?.transitionCoordinator
  }

  /// The ways up in which the controller can be shown.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }

  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  // MARK: Children

  /// The controller that contains this one.
  open var parent: UIViewController? { storedParent }

  /// The controllers that this one contains.
  open var children: [UIViewController] { storedChildren }

  /// Takes a controller in; its view is added by whoever calls, who then calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Leaves the containing controller; the view was removed before by whoever calls.
  open func removeFromParent() {
    leaveParent()
  }

  /// The controller is about to be taken in, or left alone.
  open func willMove(toParent parent: UIViewController?) {
    if parent == nil { appearance.isMovingFromParent = true }
  }

  /// The controller has been taken in, or left alone.
  open func didMove(toParent parent: UIViewController?) {}

  /// Changes the view of one child for that of another, animated by a closure.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// Whether the controller appears because it is being taken in.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// Whether the controller disappears because it is being left alone.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  // MARK: Presenting

  /// How the controller is shown over another; a sheet by default.
  open var modalPresentationStyle: UIModalPresentationStyle = .automatic
  /// How the controller comes and goes.
  open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
  /// Whether a person may not dismiss the sheet.
  open var isModalInPresentation = false
  /// Whether a presentation in the current context covers this controller's view.
  open var definesPresentationContext = false
  /// Whether the status bar follows the controller although it does not fill the screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Shows a controller as the container does: pushed in a stack, presented elsewhere.
  open func show(_ viewController: UIViewController, sender: Any?) {
    if let container = navigationController {
      container.show(viewController, sender: sender)
    } else {
      present(viewController, animated: true)
    }
  }

  /// Shows a controller over this one.
  ///
  /// A controller that presents already, or whose view is in no window, presents nothing and says so
  /// on the standard error output.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.begin(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Removes the controller that this one presents, or else this one itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.end(from: self, animated: flag, completion: completion)
  }

  /// The controller that this one, or one that contains it, presents.
  open var presentedViewController: UIViewController? {
    shownPresentation?.presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parent?.presentingViewController
  }

  /// Whether the controller appears because it is being presented.
  open var isBeingPresented: Bool { presentation?.isBeingPresented ?? false }

  /// Whether the controller disappears because it is being dismissed.
  open var isBeingDismissed: Bool { presentation?.stage == .dismissing }

  /// The popover that shows the controller, if it is meant to be shown in one.
  open var popoverPresentationController: UIPopoverPresentationController? { popover() }

  /// How the controller is shown over another one here and now.
  func resolvedPresentationStyle(
    over presenter: UIViewController
  ) -> UIModalPresentationStyle {
    switch modalPresentationStyle {
    case .popover: hasRoomForPopover(over: presenter) ? .popover : .pageSheet
    case .automatic, .custom, .none: .pageSheet
    case let style: style
    }
  }

  /// Returns the view in which the controller's view is shown over another's.
  func makePresentationContainer(
    style: UIModalPresentationStyle
  ) -> PresentationContainer {
    style == .popover ? PopoverContainer() : PresentationContainer(style: style)
  }

  // MARK: The status bar

  /// Whether the status bar is dark or light.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is left out.
  open var prefersStatusBarHidden: Bool { false }
  /// The child that decides the style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the bar is left out.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator may be left out after a while.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator may be hidden.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The screen edges at which the app's gestures have priority over those of the system.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides at which edges the app's gestures have priority.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// Asks for the status bar's style again.
  open func setNeedsStatusBarAppearanceUpdate() {
    responderWindow?.layer.tree?.needsRender = true
  }

  // MARK: Responder

  open override var next: UIResponder? {
    if let presentation { return presentation.presenter }
    return storedView?.superview ?? storedParent?.storedView
  }

  package override var responderWindow: UIWindow? { storedView?.window }
}

extension UIViewController: @MainActor UIContentContainer {}
