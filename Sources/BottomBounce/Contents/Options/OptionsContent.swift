/// Asks for several of a list of options.
///
/// ```swift
/// sheet.show(.options(toppings, chosen: order.toppings, minimum: 1, maximum: 3), in: view) {
///   [weak self] toppings in
///   self?.order.toppings = toppings
/// }
/// ```
///
/// A tap on an option chooses it, or takes it away again. OK says so if too few or too many are chosen: which of them
/// is to go is for the person to say.
public struct OptionsContent<Value: Hashable & Sendable>: SheetContent {
  /// The options, in the order in which they are shown.
  public var options: [SheetOption<Value>]
  /// The values to begin with, in any order; none by default.
  ///
  /// What is not among the options is left out.
  public var chosen: [Value]
  /// The least number of values; 0 by default.
  ///
  /// A number above that of the options stands for all.
  public var minimum = 0
  /// The greatest number of values; nil, the default, for as many as there are.
  ///
  /// If it is below ``minimum``, no choice is valid. OK says that there is nothing to choose.
  public var maximum: Int?
  /// Whether a text field above the list filters it by the options' titles; false by default.
  ///
  /// What is chosen stays so while the filter hides it.
  public var isSearchable = false

  /// Several of some options.
  public init(_ options: [SheetOption<Value>], chosen: [Value] = []) {
    self.options = options
    self.chosen = chosen
  }

  /// Returns a list of the options.
  public func makeBody(_ context: SheetContext) -> OptionListView {
    var missing = Set(chosen)
    let places = options.indices.filter { missing.remove(options[$0].value) != nil }
    return OptionListView(
      rows: options.map(\.row),
      selection: OptionSelection(
        .several(minimum: min(minimum, options.count), maximum: maximum), chosen: places),
      isSearchable: isSearchable, confirmsOnTap: false, context: context)
  }

  /// Returns the chosen values in the order of the list.
  ///
  /// - Throws: A problem, where they are too few or too many.
  public func value(in body: OptionListView) throws(ValidationProblem) -> [Value] {
    try body.validChoice().map { options[$0].value }
  }
}

extension SheetContent {
  /// Several of a list of options.
  ///
  /// - Parameters:
  ///   - options: The options, in the order in which they are shown.
  ///   - chosen: The values to begin with; none by default.
  ///   - minimum: The least number of values; 0 by default.
  ///   - maximum: The greatest number of values; as many as there are by default.
  ///   - isSearchable: Whether a text field above the list filters it; false by default.
  public static func options<Choice>(
    _ options: [SheetOption<Choice>], chosen: [Choice] = [], minimum: Int = 0,
    maximum: Int? = nil, isSearchable: Bool = false
  ) -> OptionsContent<Choice> where Self == OptionsContent<Choice> {
    var content = OptionsContent(options, chosen: chosen)
    content.minimum = minimum
    content.maximum = maximum
    content.isSearchable = isSearchable
    return content
  }
}
