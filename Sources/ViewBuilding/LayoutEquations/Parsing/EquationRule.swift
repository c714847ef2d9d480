enum EquationRule {
  // Names
  case expectedView, unknownView
  case expectedDot, expectedAttribute, unknownAttribute
  case unknownGuide, guideOfGuide
  case guideLacks(EquationAttribute)
  // Relations and numbers
  case expectedRelation, malformedRelation
  case expectedRight
  case expectedOperand(UInt8)
  case malformedNumber, noDigitBeforePoint, unknownNumber
  case viewWithoutAttribute(EquationAttribute)
  case secondAttribute, attributeAsDivisor, divisionByZero, notFinite
  // Priorities
  case expectedPriority, unknownPriority, priorityOutOfRange
  // Line ends and characters
  case expectedEnd, unknownCharacter
  // Combinations of attributes
  case axes(EquationAttribute, EquationAttribute)
  case kinds(EquationAttribute, EquationAttribute)
  case directions(EquationAttribute, EquationAttribute)
  case differentShorthand(EquationAttribute, EquationAttribute)
  case edgesMultiplied, multiplierZero
  case containerAlone
  case itself(isAlone: Bool)
  // A view's own priorities
  case priorityCompared, priorityRelation, priorityOfPriority, mixedPriorities
  // The method that the text was passed to
  case expectedEquation, secondEquation, severalConstraints, noConstraint, removalOfPriority
  // The state of the views
  case gone, unrelated

  func message(about found: String) -> String {
    switch self {
    case .expectedView: "Expected the name of a view."
    case .unknownView: "There is no view “\(found)”."
    case .expectedDot: "Expected “.” and an attribute."
    case .expectedAttribute: "Expected an attribute."
    case .unknownAttribute where EquationGuide(rawValue: found) != nil:
      "“\(found)” is a guide. Add an attribute, such as “\(found).top”."
    case .unknownAttribute: "There is no attribute “\(found)”."
    case .unknownGuide: "There is no guide “\(found)”."
    case .guideOfGuide: "“\(found)” is a guide of a guide. Only views have guides."
    case .guideLacks(let attribute): "A layout guide has no attribute “\(attribute.rawValue)”."
    case .expectedRelation: "Expected “==”, “<=”, or “>=”."
    case .malformedRelation: "“\(found)” is not a relation. Expected “==”, “<=”, or “>=”."
    case .expectedRight: "Expected a number or an attribute of another view."
    case .expectedOperand(let sign):
      "Expected a number or an attribute after “\(Unicode.Scalar(sign))”."
    case .malformedNumber: "“\(found)” is not a number."
    case .noDigitBeforePoint: "Write “0\(found)” instead of “\(found)”."
    case .unknownNumber: "There is no number “\(found)”."
    case .viewWithoutAttribute(let attribute):
      "“\(found)” is a view. Add an attribute, such as “\(found).\(attribute.rawValue)”."
    case .secondAttribute: "The right side can contain only one attribute."
    case .attributeAsDivisor: "An attribute cannot be a divisor."
    case .divisionByZero: "A divisor cannot be 0."
    case .notFinite: "The number is too large, or not a number."
    case .expectedPriority:
      "Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    case .unknownPriority: "There is no priority “\(found)”."
    case .priorityOutOfRange: "A priority is a number from 1 to 1000."
    case .expectedEnd: "Expected the end of the line."
    case .unknownCharacter:
      Self.replacements[found].map { "Use “\($0)” instead of \(Self.quoted(found))." }
        ?? "\(Self.quoted(found)) is not allowed here."
    case .axes(let first, let second):
      "“\(first.rawValue)” is \(first.kind.rawValue) and “\(second.rawValue)” is "
        + "\(second.kind.rawValue), so they cannot be compared."
    case .kinds(let first, let second):
      "“\(first.rawValue)” is a \(first.isPosition ? "position" : "length") and "
        + "“\(second.rawValue)” is a \(second.isPosition ? "position" : "length"), "
        + "so they cannot be compared."
    case .directions(let first, let second):
      "“\(first.rawValue)” \(first.direction.rawValue) the reading direction and "
        + "“\(second.rawValue)” \(second.direction.rawValue) it, so they cannot be compared."
    case .differentShorthand(let first, let second):
      "“\(first.rawValue)” cannot be compared with “\(second.rawValue)”."
    case .edgesMultiplied: "“edges” cannot be multiplied."
    case .multiplierZero: "The multiplier of a position cannot be 0."
    case .containerAlone: "“\(found)” cannot be positioned relative to itself. Name another view."
    case .itself(let isAlone):
      "“\(found)” cannot be relative to itself. "
        + (isAlone ? "Did you mean “superview.\(found)”?" : "Name another view or attribute.")
    case .priorityCompared: "“\(found)” can only be set on the left side, not compared."
    case .priorityRelation: "A view's own priority can only be set with “==”."
    case .priorityOfPriority: "A view's own priority cannot have a priority."
    case .mixedPriorities:
      "“\(found)” needs a separate line: priorities cannot be mixed with other attributes."
    case .expectedEquation: "Expected an equation."
    case .secondEquation: "Expected one equation. Use “eqs” for several."
    case .severalConstraints:
      "Expected an equation for one constraint. Use “eqs” for several constraints."
    case .noConstraint: "“\(found)” creates no constraint. Use “eqs” to set it."
    case .removalOfPriority: "“\(found)” cannot be removed. Set another priority instead."
    case .gone: "“\(found)” no longer exists."
    case .unrelated: "“\(found)” is not in the same view hierarchy as the item it is compared with."
    }
  }

  /// Returns a character in quotes, or its code point if it's invisible.
  private static func quoted(_ found: String) -> String {
    guard let first = found.unicodeScalars.first else { return "“”" }
    switch first.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return first.codePoint
    default: return "“\(found)”"
    }
  }

  /// Characters that are often typed or pasted by mistake, with their replacements.
  private static let replacements = [
    "−": "-", "–": "-", "—": "-", "×": "*", "·": "*", "⋅": "*", "÷": "/", "∕": "/", "≤": "<=",
    "≥": ">=", "＝": "==", "\u{A0}": " ", "，": ",", "。": ".",
  ]
}

struct EquationProblem: Error {
  var rule: EquationRule
  var line: Int
  var lineStart: Int
  var range: Range<Int>
}

extension Unicode.Scalar {
  /// The name of a code point, such as U+00A0.
  var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
