/// The selected options of a list, by their indices, and the rule for their number.
struct OptionSelection: Equatable {
  /// A rule for the number of selected options.
  enum Rule: Equatable {
    /// Exactly one option.
    case one
    /// The minimum and maximum number of options.
    ///
    /// `nil` is no maximum.
    case several(minimum: Int, maximum: Int?)
  }

  /// The reason why a selection is not valid.
  enum Failure: Error, Equatable {
    /// An empty selection.
    case none
    /// Fewer options are selected than this number.
    case fewer(than: Int)
    /// More options are selected than this number.
    case more(than: Int)
    /// The minimum is greater than the maximum.
    case impossible

    /// Returns the error for the user.
    func error(_ strings: SheetStrings) -> ValidationError {
      switch self {
      case .none: .empty(strings[.chooseOne])
      case .fewer(let count): error(strings.string(.chooseMore, count))
      case .more(let count): error(strings.string(.chooseFewer, count))
      case .impossible: error(strings[.noOption])
      }
    }

    private func error(_ message: String) -> ValidationError {
      ValidationError(message, shown: .afterChange)
    }
  }

  let rule: Rule
  /// The indices of the selected options.
  private(set) var selected: Set<Int>

  /// Creates a selection.
  ///
  /// If the rule allows one option, the first of several is selected.
  init(_ rule: Rule, selected: some Sequence<Int> = []) {
    self.rule = rule
    switch rule {
    case .one: self.selected = Set(selected.min().map { [$0] } ?? [])
    case .several: self.selected = Set(selected)
    }
  }

  /// The indices of the selected options in the order of the list.
  var sorted: [Int] { selected.sorted() }

  /// Selects or deselects an option that the user taps.
  ///
  /// More options than the maximum can be selected. The user decides which one to deselect.
  ///
  /// - Returns: The indices of the options whose selection changed.
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

  /// The reason why the selection is not valid; `nil` if it is valid.
  var failure: Failure? {
    switch rule {
    case .one: return selected.isEmpty ? Failure.none : nil
    case .several(let minimum, let maximum):
      if let maximum, minimum > max(maximum, 0) { return .impossible }
      if selected.count < minimum { return minimum == 1 ? Failure.none : .fewer(than: minimum) }
      if let maximum, selected.count > max(maximum, 0) { return .more(than: max(maximum, 0)) }
      return nil
    }
  }
}
