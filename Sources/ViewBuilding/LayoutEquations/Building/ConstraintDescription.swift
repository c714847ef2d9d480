import UIKit

/// Writes constraints as equations.
@MainActor struct ConstraintDescription {
  let scope: LayoutScope

  /// The equation that makes the same constraint; nil if equations cannot say it.
  func equation(for constraint: NSLayoutConstraint) -> String? {
    guard let first = side(constraint.firstItem, constraint.firstAttribute) else { return nil }
    var text = "\(first) \(Self.sign(of: constraint.relation)) "
    let constant = Double(constraint.constant)
    if constraint.secondItem == nil {
      text += DecimalNumber.text(constant)
    } else {
      guard let second = side(constraint.secondItem, constraint.secondAttribute) else { return nil }
      text += second
      let multiplier = Double(constraint.multiplier)
      if multiplier != 1 { text += " * \(DecimalNumber.text(multiplier))" }
      if constant != 0 {
        text += constant < 0 ? " - " : " + "
        text += DecimalNumber.text(constant.magnitude)
      }
    }
    if constraint.priority != .required { text += " @ \(Self.text(constraint.priority))" }
    // What UIKit accepts and the language refuses is found by the language's own rules.
    return EquationParser.read(text, vocabulary: scope.vocabulary).problems.isEmpty ? text : nil
  }

  private func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String? {
    guard let words = scope.words(for: item) else { return nil }
    let name = EquationAttribute.allCases.first {
      attribute != .notAnAttribute && $0.attribute == attribute
    }
    return name.map { "\(words).\($0.rawValue)" }
  }

  private static func sign(of relation: NSLayoutConstraint.Relation) -> String {
    switch relation {
    case .lessThanOrEqual: "<="
    case .greaterThanOrEqual: ">="
    default: "=="
    }
  }

  private static func text(_ priority: UILayoutPriority) -> String {
    let name = LayoutPriorityName.allCases.first { $0.rawValueOfPriority == priority.rawValue }
    return name?.rawValue ?? DecimalNumber.text(priority.rawValue)
  }
}
