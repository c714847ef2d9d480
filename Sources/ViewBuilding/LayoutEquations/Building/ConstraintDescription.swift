import UIKit

@MainActor struct ConstraintDescription {
  let scope: LayoutScope

  func equation(for constraint: NSLayoutConstraint) -> String? {
    guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
    var text = "\(first) \(Self.sign(of: constraint.relation)) "
    let constant = Double(constraint.constant)
    if constraint.secondItem == nil {
      text += constant.equationText
    } else {
      guard let second = side(constraint.secondItem, constraint.secondAttribute) else { return nil }
      text += second
      let multiplier = Double(constraint.multiplier)
      if multiplier != 1 { text += " * \(multiplier.equationText)" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += constant.magnitude.equationText
      }
    }
    if constraint.priority != .required { text += " @ \(Self.text(constraint.priority))" }
    // UIKit accepts some constraints that equations do not allow.
    return EquationParser.read(text, vocabulary: scope.vocabulary).problems.isEmpty ? text : nil
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    guard let name = scope.words(for: item) else { return nil }
    let match = EquationAttribute.allCases.first {
      attribute != .notAnAttribute && $0.attribute == attribute
    }
    return match.map { "\(name).\($0.rawValue)" }
  }

  private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }

  private static func text(_ priority: UILayoutPriority) -> String {
    let name = LayoutPriorityName.allCases.first { $0.value == priority.rawValue }
    return name?.rawValue ?? priority.rawValue.equationText
  }
}
