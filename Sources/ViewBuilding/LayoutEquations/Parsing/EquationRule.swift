/// What an equation can be refused for.
enum EquationRule: Equatable {
  // Names
  case expectedView, unknownView, lastVisibleOnTheLeft
  case expectedDot, expectedAttribute, unknownAttribute
  case unknownGuide, guideOfGuide
  case guideLacks(EquationAttribute)
  // Relations and numbers
  case expectedRelation, malformedRelation
  case expectedRight
  case expectedOperand(UInt8)
  case malformedNumber, unknownNumber
  case viewWithoutAttribute(EquationAttribute)
  case secondAttribute, attributeAsDivisor, divisionByZero, notFinite
  // Priorities
  case expectedPriority, unknownPriority, priorityOutOfRange
  // Ends and characters
  case expectedEnd, unknownCharacter
  // What goes with what
  case axes(EquationAttribute, EquationAttribute)
  case kinds(EquationAttribute, EquationAttribute)
  case directions(EquationAttribute, EquationAttribute)
  case differentShorthand(EquationAttribute, EquationAttribute)
  case edgesMultiplied, multiplierZero
  case containerAlone
  // A view's own priorities
  case priorityCompared, priorityRelation, priorityOfPriority, mixedPriorities
  // What the caller asked for
  case expectedEquation, secondEquation, severalConstraints, noConstraint, removalOfPriority
  // What became of the views
  case gone, unrelated

  /// What is wrong, or what was expected, in a sentence.
  ///
  /// - Parameter found: the part of the text that is meant.
  func message(about found: String) -> String {
    switch self {
    case .expectedView: "Expected the name of a view."
    case .unknownView: "There is no view “\(found)”."
    case .lastVisibleOnTheLeft: "“lastVisible” stands on the right of an equation only."
    case .expectedDot: "Expected “.” and an attribute."
    case .expectedAttribute: "Expected an attribute."
    case .unknownAttribute: "There is no attribute “\(found)”."
    case .unknownGuide: "There is no guide “\(found)”."
    case .guideOfGuide: "“\(found)” is a guide of a guide; only views have guides."
    case .guideLacks(let attribute): "A guide has no “\(attribute.rawValue)”."
    case .expectedRelation: "Expected “==”, “<=” or “>=”."
    case .malformedRelation: "“\(found)” is no relation: expected “==”, “<=” or “>=”."
    case .expectedRight: "Expected a number or an attribute of another view."
    case .expectedOperand(let sign):
      "Expected a number or an attribute after “\(Unicode.Scalar(sign))”."
    case .malformedNumber: "“\(found)” is no number."
    case .unknownNumber: "There is no number “\(found)”."
    case .viewWithoutAttribute(let attribute):
      "“\(found)” is a view: write which attribute of it, such as “\(found).\(attribute.rawValue)”."
    case .secondAttribute: "Only one attribute may stand on the right."
    case .attributeAsDivisor: "An attribute cannot be a divisor."
    case .divisionByZero: "A divisor cannot be 0."
    case .notFinite: "The number is too large."
    case .expectedPriority:
      "Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    case .unknownPriority: "There is no priority “\(found)”."
    case .priorityOutOfRange: "A priority is a number from 1 to 1000."
    case .expectedEnd: "Expected the end of the line."
    case .unknownCharacter:
      Self.replacements[found].map { "Write “\($0)” for “\(found)”." }
        ?? "“\(found)” has no meaning here."
    case .axes(let first, let second):
      "“\(first.rawValue)” is \(first.kind.rawValue), “\(second.rawValue)” is "
        + "\(second.kind.rawValue): they cannot be compared."
    case .kinds(let first, let second):
      "“\(first.rawValue)” is a \(first.isLocation ? "place" : "length"), “\(second.rawValue)” is a "
        + "\(second.isLocation ? "place" : "length"): they cannot be compared."
    case .directions(let first, let second):
      "“\(first.rawValue)” \(first.direction.rawValue) the reading direction, "
        + "“\(second.rawValue)” \(second.direction.rawValue) it: they cannot be compared."
    case .differentShorthand(let first, let second):
      "“\(first.rawValue)” cannot be compared with “\(second.rawValue)”."
    case .edgesMultiplied: "“edges” cannot be multiplied."
    case .multiplierZero: "The multiplier of a place cannot be 0."
    case .containerAlone: "“\(found)” cannot be placed in itself: name another view."
    case .priorityCompared: "“\(found)” is set on the left and cannot be compared with."
    case .priorityRelation: "A view's own priority is set by “==”."
    case .priorityOfPriority: "A view's own priority has no priority."
    case .mixedPriorities: "“\(found)” needs a line of its own: only one of the two is a priority."
    case .expectedEquation: "Expected an equation."
    case .secondEquation: "Expected one equation only; “eqs” takes several."
    case .severalConstraints: "Expected what makes one constraint; “eqs” takes several."
    case .noConstraint: "“\(found)” makes no constraint; “eqs” takes it."
    case .removalOfPriority: "“\(found)” cannot be removed: set another priority."
    case .gone: "“\(found)” no longer exists."
    case .unrelated: "“\(found)” is in another view hierarchy than what it is compared with."
    }
  }

  /// Signs that people type or paste, and how they are written here.
  private static let replacements = [
    "−": "-", "–": "-", "—": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "∕": "/", "≤": "<=",
    "≥": ">=", "＝": "==", "\u{A0}": " ", "，": ",", "。": ".",
  ]
}

/// A rule that was broken, and where.
struct EquationProblem: Error, Equatable {
  var rule: EquationRule
  /// The line, counted from 1.
  var line: Int
  /// Where the line begins in the text.
  var lineStart: Int
  /// The part of the text that is meant.
  var range: Range<Int>
}
