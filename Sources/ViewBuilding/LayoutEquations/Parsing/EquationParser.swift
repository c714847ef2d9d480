import UIKit

/// A parser for the grammar in the article “Layout equations”; invalid lines add no equations.
struct EquationParser {
  private(set) var equations: [Equation] = []
  private(set) var problems: [EquationProblem] = []

  let vocabulary: EquationVocabulary
  var scanner: EquationScanner
  var token: EquationScanner.Token
  private(set) var firsts: [Equation.Side] = []
  /// The number of problems before the current line.
  private var problemsBefore = 0

  init(
    _ text: UnsafeBufferPointer<UInt8>, items: [InterpolatedItem] = [],
    vocabulary: EquationVocabulary
  ) {
    self.vocabulary = vocabulary
    scanner = EquationScanner(text, items: items)
    token = EquationScanner.Token(kind: .end, range: 0..<0)
  }

  static func read(
    _ text: String, items: [InterpolatedItem] = [], vocabulary: EquationVocabulary
  ) -> (equations: [Equation], problems: [EquationProblem]) {
    var text = text
    return text.withUTF8 {
      var parser = EquationParser($0, items: items, vocabulary: vocabulary)
      parser.readAll()
      return (parser.equations, parser.problems)
    }
  }

  mutating func readAll() {
    repeat {
      advance()
      if token.kind == .end { continue }
      problemsBefore = problems.count
      do throws(EquationProblem) {
        try readLine()
      } catch {
        problems.append(error)
      }
    } while scanner.nextLine()
  }

  // MARK: One line

  private mutating func readLine() throws(EquationProblem) {
    let start = token.range.lowerBound
    firsts.removeAll(keepingCapacity: true)
    try readLeft()
    let attribute = firsts[0].attribute
    let relation = try readRelation()
    let left = Equation.Side(
      item: EquationItem(owner: .container), attribute: attribute, name: firsts[0].name,
      range: start..<firsts[firsts.count - 1].range.upperBound)
    var equation = Equation(
      first: left, relation: relation, line: scanner.line, lineStart: scanner.lineStart)
    if attribute.kind == .priority {
      if relation != .equal { report(.priorityRelation, firsts[0].range) }
      equation.priority = try readPriority() ?? 0
      if token.kind == .at { throw problem(.priorityOfPriority, token.range) }
    } else {
      let sum = try readSum(beside: attribute)
      equation.second = sum.reference
      equation.multiplier = sum.multiplier
      equation.constant = sum.constant
      for index in firsts.indices where isLineValid { check(firsts[index], sum) }
      if token.kind == .at {
        advance()
        equation.priority = try readPriority() ?? 0
      }
    }
    equation.text = start..<previousEnd
    if token.kind == .question {
      equation.isPrinted = true
      advance()
    }
    if token.kind != .end {
      throw unexpected(.expectedEnd)
    }
    if isLineValid { expand(equation) }
  }

  /// A view without an attribute gets the next attribute in the list.
  private mutating func readLeft() throws(EquationProblem) {
    // The index of the first view that has no attribute yet.
    var firstOpen = 0
    var followsOwn = false
    while true {
      guard token.kind == .name else {
        throw unexpected(followsOwn ? .expectedAttribute : .expectedView)
      }
      let name = token
      advance()
      followsOwn = firstOpen == firsts.count && isOwnOnTheLeft(name, followsOwn: followsOwn)
      if followsOwn {
        firsts.append(ownSide(name))
      } else if token.kind == .comma {
        let item = EquationItem(owner: owner(name, isLeft: true) ?? .container)
        firsts.append(
          Equation.Side(item: item, attribute: .left, name: name.range, range: name.range))
        advance()
        continue
      } else {
        firsts.append(try readPath(after: name, isLeft: true))
      }
      setAttribute(ofSidesFrom: firstOpen)
      firstOpen = firsts.count
      guard token.kind == .comma else { return }
      advance()
    }
  }

  /// Also checks that the items have the attribute.
  private mutating func setAttribute(ofSidesFrom start: Int) {
    let last = firsts[firsts.count - 1]
    for index in start..<firsts.count {
      firsts[index].attribute = last.attribute
      if isGuide(firsts[index].item), !last.attribute.isOfGuides {
        report(.guideLacks(last.attribute), firsts[index].range)
      }
    }
    let isPriority = firsts[0].attribute.kind == .priority
    if isLineValid, isPriority != (last.attribute.kind == .priority) {
      report(.mixedPriorities, last.range)
    }
  }

  private mutating func readRelation() throws(EquationProblem) -> NSLayoutConstraint.Relation {
    let relation: NSLayoutConstraint.Relation
    switch token.kind {
    case .equal: relation = .equal
    case .lessOrEqual: relation = .lessThanOrEqual
    case .greaterOrEqual: relation = .greaterThanOrEqual
    case .malformedRelation: throw problem(.malformedRelation, token.range)
    default: throw unexpected(.expectedRelation)
    }
    advance()
    return relation
  }

  private mutating func readPriority() throws(EquationProblem) -> Float? {
    var value: Double?
    let range = token.range
    switch token.kind {
    case .number: value = token.value
    case .name:
      let word = scanner.string(range)
      value = LayoutPriorityName.named[word] ?? vocabulary.numbers[word]
      if value == nil { report(.unknownPriority, range) }
    case .minus: throw problem(.priorityOutOfRange, range)
    default: throw unexpected(.expectedPriority)
    }
    advance()
    guard let value else { return nil }
    guard (1...1000).contains(value) else { throw problem(.priorityOutOfRange, range) }
    // No other number is rounded to a required priority.
    return value < 1000 ? min(Float(value), Float(1000).nextDown) : 1000
  }

  // MARK: Expansion

  private mutating func expand(_ line: Equation) {
    var equation = line
    for index in firsts.indices {
      let parts = firsts[index].attribute.parts
      equation.first = firsts[index]
      if parts.isEmpty {
        equation.second = line.second
        equation.constant = line.constant
        equation.relation = line.relation
        add(equation)
      }
      for part in parts {
        equation.first.attribute = part.attribute
        equation.second = line.second
        equation.second?.attribute = part.attribute
        equation.constant = part.isFar ? -line.constant : line.constant
        // Both signs are inverted, and with them the order.
        let far = NSLayoutConstraint.Relation(rawValue: -line.relation.rawValue)
        equation.relation = part.isFar ? far ?? line.relation : line.relation
        add(equation)
      }
    }
  }

  /// A position without a right side is relative to the container or the superview.
  private mutating func add(_ line: Equation) {
    var equation = line
    if equation.second == nil, equation.first.attribute.isPosition {
      equation.second = Equation.Side(
        item: EquationItem(owner: vocabulary.isInBlock ? .parent : .container),
        attribute: equation.first.attribute, name: equation.first.name,
        range: equation.first.range)
    }
    equations.append(equation)
  }

  // MARK: Tokens and problems

  private(set) var previousEnd = 0

  mutating func advance() {
    previousEnd = token.range.upperBound
    token = scanner.next()
  }

  /// Reports a problem after which the line can still be parsed, at most eight per line.
  mutating func report(_ rule: EquationRule, _ range: Range<Int>) {
    if problems.count - problemsBefore < 8 { problems.append(problem(rule, range)) }
  }

  var isLineValid: Bool { problems.count == problemsBefore }

  func problem(_ rule: EquationRule, _ range: Range<Int>) -> EquationProblem {
    EquationProblem(rule: rule, line: scanner.line, lineStart: scanner.lineStart, range: range)
  }

  /// Returns a problem with the current token: a rule, unless the token itself is malformed.
  func unexpected(_ rule: EquationRule) -> EquationProblem {
    switch (token.kind, rule) {
    // Directly after the last token, not after the spaces before a comment.
    case (.end, _): problem(rule, previousEnd..<previousEnd)
    case (.unknown, _): problem(.unknownCharacter, token.range)
    case (_, .expectedView): problem(rule, token.range)
    case (.malformedNumber, _): problem(.malformedNumber, token.range)
    case (.malformedRelation, _): problem(.malformedRelation, token.range)
    default: problem(rule, token.range)
    }
  }

  func isGuide(_ item: EquationItem) -> Bool {
    if item.guide != nil { return true }
    return switch item.owner {
    case .named(let index): vocabulary.areGuides[index]
    case .interpolated(let index): scanner.items[index].isGuide
    default: false
    }
  }
}
