/// A content that asks for any number of options of a list.
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
/// If the user doesn't touch the list, OK returns the selected values in the order of the options,
/// each once. If a selected value has no option, the sheet says that it isn't available and disables
/// OK until the user changes the selection.
public struct ChecklistContent<Value: Hashable>: SheetContent {
  private let options: [SheetOption<Value>]
  private let selected: [Value]
  private let minimum: Int
  private let maximum: Int?
  private var isSearchable = false

  /// Creates a content that asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The values of the initially selected options, in any order. If one has no
  ///     option, OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The least number of selected options. It is clamped to the number of options. The
  ///     default is 0.
  ///   - maximum: The greatest number of selected options. The default is `nil`: no limit. If it is
  ///     less than the minimum, the sheet says that there is nothing to choose, and OK is disabled.
  public init(
    _ options: [SheetOption<Value>], selected: [Value] = [], minimum: Int = 0, maximum: Int? = nil
  ) {
    self.options = options
    self.selected = selected
    self.minimum = minimum
    self.maximum = maximum
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
  public func makeBody(_ context: SheetContext) -> SheetBody<[Value]> {
    var missing = Set(selected)
    let indices = options.indices.filter { missing.remove(options[$0].value) != nil }
    let selection = OptionSelection(
      .several(minimum: min(minimum, options.count), maximum: maximum), selected: indices)
    let isImpossible = selection.failure == .impossible
    let list = OptionListView(
      rows: options.map(\.row), selection: selection,
      hasUnavailableValue: !missing.isEmpty && !isImpossible, isSearchable: isSearchable,
      confirmsOnTap: false, context: context)
    if isImpossible {
      context.setConfirmEnabled(false)
      context.showError(ValidationError(SheetStrings()[.noOption]))
    }
    return list.makeBody { () throws(ValidationError) in
      try list.validSelection().map { options[$0].value }
    }
  }
}

extension SheetContent {
  /// Asks for any number of options of a list.
  ///
  /// - Parameters:
  ///   - options: The options, in their order.
  ///   - selected: The values of the initially selected options, in any order. If one has no option,
  ///     OK is disabled until the user changes the selection. The default is none.
  ///   - minimum: The least number of selected options. The default is 0.
  ///   - maximum: The greatest number of selected options. The default is `nil`: no limit.
  /// - Returns: The content. Its value has the order of the list.
  public static func checklist<Choice>(
    _ options: [SheetOption<Choice>], selected: [Choice] = [], minimum: Int = 0,
    maximum: Int? = nil
  ) -> ChecklistContent<Choice> where Self == ChecklistContent<Choice> {
    ChecklistContent(options, selected: selected, minimum: minimum, maximum: maximum)
  }
}
