public import UIKit

/// A view controller whose contents are in a separate view class.
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
/// The ``ControllerView`` has the contents. The controller has the model and handles user actions.
/// Containers, presentation, and appearance work as with every view controller.
///
/// The controller view does not replace `view`, but fills it with constraints at all four edges. So
/// `view` is a plain root view: containers set its size, it has the safe area, and you can add
/// other views next to the contents or in front of them.
open class ViewHostController<View: ControllerView>: UIViewController {
  private var contents: View?

  /// Creates a controller whose view is created when it is first needed.
  public init() {
    super.init(nibName: nil, bundle: nil)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("ViewHostController cannot be created from an archive.")
    return nil
  }

  /// The contents of the screen.
  ///
  /// Accessing the property loads `view` if needed.
  public final var controllerView: View {
    loadViewIfNeeded()
    // An override of `viewDidLoad()` can access the property before it calls `super`.
    return contents ?? makeContents()
  }

  /// Creates the controller view.
  ///
  /// The default implementation calls `init(frame:)`.
  ///
  /// The controller calls this method once. Override it if the view needs other values for its
  /// creation. An override must not access ``controllerView``.
  open func makeControllerView() -> View {
    View(frame: .zero)
  }

  /// Override it to set the actions, gestures, delegates, and data sources of the views.
  ///
  /// The controller calls this method once, after `view` is loaded and after
  /// ``ControllerView/layoutViews()``. The controller retains the views, so closures must capture
  /// it weakly. The default implementation does nothing.
  open func setViewHandlers() {}

  /// Creates the contents.
  ///
  /// In an override, they are complete after the call of `super`.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if let contents {
      // The root view can have been replaced.
      if contents.superview !== view { fillView(with: contents) }
    } else {
      _ = makeContents()
    }
  }

  private func makeContents() -> View {
    let contents = makeControllerView()
    self.contents = contents
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
