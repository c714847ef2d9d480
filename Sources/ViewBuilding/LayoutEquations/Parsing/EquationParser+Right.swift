extension EquationParser {
  /// The right side of an equation: a linear term in at most one attribute.
  struct Sum {
    var reference: Equation.Side?
    var multiplier = 1.0
    var constant = 0.0
    /// Where it stands in the text.
    var range: Range<Int>
  }

  // MARK: Paths

  /// Reads what follows a name: a dot and an attribute, with a guide between or without.
  mutating func readPath(
    after name: EquationScanner.Token, isLeft: Bool
  ) throws(EquationProblem) -> Equation.Side {
    guard token.kind == .dot else { throw unexpected(.expectedDot) }
    advance()
    var word = token
    guard word.kind == .name else { throw unexpected(.expectedAttribute) }
    advance()
    var item = EquationItem(owner: owner(name, isLeft: isLeft) ?? .container)
    if token.kind == .dot {
      let guideOfGuide = isGuide(item)
      item.guide = guide(word)
      if guideOfGuide { note(.guideOfGuide, name.range.lowerBound..<word.range.upperBound) }
      advance()
      word = token
      guard word.kind == .name else { throw unexpected(.expectedAttribute) }
      advance()
    }
    let attribute = attribute(word)
    if !isLeft, isGuide(item), let attribute, !attribute.isOfGuides {
      note(.guideLacks(attribute), word.range)
    }
    return Equation.Side(
      item: item, attribute: attribute ?? .left, name: name.range,
      range: name.range.lowerBound..<word.range.upperBound)
  }

  /// The view or guide of a name; nil if it was noted that there is none.
  mutating func owner(_ name: EquationScanner.Token, isLeft: Bool) -> EquationItem.Owner? {
    let bytes = scanner.bytes(name.range)
    if let index = vocabulary.items.index(of: bytes, hash: name.hash) { return .named(index) }
    let reserved = vocabulary.reserved.index(of: bytes, hash: name.hash)
    switch reserved.flatMap(EquationVocabulary.Reserved.init) {
    case .container: return .container
    case .own: return .own
    case .lastVisible:
      if isLeft { note(.lastVisibleOnTheLeft, name.range) }
      return .lastVisible
    case nil:
      note(.unknownView, name.range)
      return nil
    }
  }

  /// Whether a name on the left is an attribute of the view in whose block it stands.
  ///
  /// In a list, the name of a view is that view, unless it is an attribute that follows another one.
  func isOwnOnTheLeft(_ name: EquationScanner.Token, followsOwn: Bool) -> Bool {
    guard vocabulary.isInBlock, token.kind != .dot else { return false }
    guard token.kind == .comma else { return true }
    let bytes = scanner.bytes(name.range)
    if followsOwn, EquationAttribute.table.index(of: bytes, hash: name.hash) != nil { return true }
    return vocabulary.items.index(of: bytes, hash: name.hash) == nil
  }

  /// Whether a name without a dot is an attribute: in a block, unless a number is called so.
  private func isOwnOnTheRight(_ name: EquationScanner.Token) -> Bool {
    guard vocabulary.isInBlock else { return false }
    let bytes = scanner.bytes(name.range)
    return vocabulary.numbers.index(of: bytes, hash: name.hash) == nil
      && EquationAttribute.table.index(of: bytes, hash: name.hash) != nil
  }

  /// What an attribute without a view before it means: that of the view in whose block it stands.
  mutating func ownSide(_ name: EquationScanner.Token) -> Equation.Side {
    let attribute = attribute(name)
    return Equation.Side(
      item: EquationItem(owner: .own), attribute: attribute ?? .left, name: name.range,
      range: name.range)
  }

  private mutating func guide(_ word: EquationScanner.Token) -> EquationGuide? {
    let index = EquationGuide.table.index(of: scanner.bytes(word.range), hash: word.hash)
    if index == nil { note(.unknownGuide, word.range) }
    return index.map { EquationGuide.all[$0] }
  }

  private mutating func attribute(_ word: EquationScanner.Token) -> EquationAttribute? {
    let index = EquationAttribute.table.index(of: scanner.bytes(word.range), hash: word.hash)
    if index == nil { note(.unknownAttribute, word.range) }
    return index.map { EquationAttribute.all[$0] }
  }

  // MARK: Terms

  /// Reads products with `+` and `-` between them.
  mutating func readSum(beside attribute: EquationAttribute) throws(EquationProblem) -> Sum {
    var sum = Sum(range: token.range)
    var sign: UInt8 = 0
    while true {
      let product = try readProduct(beside: attribute, after: sign)
      let value = sign == UInt8(ascii: "-") ? -product.value : product.value
      if let reference = product.reference {
        if sum.reference != nil { throw problem(.secondAttribute, reference.range) }
        sum.reference = reference
        sum.multiplier = value
      } else {
        sum.constant += value
      }
      guard token.kind == .plus || token.kind == .minus else { break }
      sign = token.kind == .plus ? UInt8(ascii: "+") : UInt8(ascii: "-")
      advance()
    }
    sum.range = sum.range.lowerBound..<previousEnd
    if !sum.multiplier.isFinite || !sum.constant.isFinite { note(.notFinite, sum.range) }
    return sum
  }

  private struct Product {
    var reference: Equation.Side?
    var value: Double
  }

  /// Reads factors with `*` and `/` between them.
  private mutating func readProduct(
    beside attribute: EquationAttribute, after sign: UInt8
  ) throws(EquationProblem) -> Product {
    var product = try readFactor(beside: attribute, after: sign)
    while token.kind == .times || token.kind == .over {
      let isDivision = token.kind == .over
      advance()
      let range = token.range
      let factor = try readFactor(
        beside: attribute, after: UInt8(ascii: isDivision ? "/" : "*"))
      if let reference = factor.reference {
        if isDivision { throw problem(.attributeAsDivisor, reference.range) }
        if product.reference != nil { throw problem(.secondAttribute, reference.range) }
        product.reference = reference
      }
      if isDivision {
        if factor.value == 0 { throw problem(.divisionByZero, range) }
        product.value /= factor.value
      } else {
        product.value *= factor.value
      }
    }
    return product
  }

  /// Reads a number, the name of one, or an attribute, with any number of signs before it.
  private mutating func readFactor(
    beside attribute: EquationAttribute, after sign: UInt8
  ) throws(EquationProblem) -> Product {
    var isNegative = false
    var sign = sign
    while token.kind == .minus || token.kind == .plus {
      sign = token.kind == .plus ? UInt8(ascii: "+") : UInt8(ascii: "-")
      if token.kind == .minus { isNegative.toggle() }
      advance()
    }
    var product = Product(value: 1)
    let first = token
    switch first.kind {
    case .number:
      product.value = first.value
      advance()
    case .name:
      advance()
      if token.kind == .dot {
        product.reference = try readPath(after: first, isLeft: false)
      } else if isOwnOnTheRight(first) {
        product.reference = ownSide(first)
      } else {
        product.value = try number(first, beside: attribute)
      }
    default: throw unexpected(sign == 0 ? .expectedRight : .expectedOperand(sign))
    }
    if isNegative { product.value.negate() }
    return product
  }

  /// The number of a name; 1 if it was noted that there is none.
  private mutating func number(
    _ name: EquationScanner.Token, beside attribute: EquationAttribute
  ) throws(EquationProblem) -> Double {
    let bytes = scanner.bytes(name.range)
    if let index = vocabulary.numbers.index(of: bytes, hash: name.hash) {
      return vocabulary.values[index]
    }
    let isView =
      vocabulary.items.index(of: bytes, hash: name.hash) != nil
      || vocabulary.reserved.index(of: bytes, hash: name.hash) != nil
    if isView { throw problem(.viewWithoutAttribute(attribute), name.range) }
    // What goes on about priorities is no mistake of its own when the attribute was mistyped.
    if LayoutPriorityName.table.index(of: bytes, hash: name.hash) == nil || isLineSound {
      note(.unknownNumber, name.range)
    }
    return 1
  }

  // MARK: Checks

  /// Notes where the two sides do not go together.
  mutating func check(_ side: Equation.Side, _ right: Sum) {
    let first = side.attribute
    guard let reference = right.reference else { return checkConstant(side) }
    let second = reference.attribute
    let range = reference.range
    if second.kind == .priority {
      note(.priorityCompared, range)
    } else if first.kind == .several || second.kind == .several {
      if first != second { note(.differentShorthand(first, second), range) }
    } else if first.isLocation != second.isLocation {
      note(.kinds(first, second), range)
    } else if first.isLocation, first.kind != second.kind {
      note(.axes(first, second), range)
    } else if first.direction != second.direction, first.direction != .indifferent,
      second.direction != .indifferent
    {
      note(.directions(first, second), range)
    }
    if first == .edges, right.multiplier != 1 {
      note(.edgesMultiplied, right.range)
    } else if right.multiplier == 0, first.isLocation || first == .center {
      note(.multiplierZero, right.range)
    }
  }

  /// A place needs something to be compared with, and the container is not in itself.
  private mutating func checkConstant(_ side: Equation.Side) {
    let isPlace = side.attribute.isLocation || side.attribute == .edges || side.attribute == .center
    if isPlace, side.item == EquationItem(owner: .container) { note(.containerAlone, side.name) }
  }
}
