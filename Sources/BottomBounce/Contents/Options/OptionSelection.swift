struct OptionSelection: Equatable {
  enum Rule: Equatable {
    case one
    case several(minimum: Int, maximum: Int?)
  }

  let rule: Rule
  private(set) var selected: Set<Int>

  /// If the rule allows one option, the first of several is selected.
  init(_ rule: Rule, selected: some Sequence<Int> = []) {
    self.rule = rule
    self.selected = rule == .one ? Set(selected.min().map { [$0] } ?? []) : Set(selected)
  }

  var sorted: [Int] { selected.sorted() }

  /// Returns the options whose selection changed; more than the maximum can be selected, because
  /// the user decides which one to deselect.
  mutating func tap(_ index: Int) -> Set<Int> {
    switch rule {
    case .one:
      defer { selected = [index] }
      return selected.symmetricDifference([index])
    case .several:
      if selected.remove(index) == nil { selected.insert(index) }
      return [index]
    }
  }

  func error(_ strings: SheetStrings) -> ValidationError? {
    guard case .several(let minimum, let limit) = rule else {
      return selected.isEmpty ? .empty(strings[.chooseOne]) : nil
    }
    let maximum = max(limit ?? .max, 0)
    if minimum > maximum { return ValidationError(strings[.noOption], shown: .atOnce) }
    if selected.count < minimum {
      if minimum == 1 { return .empty(strings[.chooseOne]) }
      return ValidationError(strings.string(.chooseMore, minimum), shown: .afterChange)
    }
    return selected.count > maximum
      ? ValidationError(strings.string(.chooseFewer, maximum), shown: .afterChange) : nil
  }
}
