import UIKit

extension TextContent {
  /// Returns a text field or a text view, without a box in the line of a form.
  public func makeBody(_ context: SheetContext) -> SheetBody<String> {
    let shown = ShownContent(self, context)
    let view = TextContentView(content: self, context: shown.context)
    return shown.ruledBody(view, view.bodyTraits, joinsFooters: true, checksRules: false) { _ in
      view.answer()
    } draft: {
      view.entry.enteredText
    } show: { content, update in
      view.show(content, update)
      return true
    }
  }

  /// Returns the initial text as the sheet returns it.
  ///
  /// Asynchronous rules check it only after OK.
  public func untouched(_ context: SheetContext) -> Result<String, ValidationError>? {
    let text = CountedText(returnedText(for: text))
    return error(for: text).map { .failure($0) } ?? .success(text.string)
  }

  /// Returns a line.
  public func formFieldStyle(_ context: SheetContext) -> FormFieldStyle { .line() }

  func returnedText(for text: String) -> String {
    options.withoutAffixes(normalization.normalize(options.withoutAffixes(text)))
  }

  /// The returned text, unless it isn't accepted.
  func shownText(for text: String, isEdited: Bool = false) -> String {
    let returned = returnedText(for: text)
    guard normalization.accepts(returned), returnedText(for: returned) == returned else {
      return text
    }
    return isEdited ? returned : format?(returned) ?? returned
  }

  var normalization: Normalization {
    chosenNormalization ?? (options.isSecure ? .none : .trimmed)
  }

  /// Ignores asynchronous rules.
  func error(for text: CountedText) -> ValidationError? {
    let (isAccepted, excess) = (normalization.accepts(text.string), excess(of: text))
    if isAccepted, excess <= 0, rules.isEmpty, _parts.rules.isEmpty { return nil }
    let strings = SheetStrings()
    if !isAccepted { return ValidationError(strings[.digitsOnly], shown: .afterChange) }
    if excess > 0 { return ValidationError(strings.string(.tooLongBy, excess), shown: .atOnce) }
    // A code isn't wrong while the user types it.
    let isIncomplete = completeCount.map { text.count < $0 } == true
    if let message = rules.message(for: text, strings) {
      return ValidationError(message, shown: isIncomplete ? .onOK : .afterChange)
    }
    return Answer.success(text.string).checked(_parts.check).error
  }

  func isComplete(_ text: CountedText) -> Bool { isFull(text) && error(for: text) == nil }

  func isFull(_ text: CountedText) -> Bool { completeCount == text.count }

  private var completeCount: Int? {
    guard options.confirmsWhenComplete else { return nil }
    let count = rules.lazy.compactMap(\.exactLength).first ?? options.limit
    return count.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Shown by the counter.
  var maximum: Int? { (rules.map(\.maximum) + [options.limit]).compactMap(\.self).min() }

  func excess(of text: CountedText) -> Int { options.limit.map { max(text.count - $0, 0) } ?? 0 }
}
