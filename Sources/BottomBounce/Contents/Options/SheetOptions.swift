public import UIKit

/// The options of a list, or where they come from.
///
/// `.list(…)` and `.checklist(…)` take arrays, too. Make this value for options that load:
///
/// ```swift
/// private lazy var devices = SheetOptions.loading { [server] in try await server.deviceOptions() }
///
/// func chooseDevice() {
///   sheet.show(.list(devices, selected: device), title: "Device", from: self) {
///     [weak self] device in
///     self?.device = device
///   }
/// }
///
/// func homeDidChange() {
///   devices.reload()
/// }
/// ```
///
/// The first sheet loads the options. Later sheets show them at once. ``reload()`` loads them
/// again, also while sheets show them. Several sheets and rows of forms can share the value, and
/// its copies load together.
///
/// A load that has begun goes on when the sheet ends, for the next sheet or row. It is canceled by
/// ``reload()``, and when nothing keeps the value anymore. Results of canceled loads are ignored.
public struct SheetOptions<Choice: Hashable> {
  private enum Source {
    case known(KnownOptions<Choice>)
    case loader(OptionLoader<Choice>)
  }
  private let source: Source

  private init(_ source: Source) {
    self.source = source
  }

  /// Creates options from an array that `.list(…)` takes, too.
  ///
  /// - Parameter options: Strings, options, or sections, in their order.
  public init<Option: TitledOptionOrSection<Choice>>(_ options: [Option]) {
    self = Option._options(options)
  }

  /// Creates an option for each of several values.
  ///
  /// The closures can be key paths. They run when an option is shown or searched.
  ///
  /// - Parameters:
  ///   - values: The values, in their order.
  ///   - title: Returns the title of a value, in the user's language.
  ///   - subtitle: Returns the second line of a value. The default is `nil`: none.
  ///   - image: Returns the image before the title of a value. The default is `nil`: none.
  ///   - keywords: Returns other words by which a search finds a value. The default is `nil`: none.
  public init(
    _ values: some Sequence<Choice>, title: @escaping (Choice) -> String,
    subtitle: ((Choice) -> String?)? = nil, image: ((Choice) -> UIImage?)? = nil,
    keywords: ((Choice) -> [String])? = nil
  ) {
    self.init(
      .known(
        KnownOptions(Array(values), value: { $0 }) {
          SheetOption(
            $0, title: title($0), subtitle: subtitle?($0), image: image?($0),
            keywords: keywords?($0) ?? [])
        }))
  }

  fileprivate init(sections: [SheetSection<Choice>]) {
    self.init(.known(KnownOptions(sections)))
  }

  /// Returns options that load while a sheet shows them.
  ///
  /// The sheet says that it loads, and waits. If the closure throws an error, the sheet shows its
  /// message and a Retry button.
  ///
  /// - Parameter options: Returns the options, in their order. It runs on the main actor until it
  ///   suspends, for the first sheet, after Retry, and after ``reload()``.
  @MainActor public static func loading(
    _ options: nonisolated(nonsending) @escaping () async throws -> [SheetOption<Choice>]
  ) -> SheetOptions<Choice> {
    loadingSections { [SheetSection(title: nil, options: try await options())] }
  }

  /// Returns options in sections that load while a sheet shows them.
  ///
  /// - Parameter sections: Returns the sections, in their order. It runs as the closure of
  ///   ``loading(_:)`` does.
  @MainActor public static func loadingSections(
    _ sections: nonisolated(nonsending) @escaping () async throws -> [SheetSection<Choice>]
  ) -> SheetOptions<Choice> {
    SheetOptions(.loader(OptionLoader(sections)))
  }

  /// Loads the options again.
  ///
  /// Sheets that show them keep the old ones until the new ones have loaded. If that fails, they
  /// show the error and keep the old ones. Options that don't load stay as they are.
  @MainActor public func reload() {
    loader?.reload()
  }

  private var loader: OptionLoader<Choice>? {
    if case .loader(let loader) = source { loader } else { nil }
  }

  // MARK: Known options

  /// The options that don't load, in sections; `nil` for those that do.
  var sections: [SheetSection<Choice>]? {
    if case .known(let known) = source { known.sections } else { nil }
  }

  /// A Boolean value that indicates whether there are at most five options, which don't load.
  var isShort: Bool {
    if case .known(let known) = source { known.count <= 5 } else { false }
  }

  /// The options that are known without a sheet; `nil` while they load.
  @MainActor private var known: KnownOptions<Choice>? {
    switch source {
    case .known(let known): known
    case .loader(let loader): loader.sections.map { KnownOptions($0) }
    }
  }

  /// Returns the titles of the selected values in a line, in the order of the options; `nil` while
  /// the options load, or if none is selected.
  @MainActor func titles(of selected: Set<Choice>) -> String? {
    guard let known else { return nil }
    let indices = known.find(selected, RowMemory.object { OptionPlaces() }).values.sorted()
    return SheetStrings().names(indices.count) { known.option(indices[$0]).title }
  }

  /// Returns the image of the selected value; `nil` while the options load, or if not exactly one is
  /// selected.
  @MainActor func image(of selected: Set<Choice>) -> UIImage? {
    guard selected.count == 1, let known else { return nil }
    return known.find(selected, RowMemory.object { OptionPlaces() }).values.first
      .flatMap { known.option($0).image }
  }

  /// Calls a closure when the known options have changed, until the returned object is released.
  @MainActor func observe(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    loader?.observe { if $0 { onChange() } }
  }

  /// Returns the choices of a selection that the user hasn't touched, in the order of the options,
  /// or the error that a list shows instead.
  @MainActor func answer(
    _ selected: Set<Choice>, _ rule: (Int) -> OptionSelection.Rule
  ) -> Answer<[Choice]> {
    let strings = SheetStrings()
    guard let known else {
      // A form doesn't check options that aren't there.
      return .failure(.pending(loader?.failure ?? strings[.loading]))
    }
    let found = known.find(selected, RowMemory.object { OptionPlaces() })
    if found.count < selected.count {
      let hasOptions = (0..<known.count).contains { known.option($0).isEnabled }
      return .failure(.unavailable(hasOptions: hasOptions))
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
    body.update = { [loader] content, keepsEdits in
      guard let new = update(content), (new.source.loader == nil) == (loader == nil) else {
        return false
      }
      values.rule = new.rule
      if !keepsEdits || !list.hasChanged { values.select(new.selected) }
      (loader == nil ? new.source : self).show(values, in: list)
      return true
    }
    if let loader {
      list.messages.onRetry = { loader.reload() }
      loader.loadIfNeeded()
      list.observation = loader.observe { [weak list] in
        if let list { show(values, in: list, areNew: $0) }
      }
      body.growsSmoothly = true
    }
    show(values, in: list)
    return body
  }

  /// Shows the options in a list, or that they are loading or couldn't be loaded.
  @MainActor private func show(
    _ values: OptionValues<Choice>, in list: OptionListView, areNew: Bool = true
  ) {
    if let sections = loader?.sections ?? sections {
      list.showNotice(loader?.failure)
      if areNew { list.update(to: values.update(to: sections)) }
    } else if let failure = loader?.failure {
      list.showFailure(failure)
    } else {
      list.showLoading()
    }
  }
}

/// Options that are known without a sheet.
///
/// A form describes the content of a row again after each change, and a row may have very many
/// options, so titles are made when they are needed.
private struct KnownOptions<Choice: Hashable> {
  let count: Int
  /// Returns the option at an index.
  let option: (Int) -> SheetOption<Choice>
  /// Returns the index of the first option with each of some values, if there is one.
  let find: (Set<Choice>, OptionPlaces<Choice>) -> [Choice: Int]
  private var given: [SheetSection<Choice>]?

  init<Source>(
    _ options: [Source], value: @escaping (Source) -> Choice,
    option: @escaping (Source) -> SheetOption<Choice>
  ) {
    count = options.count
    self.option = { option(options[$0]) }
    find = { $1.find($0, in: options, value: value) }
  }

  init(_ sections: [SheetSection<Choice>]) {
    self.init(sections.allOptions(), value: \.value) { $0 }
    given = sections
  }

  var sections: [SheetSection<Choice>] {
    given ?? [SheetSection(title: nil, options: (0..<count).map(option))]
  }
}

/// What a list shows.
struct OptionDescription<Choice: Hashable> {
  let source: SheetOptions<Choice>
  let selected: Set<Choice>
  /// Returns the rule for a number of options.
  let rule: (Int) -> OptionSelection.Rule
}

// MARK: Arrays of options

/// An element of the arrays that lists take: a string, a ``SheetOption``, or a ``SheetSection``.
///
/// Values of other types need titles: `.list(countries, title: \.name)`. Conform no type of your
/// own.
public protocol TitledOptionOrSection<Choice> {
  /// The type of the values that the user can choose.
  associatedtype Choice: Hashable
  /// Returns the options of an array.
  ///
  /// You don't use it.
  static func _options(_ options: [Self]) -> SheetOptions<Choice>
}

/// An element of the arrays that wheels and buttons take: a string or a ``SheetOption``.
///
/// Values of other types need titles: `.wheel(countries, title: \.name)`. Conform no type of your
/// own.
public protocol TitledOption<Choice>: TitledOptionOrSection {}

extension String: TitledOption {
  /// Returns options whose titles are their values.
  ///
  /// You don't use it.
  public static func _options(_ options: [String]) -> SheetOptions<String> {
    SheetOptions(options) { $0 }
  }
}

extension SheetOption: TitledOption {
  /// Returns the options.
  ///
  /// You don't use it.
  public static func _options(_ options: [Self]) -> SheetOptions<Value> {
    SheetOptions(sections: [SheetSection(title: nil, options: options)])
  }
}

extension SheetSection: TitledOptionOrSection {
  /// Creates a section.
  ///
  /// - Parameters:
  ///   - title: The header, in the user's language. The default is `nil`: no header.
  ///   - options: The strings or options, in their order.
  public init<Option: TitledOption<Value>>(_ title: String? = nil, options: [Option]) {
    self.init(title: title, options: Option.list(options))
  }

  /// Returns the options of sections.
  ///
  /// You don't use it.
  public static func _options(_ options: [Self]) -> SheetOptions<Value> {
    SheetOptions(sections: options)
  }
}

extension TitledOption {
  /// Returns options for an array.
  static func list(_ options: [Self]) -> [SheetOption<Choice>] {
    _options(options).sections?.allOptions() ?? []
  }
}

/// The content that `.list(…)`, `.checklist(…)`, `.buttons(…)`, and the functions for wheels return.
///
/// It keeps these functions out of other contents. You don't use it.
@MainActor public protocol _OptionContent: SheetContent {}
