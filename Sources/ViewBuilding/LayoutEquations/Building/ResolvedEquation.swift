import UIKit

struct ResolvedEquation {
  var first: AnyObject
  var firstAttribute: NSLayoutConstraint.Attribute
  var relation: NSLayoutConstraint.Relation
  var second: AnyObject?
  var secondAttribute: NSLayoutConstraint.Attribute
  var multiplier: Double
  var constant: Double
  var priority: UILayoutPriority
}

extension ResolvedEquation {
  init(_ first: AnyObject, _ attribute: NSLayoutConstraint.Attribute, _ equation: Equation) {
    self.first = first
    firstAttribute = attribute
    relation = equation.relation
    secondAttribute = .notAnAttribute
    multiplier = equation.multiplier
    constant = equation.constant
    priority = UILayoutPriority(equation.priority)
  }
}

extension EquationAttribute {
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
    case .edges, .size, .center, .resistH, .resistV, .hugH, .hugV: .notAnAttribute
    }
  }
}
