internal import UIKitSolver

/// Something that holds of one item's own numbers: a frame, a content's size, a guide's insets.
///
/// Position and size of the item + what is added of its owner stand to the constant.
struct LayoutRule {
  /// What the rule is about; its middle is the minimum and half of the size.
  enum Subject: Equatable {
    case part(LayoutMembership.Part)
    case midX
  }

  var subject: Subject
  var relation = Relation.equal
  /// How much of the owner's size on the same axis is on the other side.
  var ofOwner = 0.0
  /// Whether the owner's scroll offset is on the other side.
  var addsOffset = false
  var constant: Double
  var strength = Strength.required
  /// The rule in the solver; nil where it could not be added.
  var row: Constraint?

  init(_ part: LayoutMembership.Part, _ relation: Relation = .equal, _ constant: CGFloat) {
    subject = .part(part)
    self.relation = relation
    self.constant = Double(constant)
  }

  init(_ rule: GuideRule) {
    subject =
      switch rule.part {
      case .minX: .part(.minX)
      case .minY: .part(.minY)
      case .midX: .midX
      case .width: .part(.width)
      case .height: .part(.height)
      }
    relation = Relation(rule.relation)
    ofOwner = Double(rule.ofOwner)
    addsOffset = rule.addsOffset
    constant = Double(rule.constant)
    strength = Strength(rule.priority)
  }

  /// Whether only the constants may differ.
  func isLike(_ other: LayoutRule) -> Bool {
    subject == other.subject && relation == other.relation && ofOwner == other.ofOwner
      && addsOffset == other.addsOffset && strength == other.strength
  }

  var isHorizontal: Bool {
    switch subject {
    case .midX, .part(.minX), .part(.width), .part(.offsetX): true
    default: false
    }
  }
}

extension Relation {
  init(_ relation: NSLayoutConstraint.Relation) {
    self =
      switch relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
  }

  /// The relation after both sides have changed their signs.
  var mirrored: Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}

extension Strength {
  init(_ priority: UILayoutPriority) {
    self = priority.isRequired ? .required : Strength(Double(max(priority.rawValue, 1e-3)))
  }
}
