import UIKit

/// An equation with the views and guides that it speaks of: all that a constraint needs.
struct ResolvedEquation {
  var first: AnyObject
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: AnyObject?
  var secondAttribute: NSLayoutConstraint.Attribute
  /// The second attribute as it was written, also where there is no last visible view to have it.
  var secondWritten: NSLayoutConstraint.Attribute
  var isLastVisible = false
  var multiplier: Double
  var constant: Double
  var priority: UILayoutPriority
}

extension EquationAttribute {
  /// The attribute of Auto Layout; none for words that stand for several and for priorities.
  var attribute: NSLayoutConstraint.Attribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    case .width: .width
    case .height: .height
    case .centerX: .centerX
    case .centerY: .centerY
    case .baseline, .lastBaseline: .lastBaseline
    case .firstBaseline: .firstBaseline
    case .leftMargin: .leftMargin
    case .rightMargin: .rightMargin
    case .topMargin: .topMargin
    case .bottomMargin: .bottomMargin
    case .leadingMargin: .leadingMargin
    case .trailingMargin: .trailingMargin
    case .centerXWithinMargins: .centerXWithinMargins
    case .centerYWithinMargins: .centerYWithinMargins
    case .edges, .size, .center, .resistH, .resistV, .hugH, .hugV: .notAnAttribute
    }
  }
}

extension Equation.Relation {
  var relation: NSLayoutConstraint.Relation {
    switch self {
    case .equal: .equal
    case .lessOrEqual: .lessThanOrEqual
    case .greaterOrEqual: .greaterThanOrEqual
    }
  }
}
