/// The options of a list, or where they come from.
enum OptionSource<Choice: Hashable> {
  /// Options that don't change.
  case fixed([SheetSection<Choice>])
  /// A loader of the app.
  case shared(SheetOptionLoader<Choice>)
  /// A new loader for each sheet.
  case own(@MainActor () -> SheetOptionLoader<Choice>)

  /// The options that are known without a sheet.
  @MainActor var knownOptions: [SheetOption<Choice>] {
    switch self {
    case .fixed(let sections): sections.allOptions()
    case .shared(let loader): (loader.sections ?? []).allOptions()
    case .own: []
    }
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
    switch self {
    case .own: return .failure(.pending(strings[.loading]))
    case .shared(let loader) where loader.sections == nil:
      return .failure(
        loader.failure.map { ValidationError($0) } ?? .pending(strings[.loading]))
    case .fixed, .shared: break
    }
    let options = knownOptions
    let found = options.firstIndices(of: selected, in: \.value)
    if found.count < selected.count {
      return .failure(.unavailable(hasOptions: options.contains(where: \.isEnabled)))
    }
    let selection = OptionSelection(rule(options.count), selected: found.values)
    if let failure = selection.failure { return .failure(failure.error(strings)) }
    return .success(selection.sorted.map { options[$0].value })
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
    case .fixed(let sections):
      list.update(to: values.update(to: sections))
      body.update = { content, keepsEdits in
        guard let new = update(content), case .fixed(let sections) = new.source else {
          return false
        }
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
      if case .fixed = new.source { return false }
      values.rule = new.rule
      if !keepsEdits || !list.hasChanged { values.select(new.selected) }
      live.selectionDidChange()
      return true
    }
    body.growsSmoothly = true
    return body
  }
}

/// What a list shows.
struct OptionDescription<Choice: Hashable> {
  let source: OptionSource<Choice>
  let selected: Set<Choice>
  /// Returns the rule for a number of options.
  let rule: (Int) -> OptionSelection.Rule
}
