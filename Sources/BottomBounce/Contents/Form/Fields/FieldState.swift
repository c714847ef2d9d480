/// The state of a field: the user's input counts until something else changes the property.
struct FieldState<Value> {
  private(set) var stored: Value
  private(set) var answer: AnswerState<Value>?
  /// The form's value when the answers began.
  private(set) var first: Value
  private(set) var isEntered = false
  /// `true` if the user has changed the value after the app has set it.
  private(set) var hasChanged = false
  private(set) var problem: String?
  private var isRejected = false
  /// The message of an invalid value in a hidden body, until the user enters another value.
  private var refusal: String?
  private var commitMessage: String?

  init(_ stored: Value) {
    self.stored = stored
    first = stored
  }

  // MARK: Events

  /// Returns whether the body keeps its input, or with `keepsStored` the text as it was typed.
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

  mutating func ask(_ new: Answer<Value>, isSet: Bool = false) {
    if isSet { answer?.set(new) } else { answer?.update(new, isChange: false) }
    if answer == nil { answer = AnswerState(new) }
  }

  mutating func forget() { answer = nil }

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

  mutating func hide() {
    if isEntered { refusal = shownError?.message }
    isEntered = false
  }

  mutating func refuse(_ error: ValidationError) { answer?.refuse(error) }

  mutating func refuseCommit(_ message: String?) { commitMessage = message }

  mutating func judge(_ problem: String?) {
    self.problem = problem
    if problem == nil { isRejected = false }
  }

  mutating func reject() { isRejected = true }

  // MARK: Results

  var error: ValidationError? { answer?.current.error }

  var shownError: ValidationError? { error?.kind == .pending ? nil : error }

  var isInvalidEdit: Bool { isEntered && error != nil }

  /// With `isSilent`, the field says nothing before the user changes it.
  func message(isSilent: Bool) -> String? {
    if isRejected { return problem }
    return commitMessage ?? refusal ?? (isSilent && !hasChanged ? nil : answer?.message?.message)
  }
}
