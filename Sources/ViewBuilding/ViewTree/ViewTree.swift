public import UIKit

/// Views that are built by code in the shape of their hierarchy.
///
/// ```swift
/// let tree = ViewTree(in: view) {
///   ViewNode(UIView(), named: "card") { view, superview in
///     view.backgroundColor = .secondarySystemBackground
///     "edges == superview.margins.edges"
///
///     ViewNode(UILabel(), named: "name") { view, superview in
///       view.text = "Ada"
///       "leading == 16"
///       "top == lastVisible.bottom + 12"
///     }
///   }
/// }
/// ```
///
/// A ``ViewNode`` nested in a block becomes a subview, in the order of the code. Blocks run after all views of
/// their level are in place, so siblings can refer to each other in any order. Equations and constraints
/// are activated together when everything is built. See <doc:ViewTrees>.
///
/// A tree keeps no view alive, and nothing has to keep the tree: what it made stays.
@MainActor public struct ViewTree {
  /// The equations of all blocks, to be changed later.
  ///
  /// It knows the views by their names; the view that the tree was built in is called `view`. Applying an
  /// equation again with another constant or priority changes the one that a block has made.
  public let layout: EquationLayout
  /// The constraints of all blocks, in the order of the code.
  public let constraints: [NSLayoutConstraint]

  /// Builds views in a view, in front of the subviews that it has.
  ///
  /// - Parameters:
  ///   - view: The view; a block that has two parameters gets it with its own superview.
  ///   - numbers: What equations may call by name, such as `margin` in `leading == margin`.
  ///   - block: The subviews, and equations and constraints of the view itself.
  @discardableResult public init(
    in view: UIView, numbers: [String: CGFloat] = [:], @ViewTreeBuilder _ block: () -> ViewTreeBlock
  ) {
    let layout = EquationLayout(in: view)
    layout.numbers = numbers
    self.init(in: view, layout, block())
  }

  init(in view: UIView, _ layout: EquationLayout, _ block: ViewTreeBlock) {
    self.layout = layout
    var construction = ViewTreeConstruction(layout)
    construction.build(block, in: view)
    constraints = construction.finish()
  }

  /// The view that has a name; nil if none has, or it is gone.
  public subscript(name: String) -> UIView? {
    layout[name] as? UIView
  }

  /// The view that has a name, if it is of a type.
  public subscript<View: UIView>(name: String, as type: View.Type) -> View? {
    layout[name] as? View
  }
}
