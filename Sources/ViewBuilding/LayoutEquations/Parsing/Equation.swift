/// One constraint as it was read: places in tables and numbers, nothing that has to be kept alive.
///
/// A line may make several of them, by a list on its left or by `edges`, `size` and `center`.
struct Equation {
  /// A view or guide, and what it is asked for.
  struct Side {
    var item: EquationItem
    var attribute: EquationAttribute
    /// Where its name stands in the text.
    var name: Range<Int>
    /// Where all of it stands.
    var range: Range<Int>
  }

  enum Relation: UInt8 {
    case equal, lessOrEqual, greaterOrEqual

    /// The relation after both sides have changed their sign.
    var flipped: Relation {
      switch self {
      case .equal: .equal
      case .lessOrEqual: .greaterOrEqual
      case .greaterOrEqual: .lessOrEqual
      }
    }
  }

  var first: Side
  var relation: Relation
  /// Nil for a width or height that stands alone, and for priorities of a view.
  var second: Side?
  var multiplier = 1.0
  var constant = 0.0
  /// The priority after `@`; what a view's own priority is set to.
  var priority: Float = 1000
  /// The line, counted from 1.
  var line: Int
  /// Where the line begins in the text.
  var lineStart: Int
  /// The equation in the text, without what surrounds it.
  var text: Range<Int> = 0..<0
  /// Whether the line ends in `?`.
  var isPrinted = false
}

/// A view or guide by its place in the table of names.
struct EquationItem: Hashable {
  enum Owner: Hashable {
    case container
    /// The view in whose block the equation stands.
    case own
    /// The superview of the view on the left: what a place in a block is compared with if nothing is named.
    case parent
    /// The last view before this one in the block that is not hidden.
    case lastVisible
    /// An index into the table of names.
    case named(Int)
  }

  var owner: Owner
  /// The guide of the owner that is meant; nil for the owner itself.
  var guide: EquationGuide?
}

/// The guides that every view has.
enum EquationGuide: String, CaseIterable {
  case safeArea, margins, keyboard, readable

  /// The guides in order.
  static let all = allCases
  /// The guides by their names.
  static let table = NameTable(allCases.map(\.rawValue))
}
