internal import UIKitSolver

/// An implicit constraint on the variables of one item: a frame, a content size, or the insets of a
/// guide.
///
/// It has the form `subject relation ownerMultiplier × size of the owner + scroll offset +
/// constant`.
struct LayoutRule {
  /// The left side of the rule.
  ///
  /// The middle is the minimum plus half of the size.
  enum Subject: Equatable {
    case part(LayoutEngineState.Part)
    case midX
  }

  var subject: Subject
  var relation = Relation.equal
  /// The multiple of the owner's size in the same axis on the right side.
  var ownerMultiplier = 0.0
  /// A Boolean value that indicates whether the owner's scroll offset is added on the right side.
  var addsScrollOffset = false
  var constant: Double
  var strength = Strength.required
  /// The rule's row in the solver, or `nil` if the rule couldn't be added.
  var row: Constraint?

  init(_ part: LayoutEngineState.Part, _ relation: Relation = .equal, _ constant: CGFloat) {
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
    ownerMultiplier = Double(rule.ownerMultiplier)
    addsScrollOffset = rule.addsScrollOffset
    constant = Double(rule.constant)
    strength = Strength(rule.priority)
  }

  /// Returns a Boolean value that indicates whether two rules differ at most in their constants.
  func hasSameTerms(as other: LayoutRule) -> Bool {
    subject == other.subject && relation == other.relation
      && ownerMultiplier == other.ownerMultiplier
      && addsScrollOffset == other.addsScrollOffset && strength == other.strength
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

  /// The relation with both sides negated.
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
