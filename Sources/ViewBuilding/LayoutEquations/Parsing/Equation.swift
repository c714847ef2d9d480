import UIKit

/// One parsed constraint: indices and numbers, without references to views.
///
/// A line can produce several equations: a list on its left side, `edges`, `size`, or `center`.
struct Equation {
  struct Side {
    var item: EquationItem
    var attribute: EquationAttribute
    var name: Range<Int>
    /// The range of the name and the attribute in the text.
    var range: Range<Int>
  }

  var first: Side
  var relation: NSLayoutConstraint.Relation
  /// `nil` for a constant size and for a view's own priority.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  /// The priority after `@`, or the value of a view's own priority.
  var priority: Float = 1000
  /// Starts at 1.
  var line: Int
  /// In UTF-8 bytes.
  var lineStart: Int
  /// Without surrounding spaces and comments.
  var text: Range<Int> = 0..<0
  var isPrinted = false
}

struct EquationItem: Hashable {
  enum Owner: Hashable {
    case container
    /// The view whose block contains the equation.
    case own
    /// The superview of the view on the left side, which positions in a block are relative to.
    case parent
    /// The index of a name in the vocabulary.
    case named(Int)
    /// The index of a view or guide that was interpolated into the text.
    case interpolated(Int)
  }

  var owner: Owner
  /// `nil` for the owner itself.
  var guide: EquationGuide?
}

struct InterpolatedItem: Sendable {
  var range: Range<Int>
  var owner: EquationItem.Owner
  var isGuide: Bool
}

enum EquationGuide: String, CaseIterable {
  case safeArea, margins, keyboard, readable
}
