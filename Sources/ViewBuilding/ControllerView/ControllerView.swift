public import UIKit

/// The contents of one screen: subviews, their layout and their animations.
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
/// What is shown, and what happens when somebody uses it, belongs into the ``ViewHostController``. The view does not
/// know of which class its controller is: a superclass cannot name a class whose superclass names
/// this one. What it has to say it says through its controls, or through closures that
/// ``ViewHostController/setViewHandlers()`` sets.
open class ControllerView: ClosureView {
  /// The controller of the view; not kept alive, and nil where there is none.
  public final internal(set) weak var controller: UIViewController?

  /// A view with a frame in its superview's coordinates.
  ///
  /// A ``ViewHostController`` makes its view with this initialiser, so a subclass that adds others has it as well.
  public required override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Not available: these views are made in code.
  public required init?(coder: NSCoder) {
    assertionFailure("ControllerView is made in code.")
    return nil
  }

  /// Adds the subviews and says where they are; nothing by default.
  ///
  /// A controller calls it once, when its view is loaded. The view has its controller and a first size by
  /// then, which is not the last one: use constraints, or ``ClosureView/onLayoutSubviews``.
  open func layoutViews() {}
}
