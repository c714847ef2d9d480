import UIKit

/// What a block of a ``ViewTree`` has said: subviews, equations and constraints.
///
/// Blocks make it; there is nothing else to do with it.
@MainActor public struct ViewTreeBlock {
  /// A view that is to be added, with its block.
  struct Child {
    var view: UIView
    var name: String?
    var file: StaticString
    var line: UInt
    /// Runs the block; nil where there is none.
    var block: (@MainActor (_ superview: UIView) -> ViewTreeBlock)?
  }

  /// What makes constraints.
  enum Statement {
    case equations(EquationLiteral, file: StaticString, line: UInt)
    case constraints([NSLayoutConstraint])
  }

  var children: [Child] = []
  var statements: [Statement] = []
}
