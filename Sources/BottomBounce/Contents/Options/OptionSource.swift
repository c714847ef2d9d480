/// The options of a list, or where they come from.
enum OptionSource<Choice: Hashable> {
  /// Options that don't change.
  case fixed([SheetSection<Choice>])
  /// Values that don't change, whose titles are made when they are shown.
  case values([Choice], title: (Choice) -> String)
  /// A loader of the app.
  case shared(SheetOptionLoader<Choice>)
  /// A new loader for each sheet.
  case own(@MainActor () -> SheetOptionLoader<Choice>)

  /// The options that don't change; `nil` for those of a loader.
  var sections: [SheetSection<Choice>]? {
    switch self {
    case .fixed(let sections): sections
    case .values(let values, let title): [SheetSection(options: values.sheetOptions(title: title))]
    case .shared, .own: nil
    }
  }

  /// A Boolean value that indicates whether there are at most five options, which don't change.
  var isShort: Bool {
    switch self {
    case .fixed(let sections): sections.reduce(0) { $0 + $1.options.count } <= 5
    case .values(let values, _): values.count <= 5
    case .shared, .own: false
    }
  }

  /// The options that are known without a sheet; `nil` while they load.
  @MainActor private var known: KnownOptions<Choice>? {
    let places = RowMemory.object { OptionPlaces<Choice>() }
    func known(_ options: [SheetOption<Choice>]) -> KnownOptions<Choice> {
      KnownOptions(count: options.count, hasEnabledOption: options.contains(where: \.isEnabled)) {
        options[$0]
      } find: {
        places.find($0, in: options, value: \.value)
      }
    }
    switch self {
    case .fixed(let sections): return known(sections.allOptions())
    case .shared(let loader): return loader.sections.map { known($0.allOptions()) }
    case .own: return nil
    case .values(let values, let title):
      return KnownOptions(count: values.count, hasEnabledOption: !values.isEmpty) {
        SheetOption(values[$0], title: title(values[$0]))
      } find: {
        places.find($0, in: values) { $0 }
      }
    }
  }

  /// Returns the titles of the selected values in a line, as far as they are known without a sheet,
  /// in the order of the options; `nil` for none.
  @MainActor func titles(of selected: Set<Choice>) -> String? {
    guard let known else { return nil }
    let indices = known.find(selected).values.sorted()
    return SheetStrings().names(indices.count) { known.option(indices[$0]).title }
  }

  /// Calls a closure when the known options have changed, until the returned object is released.
  @MainActor func observe(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    guard case .shared(let loader) = self else { return nil }
    return loader.observe(onChange)
  }

  /// Returns the choices of a selection that the user hasn't touched, in the order of the options,
  /// or the error that a list shows instead.
  @MainActor func answer(
    _ selected: Set<Choice>, _ rule: (Int) -> OptionSelection.Rule
  ) -> Answer<[Choice]> {
    let strings = SheetStrings()
    guard let known else {
      var failure: ValidationError?
      if case .shared(let loader) = self { failure = loader.failure.map { ValidationError($0) } }
      return .failure(failure ?? .pending(strings[.loading]))
    }
    let found = known.find(selected)
    if found.count < selected.count {
      return .failure(.unavailable(hasOptions: known.hasEnabledOption))
    }
    let selection = OptionSelection(rule(known.count), selected: found.values)
    if let failure = selection.failure { return .failure(failure.error(strings)) }
    return .success(selection.sorted.map { known.option($0).value })
  }

  /// Returns the body of a list of these options.
  ///
  /// - Parameters:
  ///   - values: The values of the list, which has no options yet.
  ///   - list: The list.
  ///   - value: Returns the value for the selected options, which are in the order of the list.
  ///   - update: Returns the options and the selected values of other content, or `nil` for content
  ///     of another kind.
  @MainActor func makeBody<Value>(
    _ values: OptionValues<Choice>, _ list: OptionListView,
    value: @escaping @MainActor ([Choice]) throws(ValidationError) -> Value,
    update: @escaping @MainActor (any SheetContent<Value>) -> OptionDescription<Choice>?
  ) -> SheetBody<Value> {
    var body = list.makeBody { () throws(ValidationError) in
      try value(list.validSelection().map { values.options[$0].value })
    }
    let loader: SheetOptionLoader<Choice>
    switch self {
    case .fixed, .values:
      list.update(to: values.update(to: sections ?? []))
      body.update = { content, keepsEdits in
        guard let new = update(content), let sections = new.source.sections else { return false }
        values.rule = new.rule
        if !keepsEdits || !list.hasChanged { values.select(new.selected) }
        list.update(to: values.update(to: sections))
        return true
      }
      return body
    case .shared(let shared): loader = shared
    case .own(let make): loader = make()
    }
    let live = LiveOptions(loader, values: values, in: list)
    let stop = body.cancel
    body.cancel = {
      live.end()
      stop?()
    }
    body.update = { content, keepsEdits in
      guard let new = update(content) else { return false }
      if new.source.sections != nil { return false }
      values.rule = new.rule
      if !keepsEdits || !list.hasChanged { values.select(new.selected) }
      live.selectionDidChange()
      return true
    }
    body.growsSmoothly = true
    return body
  }
}

/// Options that are known without a sheet.
///
/// A form describes the content of a row again after each change, and a row may have very many
/// options, so titles are made when they are needed.
private struct KnownOptions<Choice: Hashable> {
  let count: Int
  let hasEnabledOption: Bool
  /// Returns the option at an index.
  let option: (Int) -> SheetOption<Choice>
  /// Returns the index of the first option with each of some values, if there is one.
  let find: (Set<Choice>) -> [Choice: Int]
}

/// What a list shows.
struct OptionDescription<Choice: Hashable> {
  let source: OptionSource<Choice>
  let selected: Set<Choice>
  /// Returns the rule for a number of options.
  let rule: (Int) -> OptionSelection.Rule
}
