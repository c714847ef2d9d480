public import UIKit

/// Collects what the blocks of a ``ViewTree`` say.
///
/// A line of a block is a ``ViewNode``, equations as a literal, a constraint or several, or a statement that has
/// no value, such as an assignment. `if`, `if let`, `switch`, `for` and declarations may stand around them.
@MainActor @resultBuilder public enum ViewTreeBuilder {
  /// Takes a subview.
  public static func buildExpression<View: UIView>(_ subview: ViewNode<View>) -> ViewTreeBlock {
    guard let view = subview.view else { return ViewTreeBlock() }
    var child = ViewTreeBlock.Child(
      view: view, name: subview.name, file: subview.file, line: subview.line)
    if let block = subview.block { child.block = { superview in block(view, superview) } }
    return ViewTreeBlock(children: [child])
  }

  /// Takes equations, one a line.
  public static func buildExpression(
    _ equations: EquationLiteral, file: StaticString = #fileID, line: UInt = #line
  ) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.equations(equations, file: file, line: line)])
  }

  /// Takes a constraint, such as anchors make it.
  public static func buildExpression(_ constraint: NSLayoutConstraint) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.constraints([constraint])])
  }

  /// Takes constraints.
  public static func buildExpression(_ constraints: [NSLayoutConstraint]) -> ViewTreeBlock {
    ViewTreeBlock(statements: [.constraints(constraints)])
  }

  /// Lets a statement stand that has no value.
  public static func buildExpression(_ nothing: Void) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Refuses a view by itself.
  @available(*, unavailable, message: "Write ViewNode(…) around the view to add it.")
  public static func buildExpression(_ view: UIView?) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Refuses everything else.
  @_disfavoredOverload
  @available(
    *, unavailable,
    message: "A block has subviews, literals and constraints; write _ = before other values."
  )
  public static func buildExpression<Other>(_ other: Other) -> ViewTreeBlock {
    ViewTreeBlock()
  }

  /// Puts the lines of a block together.
  public static func buildBlock(_ blocks: ViewTreeBlock...) -> ViewTreeBlock {
    buildArray(blocks)
  }

  /// Puts the rounds of a loop together.
  public static func buildArray(_ blocks: [ViewTreeBlock]) -> ViewTreeBlock {
    ViewTreeBlock(
      children: blocks.flatMap(\.children), statements: blocks.flatMap(\.statements))
  }

  /// Takes what a condition lets through.
  public static func buildOptional(_ block: ViewTreeBlock?) -> ViewTreeBlock {
    block ?? ViewTreeBlock()
  }

  /// Takes the first way of a condition.
  public static func buildEither(first block: ViewTreeBlock) -> ViewTreeBlock { block }

  /// Takes the second way of a condition.
  public static func buildEither(second block: ViewTreeBlock) -> ViewTreeBlock { block }

  /// Takes what a system version lets through.
  public static func buildLimitedAvailability(_ block: ViewTreeBlock) -> ViewTreeBlock { block }
}
