/// New options for a list, and what remains of its state.
@MainActor struct OptionUpdate {
  /// The state of a list, by the indices of its options.
  struct Selected {
    /// The indices of the selected options.
    var indices: Set<Int>
    /// A Boolean value that indicates whether a selected value has no option, and the user hasn't
    /// changed the selection since.
    var isUnavailable: Bool
  }

  /// The new options.
  let rows: OptionRows
  /// Replaces the options in the content.
  ///
  /// Returns the new selection, and the new indices of those `kept` options that still exist.
  let replace:
    @MainActor (_ selected: Selected, _ kept: [Int]) -> (
      selection: OptionSelection, isUnavailable: Bool, kept: [Int: Int]
    )
}

/// The values of a list's options, and the selected values without options.
@MainActor final class OptionValues<Choice: Hashable> {
  private(set) var options: [SheetOption<Choice>] = []
  /// The selected values that no option has.
  private var missing: Set<Choice>
  /// Returns the rule for a number of options.
  var rule: (Int) -> OptionSelection.Rule
  /// A Boolean value that indicates whether the next update selects other values than the list
  /// does.
  private var selectsAnew = false

  /// Creates the values of a list that doesn't have options yet.
  ///
  /// - Parameters:
  ///   - selected: The initially selected values.
  ///   - rule: Returns the rule for a number of options.
  init(selected: Set<Choice>, rule: @escaping (Int) -> OptionSelection.Rule) {
    missing = selected
    self.rule = rule
  }

  /// The selection of a list without options.
  var emptySelection: OptionSelection { OptionSelection(rule(0)) }
  /// A Boolean value that indicates whether a value is initially selected.
  var hasMissingValues: Bool { !missing.isEmpty }

  /// Selects values with the next update of the list.
  func select(_ selected: Set<Choice>) {
    missing = selected
    selectsAnew = true
  }

  /// Returns the update of a list to new options.
  ///
  /// Selected values stay selected as long as an option has them. A value that loses its option is
  /// selected again if a later update has it, unless the user has changed the selection since.
  func update(to sections: [SheetSection<Choice>]) -> OptionUpdate {
    let options = sections.allOptions()
    return OptionUpdate(rows: OptionRows(sections, options: options)) { [self] selected, kept in
      replace(by: options, selected, kept)
    }
  }

  private func replace(
    by new: [SheetOption<Choice>], _ selected: OptionUpdate.Selected, _ kept: [Int]
  ) -> (selection: OptionSelection, isUnavailable: Bool, kept: [Int: Int]) {
    if !selectsAnew {
      if !selected.isUnavailable { missing = [] }
      missing.formUnion(selected.indices.map { options[$0].value })
    }
    selectsAnew = false
    let keptValues = kept.map { options[$0].value }
    let found = OptionPlaces().find(missing.union(keptValues), in: new, value: \.value)
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
