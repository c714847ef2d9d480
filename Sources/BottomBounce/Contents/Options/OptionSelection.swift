/// Which of the options are chosen, by their places in the list, and how many may be.
struct OptionSelection: Equatable {
  /// How many options may be chosen.
  enum Rule: Equatable {
    /// Exactly one.
    case one
    /// At least some, and at most some; nil for no greatest number.
    case several(minimum: Int, maximum: Int?)
  }

  /// Why what is chosen is no value yet.
  enum Problem: Equatable {
    /// Nothing is chosen.
    case none
    /// Fewer are chosen than these.
    case fewer(than: Int)
    /// More are chosen than these.
    case more(than: Int)
    /// The least number is above the greatest.
    case impossible
  }

  let rule: Rule
  /// The places of the chosen options.
  private(set) var chosen: Set<Int>

  /// What is chosen to begin with; of several, where one is asked for, the first.
  init(_ rule: Rule, chosen: some Sequence<Int> = []) {
    self.rule = rule
    switch rule {
    case .one: self.chosen = Set(chosen.min().map { [$0] } ?? [])
    case .several: self.chosen = Set(chosen)
    }
  }

  /// The places of the chosen options in the order of the list.
  var inOrder: [Int] { chosen.sorted() }

  /// Takes a tap on an option, and returns the places whose marks are others now.
  ///
  /// Where one is asked for, the tapped one is it. Where several are, the tap takes back what the last one did. More
  /// than the greatest number may be chosen on the way: which of them is to go is for the person to say.
  mutating func tap(_ place: Int) -> Set<Int> {
    let before = chosen
    switch rule {
    case .one: chosen = [place]
    case .several: chosen.formSymmetricDifference([place])
    }
    return chosen.symmetricDifference(before)
  }

  /// Why there is no value; nil if there is one.
  var problem: Problem? {
    switch rule {
    case .one: return chosen.isEmpty ? Problem.none : nil
    case .several(let minimum, let maximum):
      if let maximum, minimum > max(maximum, 0) { return .impossible }
      if chosen.count < minimum { return minimum == 1 ? Problem.none : .fewer(than: minimum) }
      if let maximum, chosen.count > max(maximum, 0) { return .more(than: max(maximum, 0)) }
      return nil
    }
  }
}
