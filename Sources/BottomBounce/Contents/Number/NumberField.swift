import UIKit

@MainActor struct NumberField<Value> {
  private let kind: NumberKind<Value>
  private let text: NumberText
  private let initialText: String
  private let placeholder: String?

  init(_ content: NumberContent<Value>, _ context: SheetContext) {
    kind = content.kind
    text = content.text(context)
    placeholder = context.place == .line ? SheetStrings()[.none] : nil
    initialText = kind.initialNumber.map { [text] in text.text($0) } ?? ""
  }

  func hasNotation(of other: NumberField) -> Bool {
    text.notation == other.text.notation && text.locale == other.text.locale
  }

  var untouched: Answer<Value> {
    Answer { () throws(ValidationError) in try value(of: initialText, isComposed: false) }
  }

  var content: TextContent {
    var field = TextContent(initialText)
      .keyboardType(keyboardType).autocapitalization(.none).autocorrection(.no)
      .spellChecking(.no).smartQuotes(.no).smartDashes(.no)
      .normalized(.custom { rewritten($0, isEdited: true) })
    field.format = { rewritten($0, isEdited: false) }
    field.options.unit = text.unit
    field.options.placeholder = placeholder
    // A digit that is typed at the end of an amount would follow its cents.
    field.options.selectsAll = text.notation.fractionDigits != nil
    return field
  }

  /// Leaves an invalid number as it is typed, without white space at its ends.
  private func rewritten(_ input: String, isEdited: Bool) -> String {
    if input == initialText, isEdited { return input }
    guard let number = input == initialText ? kind.initialNumber : text.number(in: input),
      number == kind.initialNumber || kind.scale.allows(number), kind.value(number) != nil
    else { return input.withoutBlankEnds }
    return text.text(number, isEdited: isEdited)
  }

  private var keyboardType: UIKeyboardType {
    if kind.scale.lower < 0 { return .numbersAndPunctuation }
    return kind.scale.isWhole ? .numberPad : .decimalPad
  }

  // MARK: Value

  /// The error of an initial number is shown at once, and that of a composed text on OK.
  func value(of text: String, isComposed: Bool) throws(ValidationError) -> Value {
    let shown = text == initialText ? kind.initialNumber : nil
    if let shown, kind.scale.contains(shown), let initial = kind.initial { return initial }
    let strings = SheetStrings()
    let moment: ValidationError.Moment =
      isComposed ? .onOK : text == initialText ? .atOnce : .afterChange
    if text.isEmpty { throw ValidationError.empty(strings[.notNumber]) }
    guard let number = self.text.number(in: text) else {
      let isAmount = self.text.notation.fractionDigits != nil
      throw ValidationError(strings[isAmount ? .notAmount : .notNumber], shown: moment)
    }
    if let message = message(for: number, strings) {
      throw ValidationError(message, shown: moment)
    }
    guard let value = kind.value(number) else {
      let held = Double(decimal: number)?.decimal ?? number
      throw ValidationError(stepMessage(held, strings), shown: moment)
    }
    return value
  }

  private func message(for number: Decimal, _ strings: SheetStrings) -> String? {
    let scale = kind.scale
    let isAbove = number > scale.upper
    if number < scale.lower || isAbove {
      let (first, last) = (text.spoken(scale.lower), text.spoken(scale.last))
      if scale.hasLower, scale.hasUpper { return strings.string(.numberRange, [first, last]) }
      return isAbove
        ? strings.string(.numberAtMost, [last]) : strings.string(.numberAtLeast, [first])
    }
    if scale.allows(number) { return nil }
    if scale.isWhole, scale.step == 1 { return strings[.wholeNumber] }
    return stepMessage(scale.nearest(to: number), strings)
  }

  private func stepMessage(_ number: Decimal, _ strings: SheetStrings) -> String {
    strings.string(.numberStep, [text.spoken(kind.scale.step), text.spoken(number)])
  }
}
