import Foundation

/// Content that asks for any number of options of a list.
///
/// ```swift
/// sheet.show(.checklist(toppings, selected: order.toppings, minimum: 1, maximum: 3), from: self) {
///   [weak self] toppings in
///   self?.order.toppings = toppings
/// }
/// ```
///
/// A tap selects or deselects an option. If too few or too many options are selected, OK says so.
///
/// The value is an array in the order of the options if `selected` is an array, and a set if it is
/// a set.
///
/// If the user doesn't touch the list, OK returns the selected values, each once. If a selected
/// value has no option, the sheet says that it isn't available and disables OK until the user
/// changes the selection.
public struct ChecklistContent<Choice: Hashable, Selection>: _ChecklistFactory, _ContentWithParts {
  private let source: OptionSource<Choice>
  private let selected: Set<Choice>
  private let minimum: Int
  private let maximum: Int?
  private var isSearchable = false
  /// The rules and the line of text.
  ///
  /// You don't use it.
  public var _parts = _ContentParts<Selection>()

  /// Returns the value for selected choices, which are in the order of the options.
  private let makeValue: ([Choice]) -> Selection

  init(
    _ source: OptionSource<Choice>, _ selected: Set<Choice>, _ minimum: Int, _ maximum: Int?,
    makeValue: @escaping ([Choice]) -> Selection
  ) {
    self.source = source
    self.selected = selected
    self.minimum = minimum
    self.maximum = maximum
    self.makeValue = makeValue
  }

  /// Returns the content with a field that filters the options by their titles, subtitles, and
  /// keywords.
  ///
  /// The default is no field.
  ///
  /// Options stay selected while the filter hides them. Then a line above the list names them.
  public func searchable(_ isSearchable: Bool = true) -> Self {
    var content = self
    content.isSearchable = isSearchable
    return content
  }

  /// Returns a list of the options.
  public func makeBody(_ context: SheetContext) -> SheetBody<Selection> {
    let values = OptionValues(selected: selected, rule: description.rule)
    let list = OptionListView(
      selection: values.emptySelection, isSearchable: isSearchable, confirmsOnTap: false,
      context: context)
    return addParts(
      to: source.makeBody(values, list) { (choices) throws(ValidationError) in
        makeValue(choices)
      } update: { content in
        (content as? ChecklistContent<Choice, Selection>)?.description
      }, joinsFooters: true)
  }

  /// Returns the selected values, or the error that a sheet shows instead.
  public func untouched(_ context: SheetContext) -> Result<Selection, ValidationError>? {
    checked(source.answer(selected, description.rule).map(makeValue))
  }

  private var description: OptionDescription<Choice> {
    OptionDescription(source: source, selected: selected) { [minimum, maximum] in
      .several(minimum: min(minimum, $0), maximum: maximum)
    }
  }
}

extension ChecklistContent where Selection == [Choice] {
  /// Creates content that asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The values of the initially selected options, in any order. If one has no
  ///     option, OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit. If it is
  ///     less than the minimum, the sheet says that there is nothing to choose, and OK is disabled.
  public init(
    _ options: [SheetOption<Choice>], selected: [Choice] = [], minimum: Int = 0, maximum: Int? = nil
  ) {
    self.init(.fixed([SheetSection(options: options)]), Set(selected), minimum, maximum) { $0 }
  }
}

extension ChecklistContent where Selection == Set<Choice> {
  /// Creates content that asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The values of the initially selected options. If one has no option, OK is
  ///     disabled until the user changes the selection.
  ///   - minimum: The minimum number of selected options. It is clamped to the number of options.
  ///     The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit. If it is
  ///     less than the minimum, the sheet says that there is nothing to choose, and OK is disabled.
  public init(
    _ options: [SheetOption<Choice>], selected: Set<Choice>, minimum: Int = 0, maximum: Int? = nil
  ) {
    self.init(.fixed([SheetSection(options: options)]), selected, minimum, maximum) { Set($0) }
  }
}

/// The content that `.checklist(…)` returns.
///
/// It keeps that function out of other contents. You don't use it.
@MainActor public protocol _ChecklistFactory: SheetContent {}

extension SheetContent where Self: _ChecklistFactory {
  /// Asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The initially selected options' values, in any order. If one isn't in the list,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected options. The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    _ options: [SheetOption<Choice>], selected: [Choice] = [], minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(options, selected: selected, minimum: minimum, maximum: maximum)
  }

  /// Asks for any number of values of a list.
  ///
  /// - Parameters:
  ///   - values: The values, in their order.
  ///   - selected: The initially selected values, in any order. If one isn't in the list, OK is
  ///     disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected values. The default is 0.
  ///   - maximum: The maximum number of selected values. The default is `nil`: no limit.
  ///   - title: Returns the title of a value, in the user's language. It can be a key path.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    _ values: [Choice], selected: [Choice] = [], minimum: Int = 0, maximum: Int? = nil,
    title: @escaping (Choice) -> String
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(.values(values, title: title), Set(selected), minimum, maximum) { $0 }
  }

  /// Asks for any number of strings of a list.
  ///
  /// - Parameters:
  ///   - values: The strings, in their order and in the user's language.
  ///   - selected: The initially selected values, in any order. If one isn't in the list, OK is
  ///     disabled until the user changes the selection. The default is none.
  ///   - minimum: The minimum number of selected strings. The default is 0.
  ///   - maximum: The maximum number of selected strings. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist(
    _ values: [String], selected: [String] = [], minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<String, [String]> where Self == ChecklistContent<String, [String]> {
    ChecklistContent(.values(values) { $0 }, Set(selected), minimum, maximum) { $0 }
  }

  /// Asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The initially selected options' values. If one isn't in the list, OK is disabled
  ///     until the user changes the selection.
  ///   - minimum: The minimum number of selected options. The default is 0.
  ///   - maximum: The maximum number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    _ options: [SheetOption<Choice>], selected: Set<Choice>, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(options, selected: selected, minimum: minimum, maximum: maximum)
  }

  /// Asks for any number of values of a list.
  ///
  /// - Parameters:
  ///   - values: The values, in their order.
  ///   - selected: The initially selected values. If one isn't in the list, OK is disabled until
  ///     the user changes the selection.
  ///   - minimum: The minimum number of selected values. The default is 0.
  ///   - maximum: The maximum number of selected values. The default is `nil`: no limit.
  ///   - title: Returns the title of a value, in the user's language. It can be a key path.
  /// - Returns: The content. Its value is a set.
  public static func checklist<Choice>(
    _ values: [Choice], selected: Set<Choice>, minimum: Int = 0, maximum: Int? = nil,
    title: @escaping (Choice) -> String
  ) -> ChecklistContent<Choice, Set<Choice>> where Self == ChecklistContent<Choice, Set<Choice>> {
    ChecklistContent(.values(values, title: title), selected, minimum, maximum) { Set($0) }
  }

  /// Asks for any number of strings of a list.
  ///
  /// - Parameters:
  ///   - values: The strings, in their order and in the user's language.
  ///   - selected: The initially selected values. If one isn't in the list, OK is disabled until
  ///     the user changes the selection.
  ///   - minimum: The minimum number of selected strings. The default is 0.
  ///   - maximum: The maximum number of selected strings. The default is `nil`: no limit.
  /// - Returns: The content. Its value is a set.
  public static func checklist(
    _ values: [String], selected: Set<String>, minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<String, Set<String>> where Self == ChecklistContent<String, Set<String>> {
    ChecklistContent(.values(values) { $0 }, selected, minimum, maximum) { Set($0) }
  }

  /// Values that aren't strings need titles.
  @available(*, unavailable, message: "Pass the titles: title: \\.name or title: { \"\\($0)\" }.")
  @_disfavoredOverload
  public static func checklist<Choice>(
    _ values: [Choice], selected: [Choice] = [], minimum: Int = 0, maximum: Int? = nil
  ) -> ChecklistContent<Choice, [Choice]> where Self == ChecklistContent<Choice, [Choice]> {
    ChecklistContent(values.sheetOptions { "\($0)" }, selected: selected)
  }
}

extension ChecklistContent: SheetRowContent {
  /// Returns the titles of the selected options, if they have loaded.
  public func rowText(_ context: SheetContext) -> String? { source.titles(of: selected) }

  /// Calls a closure when the options of a shared loader have changed.
  public func observeRowText(_ onChange: @escaping @MainActor () -> Void) -> AnyObject? {
    source.observe(onChange)
  }
}
