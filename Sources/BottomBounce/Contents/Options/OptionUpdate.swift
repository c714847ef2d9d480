/// New options for a list, and what remains of its state.
@MainActor struct OptionUpdate {
  let rows: OptionRows
  /// Replaces the options, and returns the new index of each kept option that still exists.
  let replace:
    @MainActor (_ selected: Set<Int>, _ isUnavailable: Bool, _ kept: [Int]) -> (
      selection: OptionSelection, isUnavailable: Bool, kept: [Int: Int]
    )
}

/// The values of a list's options, and the selected values without options.
@MainActor final class OptionValues<Choice: Hashable> {
  private(set) var options = KnownOptions<Choice>()
  private var missing: Set<Choice> = []
  private var rule: (Int) -> OptionSelection.Rule
  /// `true` if the next update selects other values than the list does.
  private var selectsAnew = false

  init(_ question: OptionQuestion<Choice>) {
    rule = question.rule
    ask(question, keepsSelection: false)
  }

  /// Takes effect with the next update of the list.
  func ask(_ question: OptionQuestion<Choice>, keepsSelection: Bool) {
    rule = question.rule
    if keepsSelection { return }
    missing = question.selected
    selectsAnew = true
  }

  /// A value that loses its option is selected again if a later update has it, unless the user has
  /// changed the selection since.
  func update(to new: KnownOptions<Choice>) -> OptionUpdate {
    OptionUpdate(rows: OptionRows(new)) { [self] selected, isUnavailable, kept in
      if !selectsAnew {
        if !isUnavailable { missing = [] }
        missing.formUnion(selected.map(options.value))
      }
      selectsAnew = false
      let keptValues = kept.map(options.value)
      let found = new.find(missing.union(keptValues))
      let indices = missing.compactMap { found[$0] }
      missing.subtract(found.keys)
      var places: [Int: Int] = [:]
      var isPlaced: Set<Choice> = []
      for (old, value) in zip(kept, keptValues) where isPlaced.insert(value).inserted {
        places[old] = found[value]
      }
      options = new
      return (OptionSelection(rule(new.count), selected: indices), !missing.isEmpty, places)
    }
  }
}
