/// Asks for one of a few options by a large button each, as an action sheet does.
///
/// ```swift
/// let actions = [
///   SheetOption(Action.share, title: "Share"),
///   SheetOption(Action.delete, title: "Delete", isDestructive: true),
/// ]
/// sheet.show(.choice(actions), in: view) { [weak self] action in
///   self?.apply(action)
/// }
/// ```
///
/// A tap confirms, and the sheet has no OK. It suits two to five options; for more of them there is
/// ``OptionContent``, whose list scrolls.
public struct ChoiceContent<Value: Hashable & Sendable>: SheetContent {
  /// The options, from top to bottom.
  public var options: [SheetOption<Value>]
  /// The value that has a checkmark; nil, the default, for none.
  public var chosen: Value?

  /// One of a few options.
  public init(_ options: [SheetOption<Value>], chosen: Value? = nil) {
    self.options = options
    self.chosen = chosen
  }

  /// Yes: a tap does.
  public var confirmsByItself: Bool { true }

  /// Returns a button for each of the options.
  public func makeBody(_ context: SheetContext) -> ChoiceContentView {
    ChoiceContentView(
      rows: options.map(\.row),
      chosen: chosen.flatMap { value in options.firstIndex { $0.value == value } },
      context: context)
  }

  /// Returns the value whose button was tapped, or the one to begin with.
  ///
  /// - Throws: A problem, where there is neither: Return was pressed instead.
  public func value(in body: ChoiceContentView) throws(ValidationProblem) -> Value {
    guard let place = body.chosen else { throw ValidationProblem(SheetTexts().chooseOne) }
    return options[place].value
  }
}

extension SheetContent {
  /// One of a few options, by a large button each.
  ///
  /// - Parameters:
  ///   - options: The options, from top to bottom.
  ///   - chosen: The value that has a checkmark; none by default.
  public static func choice<Choice>(
    _ options: [SheetOption<Choice>], chosen: Choice? = nil
  ) -> ChoiceContent<Choice> where Self == ChoiceContent<Choice> {
    ChoiceContent(options, chosen: chosen)
  }
}
