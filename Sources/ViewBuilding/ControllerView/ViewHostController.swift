public import UIKit

/// A view controller that leaves its contents to a view of a class of their own.
///
/// ```swift
/// final class CounterController: ViewHostController<CounterView> {
///   private var count = 0 {
///     didSet { controllerView.label.text = "\(count)" }
///   }
///
///   override func setViewHandlers() {
///     count = 0
///     let addOne = UIAction { [weak self] _ in self?.count += 1 }
///     controllerView.button.addAction(addOne, for: .touchUpInside)
///   }
/// }
/// ```
///
/// The contents are in ``ControllerView``; the controller has the model and what happens when somebody
/// uses the screen. Everything else is as with any view controller: containers, presentation and
/// appearance do not know the difference.
///
/// The controller view is no replacement for `view` but fills it, by constraints at all four edges. So
/// `view` stays the plain root that containers size, that a safe area belongs to and to which something may be
/// added beside or above the contents.
open class ViewHostController<View: ControllerView>: UIViewController {
  private var madeView: View?

  /// A controller whose view is made when it is first needed.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Not available: these controllers are made in code.
  public required init?(coder: NSCoder) {
    assertionFailure("ViewHostController is made in code.")
    return nil
  }

  /// The contents, of their own class; asking for them loads `view`, as asking for `view` does.
  public final var controllerView: View {
    loadViewIfNeeded()
    // Not made yet where `viewDidLoad()` is overridden and has not come to `super`.
    return madeView ?? makeContents()
  }

  /// Makes the controller view, with `init(frame:)` by default; called once.
  ///
  /// Override it where the view needs something to begin with. It must not ask for ``controllerView``.
  open func makeControllerView() -> View {
    View(frame: .zero)
  }

  /// Ties the views to what they do: targets, gestures, delegates, data sources; nothing by default.
  ///
  /// Called once, when `view` has been loaded and after ``ControllerView/layoutViews()``. Handlers that use
  /// the controller capture it weakly, since it keeps the views.
  open func setViewHandlers() {}

  /// Makes the contents; what follows `super` in an override finds them complete.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let madeView {
      // The view is another one than before.
      if madeView.superview !== view { fillView(with: madeView) }
    } else {
      _ = makeContents()
    }
  }

  private func makeContents() -> View {
    let contents = makeControllerView()
    madeView = contents
    contents.controller = self
    fillView(with: contents)
    contents.layoutViews()
    setViewHandlers()
    return contents
  }

  private func fillView(with contents: View) {
    guard let view else { return }
    contents.frame = view.bounds
    view.insertSubview(contents, at: 0)
    EquationLayout(in: view, ["contents": contents]).eqs("contents.edges == 0")
  }
}
