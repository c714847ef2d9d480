extension ButtonsView {
  /// Returns the body of cards with a button for each option.
  static func makeBody<Value: Hashable>(
    _ options: [SheetOption<Value>], _ selected: Value?, showsValues: Bool, _ context: SheetContext
  ) -> SheetBody<Value> {
    let view = ButtonsView(
      rows: options.map(\.row),
      selected: selected.flatMap { value in options.firstIndex { $0.value == value } },
      showsValues: showsValues, context: context)
    var body = SheetBody<Value>(view) { () throws(ValidationError) in
      // Return can confirm without a selection.
      guard let index = view.selected else {
        throw ValidationError.empty(SheetStrings()[.chooseOne])
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
