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
    try readLeft()
    let attribute = firsts[0].attribute
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
      for index in firsts.indices where isLineSound { check(firsts[index], sum) }
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

  /// Reads the left sides of a line: views with attributes, and, in a block, attributes of its own view.
  ///
  /// A view without an attribute takes the next one in the list.
  private mutating func readLeft() throws(EquationProblem) {
    // Where the views begin that have no attribute yet.
    var open = 0
    var followsOwn = false
    while true {
      guard token.kind == .name else {
        throw unexpected(followsOwn ? .expectedAttribute : .expectedView)
      }
      let name = token
      advance()
      followsOwn = open == firsts.count && isOwnOnTheLeft(name, followsOwn: followsOwn)
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
      giveAttribute(toSidesFrom: open)
      open = firsts.count
      guard token.kind == .comma else { return }
      advance()
    }
  }

  /// Gives the attribute of the last left side to those from a place on, and checks that they have it.
  private mutating func giveAttribute(toSidesFrom start: Int) {
    let last = firsts[firsts.count - 1]
    for index in start..<firsts.count {
      firsts[index].attribute = last.attribute
      if isGuide(firsts[index].item), !last.attribute.isOfGuides {
        note(.guideLacks(last.attribute), firsts[index].range)
      }
    }
    let isPriority = firsts[0].attribute.kind == .priority
    if isLineSound, isPriority != (last.attribute.kind == .priority) {
      note(.mixedPriorities, last.range)
    }
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
    // Places instead of elements: those are copied to the heap one by one in debug builds.
    for index in firsts.indices {
      let parts = firsts[index].attribute.parts
      equation.first = firsts[index]
      if parts.isEmpty {
        equation.second = line.second
        equation.constant = line.constant
        equation.relation = line.relation
        add(equation)
      }
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
