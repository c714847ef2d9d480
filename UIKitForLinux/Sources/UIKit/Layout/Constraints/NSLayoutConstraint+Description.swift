extension NSLayoutConstraint {
  /// The constraint's description in messages.
  ///
  /// The format is UIKit's, without addresses, which differ between runs.
  final func describe() -> String {
    var text = "<\(type(of: self))"
    if let identifier { text += " '\(identifier)'" }
    text += " \(firstSide.text) \(relation.text)"
    if secondSide.item != nil {
      if multiplier != 1 {
        text += " \(multiplier.short)*\(secondSide.text)"
      } else {
        text += " \(secondSide.text)"
      }
      if constant != 0 { text += constant < 0 ? " - \((-constant).short)" : " + \(constant.short)" }
    } else {
      text += " \(constant.short)"
    }
    if priority != .required { text += " @\(CGFloat(priority.rawValue).short)" }
    return text + "   (\(isActive ? "active" : "inactive"))>"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var text: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension ConstraintSide {
  fileprivate var text: String {
    let location = "\(Self.name(of: item)).\(attribute.name)"
    guard isDistance else { return location }
    return "(\(location) - \(Self.name(of: originItem)).\(originAttribute.name))"
  }

  private static func name(of item: AnyObject?) -> String {
    (item as? UIView)?.describedForLayout ?? (item as? UILayoutGuide)?.describedForLayout
      ?? "(gone)"
  }
}

extension UIView {
  /// The class name, and the identifier if the app set one.
  final var describedForLayout: String {
    "\(type(of: self))" + (accessibilityIdentifier.map { ":'\($0)'" } ?? "")
  }
}

extension UILayoutGuide {
  final var describedForLayout: String {
    "UILayoutGuide" + (identifier.isEmpty ? "" : ":'\(identifier)'")
  }
}

extension CGFloat {
  /// The number without a fraction if it's an integer.
  fileprivate var short: String {
    self == rounded() && magnitude < 1e15 ? String(Int(self)) : "\(self)"
  }
}
