import UIKit

/// A text field for a number.
@MainActor struct NumberField<Value> {
  private let kind: NumberKind<Value>
  private let rule: ((Value) -> String?)?
  private let unit: String?
  private let text: NumberText
  private let initialText: String

  init(_ content: NumberContent<Value>, text: NumberText) {
    kind = content.kind
    rule = content.rule
    unit = content.unit
    self.text = text
    let scale = content.kind.scale
    initialText =
      content.kind.initialNumber.map { number in
        let isOnStep = scale.contains(number) && scale.isOnStep(number)
        return text.text(isOnStep ? scale.nearest(to: number) : number)
      } ?? ""
  }

  /// Returns a text field in a box.
  func makeBody(_ context: SheetContext) -> SheetBody<Value> {
    numberBody(field.makeBody(context))
  }

  /// Returns a text field for a line of a form.
  func makeLine(_ context: SheetContext) -> SheetBody<Value> {
    numberBody(field.makeLine(context))
  }

  private func numberBody(_ body: SheetBody<String>) -> SheetBody<Value> {
    var number = body.map { text throws(ValidationError) in try value(of: text) }
    number.isEmpty = { (body.view as? TextContentView)?.entry.enteredText.isEmpty == true }
    return number
  }

  private var field: TextContent {
    var field = TextContent(initialText)
      .rules(.custom { message(for: $0) })
      .keyboard(keyboardType).autocapitalization(.none).autocorrection(.no).spellChecking(.no)
      .trimming(.whitespace)
    field.unit = unit
    field.showsInitialMessage = !initialText.isEmpty
    return field
  }

  private var keyboardType: UIKeyboardType {
    if kind.scale.lower < 0 { return .numbersAndPunctuation }
    return kind.scale.isWhole ? .numberPad : .decimalPad
  }

  // MARK: Value

  /// Returns the valid value of a text.
  private func value(of text: String) throws(ValidationError) -> Value {
    let value = showsInitial(text) ? kind.initial : number(in: text).flatMap(kind.value)
    guard let value else { throw ValidationError(SheetStrings()[.notNumber]) }
    return value
  }

  /// Returns whether a text is the initial number within the range.
  private func showsInitial(_ text: String) -> Bool {
    text == initialText && kind.initialNumber.map(kind.scale.contains) == true
  }

  /// Returns the message for a text that isn't a valid number, or `nil`.
  private func message(for text: String) -> String? {
    if showsInitial(text) { return kind.initial.flatMap { rule?($0) } }
    let strings = SheetStrings()
    guard let number = number(in: text) else { return strings[.notNumber] }
    if let message = message(for: number, strings) { return message }
    return kind.value(number).flatMap { rule?($0) }
  }

  private func message(for number: Decimal, _ strings: SheetStrings) -> String? {
    let scale = kind.scale
    let isAbove = number > scale.upper
    if number < scale.lower || isAbove {
      let (first, last) = (text.title(scale.lower), text.title(scale.last))
      if scale.hasLower, scale.hasUpper { return strings.string(.numberRange, [first, last]) }
      return isAbove
        ? strings.string(.numberAtMost, [last]) : strings.string(.numberAtLeast, [first])
    }
    if number == scale.nearest(to: number) { return nil }
    if scale.isWhole, scale.step == 1 { return strings[.wholeNumber] }
    return strings.string(
      .numberStep, [text.title(scale.step), text.title(scale.nearest(to: number))])
  }

  /// Returns the number in a text, with or without its unit; `nil` if it isn't a number.
  private func number(in input: String) -> Decimal? {
    if let number = text.number(in: input) { return number }
    guard let unit, input.hasSuffix(unit) else { return nil }
    return text.number(in: String(input.dropLast(unit.count)))
  }
}
