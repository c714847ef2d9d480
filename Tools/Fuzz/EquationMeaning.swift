import SeededRandom
import UIKit

/// An equation between two views, and the constraint that it must create.
struct EquationMeaning {
  let text: String
  private let relation: NSLayoutConstraint.Relation
  private let attributes: [NSLayoutConstraint.Attribute]
  private let multiplier: CGFloat
  private let constant: CGFloat
  private let priority: Float

  private static let kinds: [[(String, NSLayoutConstraint.Attribute)]] = [
    [("width", .width), ("height", .height)],
    [("left", .left), ("right", .right), ("centerX", .centerX)],
    [("leading", .leading), ("trailing", .trailing)],
    [("top", .top), ("bottom", .bottom), ("centerY", .centerY)],
  ]

  init(_ random: inout SplitMix64) {
    let kind = random.pick(Self.kinds)
    let ends = [random.pick(kind), random.pick(kind)]
    attributes = ends.map(\.1)
    let (sign, relation) = random.pick([
      ("==", NSLayoutConstraint.Relation.equal), ("<=", .lessThanOrEqual),
      (">=", .greaterThanOrEqual),
    ])
    self.relation = relation
    let blank = random.pick([" ", "  "])
    var text = "photo.\(ends[0].0)\(blank)\(sign)\(blank)title.\(ends[1].0)"
    let factor = random.pick([1.0, 2, 0.5, 3.25, 10])
    if random.chance(20) {
      text += " / \(factor)"
      multiplier = 1 / factor
    } else {
      if factor != 1 || random.chance(20) { text += " * \(factor)" }
      multiplier = factor
    }
    let amount = Double(random.index(200)) / 4
    let isNegative = random.chance(50)
    constant = isNegative ? -amount : amount
    if amount != 0 || random.chance(20) { text += isNegative ? " - \(amount)" : " + \(amount)" }
    let number = 1 + random.index(1_000)
    priority = random.chance(50) ? Float(number) : 1_000
    if priority != 1_000 { text += " @ \(number)" }
    if random.chance(20) { text += "   # comment" }
    self.text = text
  }

  /// Returns what is wrong with the constraint that the equation created, or `nil`.
  @MainActor func problem(with made: [NSLayoutConstraint]) -> String? {
    guard made.count == 1, let constraint = made.first else { return "\(made.count) constraints" }
    let found = [constraint.firstAttribute, constraint.secondAttribute]
    guard found == attributes, constraint.relation == relation, constraint.isActive,
      abs(constraint.multiplier - multiplier) < 1e-12,
      abs(constraint.constant - constant) < 1e-12,
      constraint.priority.rawValue == priority
    else {
      return "\(constraint.multiplier) * x + \(constraint.constant) @ "
        + "\(constraint.priority.rawValue), \(found) instead of \(multiplier) * x + \(constant) @ "
        + "\(priority), \(attributes)"
    }
    return nil
  }
}
