/// Reads a text of equations, one a line.
///
/// A line that breaks a rule is left out and noted; reading goes on with the next one. Beside the two
/// arrays of the result nothing is allocated.
///
/// The grammar stands in the documentation, in the article “Layout equations”.
struct EquationParser {
  /// What was understood.
  private(set) var equations: [Equation] = []
  /// What was not, in the order of the text.
  private(set) var problems: [EquationProblem] = []

  let vocabulary: EquationVocabulary
  var scanner: EquationScanner
  /// The token that is looked at.
  var token: EquationScanner.Token
  /// The left sides of the line.
  private(set) var firsts: [Equation.Side] = []
  /// How many problems there were before this line.
  private var problemsBefore = 0

  init(_ text: UnsafeBufferPointer<UInt8>, vocabulary: EquationVocabulary) {
    self.vocabulary = vocabulary
    scanner = EquationScanner(text)
    token = EquationScanner.Token(kind: .end, range: 0..<0)
  }

  /// Reads a whole text.
  static func read(
    _ text: String, vocabulary: EquationVocabulary
  ) -> (equations: [Equation], problems: [EquationProblem]) {
    var text = text
    return text.withUTF8 {
      var parser = EquationParser($0, vocabulary: vocabulary)
      parser.readAll()
      return (parser.equations, parser.problems)
    }
  }

  /// Reads all lines.
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
    let attribute = try readLeft()
    let relation = try readRelation()
    let left = Equation.Side(
      item: EquationItem(owner: .container), attribute: attribute, name: firsts[0].name,
      range: start..<firsts[firsts.count - 1].range.upperBound)
    var equation = Equation(
      first: left, relation: relation, line: scanner.line, lineStart: scanner.lineStart)
    if attribute.kind == .priority {
      if relation != .equal { note(.priorityRelation, firsts[0].range) }
      equation.priority = try readPriority() ?? 0
      if token.kind == .at { throw problem(.priorityOfPriority, token.range) }
    } else {
      let sum = try readSum(beside: attribute)
      equation.second = sum.reference
      equation.multiplier = sum.multiplier
      equation.constant = sum.constant
      for index in firsts.indices where isLineSound { check(firsts[index].attribute, sum) }
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
    if isLineSound { expand(equation) }
  }

  /// Reads the views of the left side and the attribute after the last of them.
  private mutating func readLeft() throws(EquationProblem) -> EquationAttribute {
    while true {
      guard token.kind == .name else { throw unexpected(.expectedView) }
      let name = token
      advance()
      if firsts.isEmpty, isOwnOnTheLeft(name) { return try readOwnAttributes(name) }
      if token.kind == .comma {
        let item = EquationItem(owner: owner(name, isLeft: true) ?? .container)
        firsts.append(
          Equation.Side(item: item, attribute: .left, name: name.range, range: name.range))
        advance()
        continue
      }
      let side = try readPath(after: name, isLeft: true)
      if token.kind == .comma { throw problem(.attributeInsideList, token.range) }
      firsts.append(side)
      for index in firsts.indices {
        firsts[index].attribute = side.attribute
        if isGuide(firsts[index].item), !side.attribute.isOfGuides {
          note(.guideLacks(side.attribute), firsts[index].range)
        }
      }
      return side.attribute
    }
  }

  /// Reads the left side of a line about the view in whose block it stands: attributes and nothing else.
  private mutating func readOwnAttributes(
    _ first: EquationScanner.Token
  ) throws(EquationProblem) -> EquationAttribute {
    let side = ownSide(first)
    firsts.append(side)
    while token.kind == .comma {
      advance()
      guard token.kind == .name else { throw unexpected(.expectedAttribute) }
      let next = ownSide(token)
      let isPriority = next.attribute.kind == .priority
      if isPriority != (side.attribute.kind == .priority) { note(.mixedPriorities, next.range) }
      firsts.append(next)
      advance()
    }
    return side.attribute
  }

  private mutating func readRelation() throws(EquationProblem) -> Equation.Relation {
    let relation: Equation.Relation
    switch token.kind {
    case .equal: relation = .equal
    case .lessOrEqual: relation = .lessOrEqual
    case .greaterOrEqual: relation = .greaterOrEqual
    case .malformedRelation: throw problem(.malformedRelation, token.range)
    default: throw unexpected(.expectedRelation)
    }
    advance()
    return relation
  }

  /// Reads a priority; nil if it was noted that there is none of that name.
  private mutating func readPriority() throws(EquationProblem) -> Float? {
    var value: Double?
    let range = token.range
    switch token.kind {
    case .number: value = token.value
    case .name:
      let bytes = scanner.bytes(range)
      if let index = LayoutPriorityName.table.index(of: bytes, hash: token.hash) {
        value = Double(LayoutPriorityName.all[index].rawValueOfPriority)
      } else if let index = vocabulary.numbers.index(of: bytes, hash: token.hash) {
        value = vocabulary.values[index]
      } else {
        note(.unknownPriority, range)
      }
    case .minus: throw problem(.priorityOutOfRange, range)
    default: throw unexpected(.expectedPriority)
    }
    advance()
    guard let value else { return nil }
    guard (1...1000).contains(value) else { throw problem(.priorityOutOfRange, range) }
    return Float(value)
  }

  // MARK: Expansion

  /// Makes an equation of each view and each attribute that the line speaks of.
  private mutating func expand(_ line: Equation) {
    var equation = line
    let parts = line.first.attribute.parts
    // Places instead of elements: those are copied to the heap one by one in debug builds.
    for index in firsts.indices {
      equation.first = firsts[index]
      if parts.isEmpty { add(equation) }
      for place in parts.indices {
        let part = parts[place]
        equation.first.attribute = part.attribute
        equation.second = line.second
        equation.second?.attribute = part.attribute
        equation.constant = part.isFar ? -line.constant : line.constant
        equation.relation = part.isFar ? line.relation.flipped : line.relation
        add(equation)
      }
    }
  }

  /// Adds an equation; a place that is compared with nothing is compared with the container's.
  private mutating func add(_ line: Equation) {
    var equation = line
    if equation.second == nil, equation.first.attribute.isLocation {
      equation.second = Equation.Side(
        item: EquationItem(owner: vocabulary.isInBlock ? .parent : .container),
        attribute: equation.first.attribute, name: equation.first.name,
        range: equation.first.range)
    }
    equations.append(equation)
  }

  // MARK: Tokens and problems

  /// Where the token before this one ended.
  private(set) var previousEnd = 0

  mutating func advance() {
    previousEnd = token.range.upperBound
    token = scanner.next()
  }

  /// Notes a problem after which the line can still be read.
  ///
  /// One line has no more of them than people read.
  mutating func note(_ rule: EquationRule, _ range: Range<Int>) {
    if problems.count - problemsBefore < 8 { problems.append(problem(rule, range)) }
  }

  /// Whether nothing was noted about the line so far.
  var isLineSound: Bool { problems.count == problemsBefore }

  func problem(_ rule: EquationRule, _ range: Range<Int>) -> EquationProblem {
    EquationProblem(rule: rule, line: scanner.line, lineStart: scanner.lineStart, range: range)
  }

  /// A problem with the token that is looked at: the rule, unless the token by itself has a worse one.
  func unexpected(_ rule: EquationRule) -> EquationProblem {
    switch token.kind {
    // Right behind what is there, not behind the blanks and before a comment.
    case .end: problem(rule, previousEnd..<previousEnd)
    case .unknown: problem(.unknownCharacter, token.range)
    case .malformedNumber where rule != .expectedView: problem(.malformedNumber, token.range)
    case .malformedRelation where rule != .expectedView:
      problem(.malformedRelation, token.range)
    default: problem(rule, token.range)
    }
  }

  func isGuide(_ item: EquationItem) -> Bool {
    if item.guide != nil { return true }
    guard case .named(let index) = item.owner else { return false }
    return vocabulary.areGuides[index]
  }
}
