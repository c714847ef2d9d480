public import UIKit

/// The result builder for the blocks of a ``ViewTree``.
///
/// A statement of a block is a ``ViewNode``, a literal with equations, one or more constraints, or
/// a statement without a value, such as an assignment. Blocks can contain `if`, `if let`, `switch`,
/// `for`, and declarations.
@MainActor @resultBuilder public enum ViewTreeBuilder {
  /// Adds a subview.
  public static func buildExpression<View: UIView>(_ node: ViewNode<View>) -> ViewTreeBlock {
    guard let view = node.view else { return ViewTreeBlock() }
    var child = ViewTreeBlock.Child(
      view: view, name: node.name, file: node.file, line: node.line)
    if let block = node.block { child.block = { superview in block(view, superview) } }
    return ViewTreeBlock(children: [child])
  }

  /// Adds equations, one per line.
  ///
  /// The parameters are those of ``EquationGroup/eqs(_:file:line:)-(EquationLiteral,_,_)``.
  public static func buildExpression(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.equations(equations, file: file, line: line)])
  }

  /// Adds a constraint.
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.constraints([constraint])])
  }

  /// Adds constraints.
  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.constraints(constraints)])
  }

  /// Accepts a statement without a value.
  public static func buildExpression(_ nothing: Void) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Rejects a view without a node.
  @available(*, unavailable, message: "Wrap the view in ViewNode(…) to add it.")
  public static func buildExpression(_ view: UIView?) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Rejects all other values.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "Use nodes, literals, constraints; tree.layout.eqs(…) for a string; _ = for others."
  )
  public static func buildExpression<Other>(_ other: Other) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Combines the statements of a block.
  public static func buildBlock(_ blocks: ViewTreeBlock...) -> ViewTreeBlock {
    buildArray(blocks)
  }

  /// Combines the iterations of a loop.
  public static func buildArray(_ blocks: [ViewTreeBlock]) -> ViewTreeBlock {
    guard var all = blocks.first else { return ViewTreeBlock() }
    for block in blocks.dropFirst() {
      all.children += block.children
      all.statements += block.statements
    }
    return all
  }

  /// Returns the statements of a condition without `else`.
  public static func buildOptional(_ block: ViewTreeBlock?) -> ViewTreeBlock {
    block ?? ViewTreeBlock()
  }

  /// Returns the statements of the first branch of a condition.
  public static func buildEither(first block: ViewTreeBlock) -> ViewTreeBlock { block }

  /// Returns the statements of the second branch of a condition.
  public static func buildEither(second block: ViewTreeBlock) -> ViewTreeBlock { block }

  /// Returns the statements of an availability condition.
  public static func buildLimitedAvailability(_ block: ViewTreeBlock) -> ViewTreeBlock { block }
}

/// The subviews, equations, and constraints of a block in a ``ViewTree``.
///
/// ``ViewTreeBuilder`` creates blocks. Your code does not use them directly.
@MainActor public struct ViewTreeBlock {
  struct Child {
    var view: UIView
    var name: String?
    var file: StaticString
    var line: UInt
    var block: (@MainActor (_ superview: UIView) -> ViewTreeBlock)?
  }

  enum Statement {
    case equations(EquationLiteral, file: StaticString, line: UInt)
    case constraints([NSLayoutConstraint])
  }

  var children: [Child] = []
  var statements: [Statement] = []
}
