/// The answer of a body, and what follows from it: the message, OK, and what the app knows.
struct AnswerState<Value> {
  private(set) var current: Answer<Value>
  private(set) var initial: Value?
  /// `true` after a change by the user, maybe to the same value.
  private(set) var hasChanged = false
  /// `true` if the user has changed the value that the app has set last.
  private var isTouched = false
  private(set) var isUnreported = false
  private(set) var confirmed: Value?
  /// `true` while the body answers with another value than the edited value.
  private(set) var isAlternative = false
  private var shown: ValidationError?
  /// The error of the last attempt to confirm, if it isn't the error of the current answer.
  private var refusal: ValidationError?

  init(_ answer: Answer<Value>) {
    current = answer
    initial = answer.value
    shown = Self.error(toShow: answer, isTouched: false, last: nil)
  }

  // MARK: Events

  /// Without `isChange`, the body has changed by itself, for example because options have loaded.
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

  /// The app knows of this change, and its error is shown as that of an initial value.
  mutating func set(_ answer: Answer<Value>) {
    let last = shown
    update(answer, isChange: true)
    (isUnreported, isTouched) = (false, false)
    if !isAlternative { shown = Self.error(toShow: answer, isTouched: false, last: last) }
  }

  mutating func describe(_ answer: Answer<Value>) {
    if !hasChanged { initial = answer.value }
    update(answer, isChange: false)
  }

  mutating func confirm(_ answer: Answer<Value>) -> Bool {
    current = answer
    confirmed = answer.value
    if isAlternative { refusal = answer.error } else { shown = answer.error }
    return confirmed != nil
  }

  mutating func explain() { shown = current.error }

  mutating func refuse(_ error: ValidationError) { refusal = error }

  mutating func beginAlternative() { isAlternative = true }

  mutating func endAlternative() { isAlternative = false }

  /// Returns the value only if the app doesn't know it yet, and notes that it does now.
  mutating func report() -> Value? {
    guard isUnreported, !isAlternative, let value = current.value else { return nil }
    isUnreported = false
    return value
  }

  // MARK: Results

  /// Only an error of the app has a field.
  var message: ValidationError? {
    (refusal ?? shown?.withoutField).flatMap { $0.message.isEmpty ? nil : $0 }
  }

  var allowsOK: Bool { current.error?.disablesOK != true }

  /// If the values can't be compared, or one is missing, each change counts.
  func differs(_ areEqual: (Value, Value) -> Bool?) -> Bool {
    guard let initial, let value = current.value else { return hasChanged }
    return areEqual(initial, value).map { !$0 } ?? hasChanged
  }

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
