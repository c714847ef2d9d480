public import UIKit

/// A view of a ``ViewTree``, with a block that configures it.
///
/// ```swift
/// ViewNode(UILabel()) { view, superview in
///   view.textColor = superview.tintColor
///   "leading == \(photo).trailing + 12"
/// }
/// ```
///
/// The block gets the view with its own type. You choose the names of its parameters. With the same
/// names in all blocks, a line that moves to another block applies to the view of that block.
///
/// In a stack view, the view becomes an arranged subview. A view with a name, or with constraints
/// in its block, is positioned by constraints instead of its autoresizing mask. Other views keep
/// their frames.
@MainActor public struct ViewNode<View: UIView> {
  let view: View?
  let name: String?
  let block: (@MainActor (View, UIView) -> ViewTreeBlock)?
  let file: StaticString
  let line: UInt

  /// Creates a node for a view without a block.
  ///
  /// - Parameters:
  ///   - view: The view. If it is `nil`, the node adds nothing.
  ///   - name: The name for equations and ``ViewTree/subscript(_:)``. The default is `nil`, for no
  ///     name.
  ///   - file: The file of the call, for messages.
  ///   - line: The line of the call.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(view, name, block: nil, file, line)
  }

  /// Creates a node for a view with a block of equations, constraints, and subviews.
  ///
  /// The block runs once and is then released. It does not run if the view is `nil`. The other
  /// parameters are those of ``init(_:named:file:line:)``.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @ViewTreeBuilder _ block: @escaping @MainActor () -> ViewTreeBlock
  ) {
    self.init(view, name, block: { _, _ in block() }, file, line)
  }

  /// Creates a node for a view with a block that configures it.
  ///
  /// The block gets the view and its superview. It runs once, after all views of its level are
  /// added, and is then released. It does not run if the view is `nil`. The other parameters are
  /// those of ``init(_:named:file:line:)``.
  public init(
    _ view: View?, named name: String? = nil, file: StaticString = #fileID, line: UInt = #line,
    @ViewTreeBuilder _ block: @escaping @MainActor (View, UIView) -> ViewTreeBlock
  ) {
    self.init(view, name, block: block, file, line)
  }

  private init(
    _ view: View?, _ name: String?, block: (@MainActor (View, UIView) -> ViewTreeBlock)?,
    _ file: StaticString, _ line: UInt
  ) {
    self.view = view
    self.name = name
    self.block = block
    self.file = file
    self.line = line
  }
}
