public import UIKit

/// A view hierarchy that is built by code with the same structure.
///
/// ```swift
/// let photo = UIImageView()
/// let tree = ViewTree(in: view) {
///   ViewNode(photo) { "leading, top == 12" }
///   ViewNode(UILabel(), named: "name") { view, superview in
///     view.text = "Ada"
///     "leading == \(photo).trailing + 12"
///     "centerY == \(photo).centerY"
///   }
/// }
/// ```
///
/// A ``ViewNode`` in a block becomes a subview, in the order of the code. Blocks run after all
/// views of their level are added, so siblings can refer to each other in any order. All equations
/// and constraints are activated together at the end. See <doc:ViewTrees>.
///
/// A tree retains no views, and its views and constraints do not depend on it.
@MainActor public struct ViewTree {
  /// The equations of all blocks, which can be changed later.
  ///
  /// The layout knows the views by name. The name `view` stands for the view that contains the
  /// tree. Applying an equation again with another constant or priority changes the constraint of
  /// the block.
  public let layout: EquationLayout

  /// Builds views in a view, in front of its existing subviews.
  ///
  /// - Parameters:
  ///   - view: The view that contains the tree.
  ///   - numbers: The numbers that equations can refer to by name, such as `margin` in
  ///     `leading == margin`.
  ///   - block: The subviews, and the equations and constraints of the view itself.
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
    construction.finish()
  }

  /// The view with a name, or `nil` if there is none or it was released.
  public subscript(name: String) -> UIView? {
    layout[name] as? UIView
  }
}
