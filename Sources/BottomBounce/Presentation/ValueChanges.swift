/// The changes of a body's value: whether it differs from the initial one, which changes the app
/// doesn't know yet, and whether OK is disabled until there is one.
@MainActor final class ValueChanges {
  private let answer: any AnswerKeeping
  /// Keeps OK disabled while the value is the initial one; `nil` if the app doesn't want that.
  private let gate: UnchangedValueGate?
  /// A Boolean value that indicates whether the sheet compares the value with the initial one.
  private let comparesValues: Bool
  /// A Boolean value that indicates whether the value has changed while the app couldn't be told,
  /// for example because a wheel came to rest while the app was asked.
  private var isUnreported = false

  /// Creates the changes of a body that hasn't been presented.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - answer: The answer of the body.
  ///   - configuration: The options of the sheet.
  ///   - onOKChange: Called when OK is to be enabled or disabled.
  init(
    of body: SheetBody<Void>, _ answer: any AnswerKeeping, configuration: SheetConfiguration,
    onOKChange: @escaping @MainActor () -> Void
  ) {
    self.answer = answer
    let hasGate =
      configuration.disablesOKWhileUnchanged && !body.confirmsByItself && !body.proposesValue
    gate =
      hasGate
      ? UnchangedValueGate(
        for: body.view, differs: { answer.differs }, onChange: onOKChange) : nil
    comparesValues = configuration.confirmsDiscardingChanges || hasGate
  }

  /// A Boolean value that indicates whether the value differs from the initial one.
  var differs: Bool { answer.differs }

  /// A Boolean value that indicates whether the changes allow OK.
  var allowsOK: Bool { gate?.isOpen != false }

  /// Keeps the initial value.
  func begin() {
    if comparesValues { answer.keepInitialValue() }
    gate?.update()
  }

  /// Notes that the user has changed the value.
  func noteChange() {
    answer.noteChange()
    gate?.update()
  }

  /// Notes that the app doesn't know the last change yet.
  func noteUnreportedChange() { isUnreported = true }

  /// Keeps the value as the initial one if the body had none before.
  func update() {
    if comparesValues { answer.keepInitialValue() }
  }

  /// Calls a closure if there is a change that the app doesn't know yet.
  func report(_ report: () -> Void) {
    guard isUnreported else { return }
    isUnreported = false
    report()
  }
}
