import UIKit

/// Content that asks for one of a few options with large buttons, as an action sheet does.
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
/// A tap confirms, so the sheet has no OK button.
///
/// With a selected value, the options look like values: the rows have the label color, and the
/// option with the selected value has a checkmark. If no option has it, there is no checkmark.
/// Without a selected value, the options look like actions, in the tint color. A new card begins
/// between a destructive one and one that isn't.
///
/// For more than five options use ``ListContent``, which scrolls. From 20 options on, the content
/// itself is such a list.
public struct ButtonsContent<Value: Hashable>: _ContentFactory, _ContentWithParts {
  private let options: [SheetOption<Value>]
  private let selected: Value?
  /// The rules and the line of text, for the package only.
  public var _parts = _ContentParts<Value>()

  init(_ options: [SheetOption<Value>], selected: Value?) {
    self.options = options
    self.selected = selected
  }

  /// From this number on, options are rows of a list, which makes only those on screen.
  private static var listCount: Int { 20 }

  private var list: ListContent<Value> {
    let found = options.first { $0.value == selected }
    return ListContent(OptionSource(options), selected: found?.value).confirmsOnTap()
  }

  /// Returns a card with a button for each option, or a list of very many.
  public func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    let shown = ShownContent(self, context)
    if options.count < Self.listCount, context.place != .belowRow {
      return ButtonsView.makeBody(shown, showsValues: selected != nil) {
        ($0.options, $0.selected)
      }
    }
    return shown.ruledBody(wrapping: list.makeBody(shown.context), \.list)
  }

  /// Returns the selected value, if one of the options has it.
  public func untouched(_ context: SheetContext) -> Result<Value, ValidationError>? {
    checked(list.untouched(context))
  }
}

extension SheetContent where Self: _ContentFactory {
  /// Asks for one of a few options with large buttons.
  ///
  /// - Parameters:
  ///   - options: Strings in the user's language, or options, from top to bottom.
  ///   - selected: The value of the option with a checkmark. Without such an option there is none.
  ///     The default is `nil`: the options are actions.
  public static func buttons<Option: TitledOption>(
    _ options: [Option], selected: Option.Choice? = nil
  ) -> ButtonsContent<Option.Choice> where Self == ButtonsContent<Option.Choice> {
    ButtonsContent(Option.list(options), selected: selected)
  }

  /// Asks for one of a few values with large buttons.
  ///
  /// `title` returns the title of a value, in the user's language. It can be a key path. The other
  /// parameters are those of ``SheetContent/buttons(_:selected:)``.
  public static func buttons<Choice>(
    _ values: [Choice], selected: Choice? = nil, title: (Choice) -> String
  ) -> ButtonsContent<Choice> where Self == ButtonsContent<Choice> {
    ButtonsContent(values.map { SheetOption($0, title: title($0)) }, selected: selected)
  }
}

extension ButtonsContent {
  /// Returns the row of a list of the options.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle {
    list.formFieldStyle(context)
  }
}

extension ButtonsContent: ReplaceableContent {
  var described: Value? { selected }
}
