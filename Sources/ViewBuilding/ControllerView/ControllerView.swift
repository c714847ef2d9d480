public import UIKit

/// A view with the contents of one screen: subviews, layout, and animations.
///
/// ```swift
/// final class CounterView: ControllerView {
///   let label = UILabel()
///   let button = UIButton(type: .system)
///
///   override func layoutViews() {
///     backgroundColor = .systemBackground
///     button.setTitle("Add one", for: .normal)
///     EquationLayout(in: self, ["label": label, "button": button]).eqs(
///       """
///       label.center == 0
///       button.centerX == 0
///       button.top == label.bottom + 12
///       """)
///   }
/// }
/// ```
///
/// The data and the response to user actions belong in the ``ViewHostController``. The view does
/// not know the class of its controller. It reports user actions through its controls, or through
/// closures that ``ViewHostController/setViewHandlers()`` sets.
open class ControllerView: ClosureView {
  /// The view controller that shows this view, or `nil` if there is none.
  public final internal(set) weak var controller: UIViewController?

  /// Creates a view with a frame in the coordinates of its superview.
  ///
  /// A ``ViewHostController`` creates its view with this initializer, so every subclass must have
  /// it.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Archives are not supported.
  public required init?(coder: NSCoder) {
    assertionFailure("ControllerView cannot be created from an archive.")
    return nil
  }

  /// Adds and positions the subviews.
  ///
  /// The default implementation does nothing.
  ///
  /// A controller calls this method once, when its view is loaded. The view already has its
  /// controller and a first size. The size can change, so use constraints or
  /// ``ClosureView/onLayoutSubviews``.
  open func layoutViews() {}
}
