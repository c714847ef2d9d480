/// A content that asks for one of a few options with large buttons, as an action sheet does.
///
/// ```swift
/// let actions = [
///   SheetOption(Action.share, title: "Share"),
///   SheetOption(Action.delete, title: "Delete", role: .destructive),
/// ]
/// sheet.show(.buttons(actions), from: self) { [weak self] action in
///   self?.apply(action)
/// }
/// ```
///
/// A tap confirms, so the sheet has no OK button. The option with the selected value has a checkmark.
/// If no option has it, there is no checkmark. For more than five options use ``ListContent``,
/// which scrolls.
public struct ButtonsContent<Value: Hashable>: SheetContent {
  private let options: [SheetOption<Value>]
  private let selected: Value?

  /// Creates a content that asks for one of a few options.
  ///
  /// - Parameters:
  ///   - options: The options, from top to bottom.
  ///   - selected: The value of the option with a checkmark. Without such an option there is none.
  ///     The default is `nil`: none.
  public init(_ options: [SheetOption<Value>], selected: Value? = nil) {
    self.options = options
    self.selected = selected
  }

  /// Returns a card with a button for each option.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let view = ButtonsView(
      rows: options.map(\.row),
      selected: selected.flatMap { value in options.firstIndex { $0.value == value } },
      context: context)
    var body = SheetBody<Value>(view) { () throws(ValidationError) in
      // Return can confirm without a selection.
      guard let index = view.selected else {
        throw ValidationError(SheetStrings()[.chooseOne])
      }
      return options[index].value
    }
    let navigator = ButtonsKeyboardNavigator(view)
    body.handleKey = { navigator.handle($0) }
    body.setEnabled = { view.isDisabled = !$0 }
    body.setContentFont = { view.setContentFont($0) }
    body.initialAccessibilityElement = { view.selected.map { view.buttons[$0] } ?? view }
    body.usesAnyHeight = false
    body.confirmsByItself = true
    body.prefersGroupedBackground = true
    return body
  }
}

extension SheetContent {
  /// Asks for one of a few options with large buttons.
  ///
  /// - Parameters:
  ///   - options: The options, from top to bottom.
  ///   - selected: The value of the option with a checkmark. Without such an option there is none.
  ///     The default is `nil`: none.
  /// - Returns: The content.
  public static func buttons<Choice>(
    _ options: [SheetOption<Choice>], selected: Choice? = nil
  ) -> ButtonsContent<Choice> where Self == ButtonsContent<Choice> {
    ButtonsContent(options, selected: selected)
  }
}
