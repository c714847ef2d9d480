/// Manages a view and its place in the app.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  private var storedView: UIView?
  package final var traits = TraitState()
  /// More safe area than the hardware asks for.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// A controller whose view is made in `loadView()`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// A controller whose view is made in `loadView()`.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Archives are not read on Linux.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      if storedView == nil {
        loadView()
        viewDidLoad()
      }
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

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The traits that hold here.
  open var traitCollection: UITraitCollection { traits.collection }

  /// Traits have changed. Deprecated by Apple in iOS 17; `registerForTraitChanges` is what new code uses.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  final func windowBecameVisible() {}
}
