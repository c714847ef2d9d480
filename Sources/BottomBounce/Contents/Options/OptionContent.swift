/// Asks for one of a list of options.
///
/// ```swift
/// sheet.show(.option(plans, chosen: plan), in: view, configuration: .init(title: "Plan")) {
///   [weak self] plan in
///   self?.plan = plan
/// }
/// ```
///
/// The list is as high as its options, up to half of the host, and begins with the chosen one in the middle. OK
/// confirms it; while there is none, OK asks for one.
///
/// A list may be long: only what is seen of ten thousand options exists as views.
public struct OptionContent<Value: Hashable & Sendable>: SheetContent {
  /// The options, in the order in which they are shown.
  public var options: [SheetOption<Value>]
  /// The value to begin with; nil, the default, for none.
  public var chosen: Value?
  /// Whether a text field above the list filters it by the options' titles; false by default.
  public var isSearchable = false
  /// Whether a tap on an option confirms it at once, without OK; false by default.
  public var confirmsOnTap = false

  /// One of some options.
  public init(_ options: [SheetOption<Value>], chosen: Value? = nil) {
    self.options = options
    self.chosen = chosen
  }

  /// Whether the sheet goes without its OK: where a tap on an option confirms.
  public var confirmsByItself: Bool { confirmsOnTap }

  /// Returns a list of the options.
  public func makeBody(_ context: SheetContext) -> OptionListView {
    let place = chosen.flatMap { value in options.firstIndex { $0.value == value } }
    return OptionListView(
      rows: options.map(\.row), selection: OptionSelection(.one, chosen: place.map { [$0] } ?? []),
      isSearchable: isSearchable, confirmsOnTap: confirmsOnTap, context: context)
  }

  /// Returns the chosen value.
  ///
  /// - Throws: A problem, while nothing is chosen.
  public func value(in body: OptionListView) throws(ValidationProblem) -> Value {
    let places = try body.validChoice()
    guard let place = places.first else { throw ValidationProblem(SheetTexts().chooseOne) }
    return options[place].value
  }
}

extension SheetContent {
  /// One of a list of options.
  ///
  /// - Parameters:
  ///   - options: The options, in the order in which they are shown.
  ///   - chosen: The value to begin with; none by default.
  ///   - isSearchable: Whether a text field above the list filters it; false by default.
  ///   - confirmsOnTap: Whether a tap on an option confirms it at once; false by default.
  public static func option<Choice>(
    _ options: [SheetOption<Choice>], chosen: Choice? = nil, isSearchable: Bool = false,
    confirmsOnTap: Bool = false
  ) -> OptionContent<Choice> where Self == OptionContent<Choice> {
    var content = OptionContent(options, chosen: chosen)
    content.isSearchable = isSearchable
    content.confirmsOnTap = confirmsOnTap
    return content
  }
}
