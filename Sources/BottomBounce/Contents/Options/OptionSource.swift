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

  /// Returns the body of a list of these options.
  ///
  /// - Parameters:
  ///   - values: The values of the list, which has no options yet.
  ///   - list: The list.
  ///   - value: Returns the value for the selected options, which are in the order of the list.
  @MainActor func makeBody<Value>(
    _ values: OptionValues<Choice>, _ list: OptionListView,
    value: @escaping @MainActor ([Choice]) throws(ValidationError) -> Value
  ) -> SheetBody<Value> {
    var body = list.makeBody { () throws(ValidationError) in
      try value(list.validSelection().map { values.options[$0].value })
    }
    let loader: SheetOptionLoader<Choice>
    switch self {
    case .fixed(let sections):
      list.update(to: values.update(to: sections))
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
    body.growsSmoothly = true
    return body
  }
}
