/// The answer of a body, and everything that follows from it: OK, the message, the changes, and
/// what the app doesn't know yet.
///
/// It knows no views. ``AnswerKeeper`` asks the body after each change, and once after OK.
struct AnswerState<Value> {
  /// The last answer.
  private(set) var current: Answer<Value>
  /// The value with which the body began; `nil` if it had none.
  private(set) var initial: Value?
  /// A Boolean value that indicates whether the user has changed the value, maybe to the same one.
  private(set) var hasChanged = false
  /// A Boolean value that indicates whether the user has changed the value that the app has set last.
  private var isTouched = false
  /// A Boolean value that indicates whether the app doesn't know the last change.
  private(set) var isUnreported = false
  /// The value to return; `nil` until OK has read it.
  private(set) var confirmed: Value?
  /// A Boolean value that indicates whether the body answers with another value than the one that
  /// the user edits.
  private(set) var isAlternative = false
  /// The error of the current answer, while it is shown.
  private var shown: ValidationError?
  /// The error of the last attempt to confirm, if it isn't the error of the current answer.
  private var refusal: ValidationError?

  init(_ answer: Answer<Value>) {
    current = answer
    initial = answer.value
    shown = Self.error(toShow: answer, isTouched: false, last: nil)
  }

  // MARK: Events

  /// Keeps an answer after a change by the user, or after the body has changed by itself, for
  /// example because options have loaded.
  mutating func update(_ answer: Answer<Value>, isChange: Bool) {
    current = answer
    if isChange { (hasChanged, isTouched, isUnreported) = (true, true, true) }
    if isAlternative { return }
    if isChange { refusal = nil }
    if !hasChanged, initial == nil { initial = answer.value }
    let last = shown
    shown = Self.error(toShow: answer, isTouched: isTouched, last: last)
    // The answer has become invalid since the attempt.
    if shown != nil, shown?.message != last?.message { refusal = nil }
  }

  /// Keeps the answer to a value that the app has set.
  ///
  /// It is a change, of which the app knows. Its error is shown as that of an initial value.
  mutating func set(_ answer: Answer<Value>) {
    let last = shown
    update(answer, isChange: true)
    (isUnreported, isTouched) = (false, false)
    if !isAlternative { shown = Self.error(toShow: answer, isTouched: false, last: last) }
  }

  /// Keeps the answer to content that the app has described again.
  mutating func describe(_ answer: Answer<Value>) {
    if !hasChanged { initial = answer.value }
    update(answer, isChange: false)
  }

  /// Keeps the answer after OK, and returns whether it is a value.
  mutating func confirm(_ answer: Answer<Value>) -> Bool {
    current = answer
    confirmed = answer.value
    if isAlternative { refusal = answer.error } else { shown = answer.error }
    return confirmed != nil
  }

  /// Shows the error that explains why OK is disabled.
  mutating func explain() { shown = current.error }

  /// Shows an error of the app, which couldn't save the confirmed value.
  mutating func refuse(_ error: ValidationError) { refusal = error }

  /// Begins an attempt to confirm another value than the one that the user edits.
  mutating func beginAlternative() { isAlternative = true }

  /// Ends the attempt.
  ///
  /// From now on the body answers with the value that the user edits.
  mutating func endAlternative() { isAlternative = false }

  /// Returns the value that the app doesn't know yet, if there is one, and notes that it does.
  mutating func report() -> Value? {
    guard isUnreported, !isAlternative, let value = current.value else { return nil }
    isUnreported = false
    return value
  }

  // MARK: Results

  /// The error to show; `nil` for none.
  var message: ValidationError? {
    (refusal ?? shown).flatMap { $0.message.isEmpty ? nil : $0 }
  }

  /// A Boolean value that indicates whether the answer allows OK.
  var allowsOK: Bool { current.error?.disablesOK != true }

  /// Returns whether the value differs from the initial one.
  ///
  /// If the two can't be compared, each change counts, as it does while there is no value.
  func differs(_ areEqual: (Value, Value) -> Bool?) -> Bool {
    guard let initial, let value = current.value else { return hasChanged }
    return areEqual(initial, value).map { !$0 } ?? hasChanged
  }

  /// Returns the error of an answer that is visible.
  ///
  /// An error that was shown stays as long as the answer has the same message.
  private static func error(
    toShow answer: Answer<Value>, isTouched: Bool, last: ValidationError?
  ) -> ValidationError? {
    guard let error = answer.error else { return nil }
    switch error.moment.kind {
    case .atOnce: return error
    case .afterChange where isTouched: return error
    case .afterChange, .onOK: return last?.message == error.message ? error : nil
    }
  }
}
