extension EquationParser {
  /// The right side of an equation: a linear term in at most one attribute.
  struct Sum {
    var reference: Equation.Side?
    var multiplier = 1.0
    var constant = 0.0
    var range: Range<Int>
  }

  // MARK: Paths

  /// Parses what follows a name: an optional guide and an attribute.
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
      if guideOfGuide { report(.guideOfGuide, name.range.lowerBound..<word.range.upperBound) }
      advance()
      word = token
      guard word.kind == .name else { throw unexpected(.expectedAttribute) }
      advance()
    }
    let attribute = attribute(word)
    if !isLeft, isGuide(item), let attribute, !attribute.isOfGuides {
      report(.guideLacks(attribute), word.range)
    }
    return Equation.Side(
      item: item, attribute: attribute ?? .left, name: name.range,
      range: name.range.lowerBound..<word.range.upperBound)
  }

  /// Reports an unknown name and returns `nil`.
  mutating func owner(_ name: EquationScanner.Token, isLeft: Bool) -> EquationItem.Owner? {
    if let item = name.item { return scanner.items[item].owner }
    let word = scanner.string(name.range)
    if let index = vocabulary.index(of: word) { return .named(index) }
    guard let owner = vocabulary.reserved[word] else {
      report(.unknownView, name.range)
      return nil
    }
    return owner
  }

  /// In a list, a view's name means the view, unless it is an attribute that follows another one.
  func isOwnOnTheLeft(_ name: EquationScanner.Token, followsOwn: Bool) -> Bool {
    guard vocabulary.isInBlock, token.kind != .dot, name.item == nil else { return false }
    guard token.kind == .comma else { return true }
    let word = scanner.string(name.range)
    if followsOwn, EquationAttribute.named[word] != nil { return true }
    return vocabulary.index(of: word) == nil
  }

  /// A number with the same name takes precedence.
  private func isOwnOnTheRight(_ name: EquationScanner.Token) -> Bool {
    guard vocabulary.isInBlock, name.item == nil else { return false }
    let word = scanner.string(name.range)
    return vocabulary.numbers[word] == nil && EquationAttribute.named[word] != nil
  }

  /// An attribute without a view belongs to the block's view.
  mutating func ownSide(_ name: EquationScanner.Token) -> Equation.Side {
    let attribute = attribute(name)
    return Equation.Side(
      item: EquationItem(owner: .own), attribute: attribute ?? .left, name: name.range,
      range: name.range)
  }

  private mutating func guide(_ word: EquationScanner.Token) -> EquationGuide? {
    let guide = EquationGuide(rawValue: scanner.string(word.range))
    if guide == nil { report(.unknownGuide, word.range) }
    return guide
  }

  private mutating func attribute(_ word: EquationScanner.Token) -> EquationAttribute? {
    let attribute = EquationAttribute.named[scanner.string(word.range)]
    if attribute == nil { report(.unknownAttribute, word.range) }
    return attribute
  }

  // MARK: Terms

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
    if !sum.multiplier.isFinite || !sum.constant.isFinite { report(.notFinite, sum.range) }
    return sum
  }

  private struct Product {
    var reference: Equation.Side?
    var value: Double
  }

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
    case .dot:
      advance()
      let range = first.range.lowerBound..<token.range.upperBound
      throw token.kind == .number ? problem(.noDigitBeforePoint, range) : unexpected(.expectedRight)
    default: throw unexpected(sign == 0 ? .expectedRight : .expectedOperand(sign))
    }
    if isNegative { product.value.negate() }
    return product
  }

  /// Reports an unknown name and returns 1.
  private mutating func number(
    _ name: EquationScanner.Token, beside attribute: EquationAttribute
  ) throws(EquationProblem) -> Double {
    let word = scanner.string(name.range)
    if name.item == nil, let number = vocabulary.numbers[word] { return number }
    let isView =
      name.item != nil || vocabulary.index(of: word) != nil || vocabulary.reserved[word] != nil
    if isView { throw problem(.viewWithoutAttribute(attribute), name.range) }
    // After a mistyped attribute, the name of a priority is probably correct.
    if LayoutPriorityName.named[word] == nil || isLineValid {
      report(.unknownNumber, name.range)
    }
    return 1
  }

  // MARK: Checks

  mutating func check(_ side: Equation.Side, _ right: Sum) {
    let first = side.attribute
    guard let reference = right.reference else { return checkConstant(side) }
    let second = reference.attribute
    let range = reference.range
    if second.kind == .priority {
      report(.priorityCompared, range)
    } else if first.kind == .several || second.kind == .several {
      if first != second { report(.differentShorthand(first, second), range) }
    } else if first.isPosition != second.isPosition {
      report(.kinds(first, second), range)
    } else if first.isPosition, first.kind != second.kind {
      report(.axes(first, second), range)
    } else if first.direction != second.direction, first.direction != .indifferent,
      second.direction != .indifferent
    {
      report(.directions(first, second), range)
    }
    if first == .edges, right.multiplier != 1 {
      report(.edgesMultiplied, right.range)
    } else if right.multiplier == 0, first.isPosition || first == .center {
      report(.multiplierZero, right.range)
    }
  }

  /// A position of the container without a right side would be relative to itself.
  private mutating func checkConstant(_ side: Equation.Side) {
    let isPosition =
      side.attribute.isPosition || side.attribute == .edges || side.attribute == .center
    if isPosition, side.item == EquationItem(owner: .container) {
      report(.containerAlone, side.name)
    }
  }
}
