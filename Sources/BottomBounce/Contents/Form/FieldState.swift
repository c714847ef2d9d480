/// What a field of a form knows: the user's input counts until something else changes the property.
struct FieldState<Value> {
  /// The form's value that was taken or stored last.
  private(set) var stored: Value
  /// The last answer of the content or of its body; `nil` if none is known.
  private(set) var answer: AnswerState<Value>?
  /// The form's value when the answers began.
  private(set) var first: Value
  /// `true` while the body has what the user has entered.
  private(set) var isEntered = false
  /// `true` if the user has changed the value since the app has set it.
  private(set) var hasChanged = false
  /// The message of the form's last answer; `nil` if the field was valid.
  private(set) var problem: String?
  /// `true` while that message is shown, until the field is valid.
  private var isRejected = false
  /// The message of an invalid value in a body that is hidden, until the user enters another one.
  private var refusal: String?
  /// The message of an error of `commit` at this field, until the value changes or OK is tapped again.
  private var commitMessage: String?

  init(_ stored: Value) {
    self.stored = stored
    first = stored
  }

  // MARK: Events

  /// Returns whether a body keeps what the user has entered; with `keepsStored`, it also keeps what
  /// the form has stored, such as a text as it was typed.
  mutating func describe(
    _ new: Value, isSet: Bool = false, keepsStored: Bool, areEqual: (Value, Value) -> Bool?
  ) -> Bool {
    let isOther = areEqual(stored, new) == false
    stored = new
    if isSet {
      hasChanged = false
      isRejected = false
    }
    if isSet || isOther {
      refusal = nil
      commitMessage = nil
    }
    if isSet || isOther || !keepsStored && !isInvalidEdit {
      isEntered = false
      return false
    }
    return true
  }

  /// Takes an answer that isn't a change by the user.
  mutating func ask(_ new: Answer<Value>, isSet: Bool = false) {
    if isSet { answer?.set(new) } else { answer?.update(new, isChange: false) }
    if answer == nil { answer = AnswerState(new) }
  }

  mutating func forget() { answer = nil }

  /// Takes the first answer of a new body.
  mutating func begin(_ new: Answer<Value>) {
    answer = AnswerState(new)
    first = stored
    isEntered = false
    refusal = nil
  }

  mutating func enter(_ new: Answer<Value>) {
    isEntered = true
    hasChanged = true
    refusal = nil
    commitMessage = nil
    if answer == nil { answer = AnswerState(new) }
    answer?.update(new, isChange: true)
  }

  /// A setter can have changed the value.
  mutating func store(_ new: Value) { stored = new }

  /// Takes the form's value after the user has chosen it in a sheet.
  mutating func choose(_ new: Value) {
    clear(new)
    hasChanged = true
  }

  /// The value stays removed until the user changes the field.
  mutating func clear(_ none: Value) {
    stored = none
    isEntered = false
    hasChanged = false
    refusal = nil
    commitMessage = nil
  }

  /// Hides the body, and keeps the message of an invalid value that the user has entered.
  mutating func hide() {
    if isEntered { refusal = shownError?.message }
    isEntered = false
  }

  mutating func refuse(_ error: ValidationError) { answer?.refuse(error) }

  mutating func refuseCommit(_ message: String?) { commitMessage = message }

  /// Takes the message of the form's answer; `nil` if the field is valid.
  mutating func judge(_ problem: String?) {
    self.problem = problem
    if problem == nil { isRejected = false }
  }

  /// Shows that message until the field is valid.
  mutating func reject() { isRejected = true }

  // MARK: Results

  /// `nil` if the last answer is valid, or not known yet.
  var error: ValidationError? { answer?.current.error }

  /// The error of a value that is known.
  var shownError: ValidationError? { error?.kind == .pending ? nil : error }

  /// `true` if the user has entered a value that the form doesn't have.
  var isInvalidEdit: Bool { isEntered && error != nil }

  /// With `isSilent`, the field says nothing before the user changes it.
  func message(isSilent: Bool) -> String? {
    if isRejected { return problem }
    return commitMessage ?? refusal ?? (isSilent && !hasChanged ? nil : answer?.message?.message)
  }
}
