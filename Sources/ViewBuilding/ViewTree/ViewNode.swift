public import UIKit

/// A view of a ``ViewTree``, with the block that configures it.
///
/// ```swift
/// ViewNode(UILabel(), named: "name") { view, superview in
///   view.textColor = superview.tintColor
///   "left == photo.right + 12"
/// }
/// ```
///
/// The view is a new one or one that exists, and has its own type in the block. The names of the block's
/// parameters are free; where they are the same in all blocks, a line that is moved to another block acts
/// on the other view.
///
/// Inside a stack view it is arranged. A view that has a name, or constraints in its block, is placed by
/// constraints and no longer follows its autoresizing mask; others keep their frames.
@MainActor public struct ViewNode<View: UIView> {
  let view: View?
  let name: String?
  let block: (@MainActor (View, UIView) -> ViewTreeBlock)?
  let file: StaticString
  let line: UInt

  /// A view with nothing to say about it; nil adds none.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What equations call it, and ``ViewTree/subscript(_:)`` finds it by; nil, the default, for no name.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.view = view
    self.name = name
    self.file = file
    self.line = line
    block = nil
  }

  /// A view with a block of equations and subviews; nil adds none, and the block does not run.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What equations call it, and ``ViewTree/subscript(_:)`` finds it by; nil, the default, for no name.
  ///   - block: Its equations, constraints and subviews. It runs once, and is not kept.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @ViewTreeBuilder _ block: @escaping @MainActor () -> ViewTreeBlock
  ) {
    self.view = view
    self.name = name
    self.file = file
    self.line = line
    self.block = { _, _ in block() }
  }

  /// A view with a block that configures it; nil adds none, and the block does not run.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - name: What equations call it, and ``ViewTree/subscript(_:)`` finds it by; nil, the default, for no name.
  ///   - block: Gets the view and its superview, and has its equations, constraints and subviews. It runs once,
  ///     after all views of its level are in place, and is not kept.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @ViewTreeBuilder _ block: @escaping @MainActor (View, UIView) -> ViewTreeBlock
  ) {
    self.view = view
    self.name = name
    self.file = file
    self.line = line
    self.block = block
  }
}
