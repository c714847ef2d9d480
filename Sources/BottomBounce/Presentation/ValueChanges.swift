/// The changes of a body's value: whether it differs from the initial one, which changes the app
/// doesn't know yet, and whether OK is disabled until there is one.
@MainActor final class ValueChanges<Value> {
  private let comparison: ValueComparison<Value>
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
  ///   - configuration: The options of the sheet.
  ///   - onOKChange: Called when OK is to be enabled or disabled.
  init(
    of body: SheetBody<Value>, configuration: SheetConfiguration,
    onOKChange: @escaping @MainActor () -> Void
  ) {
    let comparison = ValueComparison(of: body)
    self.comparison = comparison
    let hasGate =
      configuration.disablesOKWhileUnchanged && !body.confirmsByItself && !body.proposesValue
    gate =
      hasGate
      ? UnchangedValueGate(
        for: body.view, differs: { comparison.differs }, onChange: onOKChange) : nil
    comparesValues = configuration.confirmsDiscardingChanges || hasGate
  }

  /// A Boolean value that indicates whether the value differs from the initial one.
  var differs: Bool { comparison.differs }

  /// A Boolean value that indicates whether the changes allow OK.
  var allowsOK: Bool { gate?.isOpen != false }

  /// Keeps the initial value.
  func begin() {
    if comparesValues { comparison.begin() }
    gate?.update()
  }

  /// Notes that the user has changed the value.
  func noteChange() {
    comparison.noteChange()
    gate?.update()
  }

  /// Notes that the app doesn't know the last change yet.
  func noteUnreportedChange() { isUnreported = true }

  /// Keeps the value as the initial one if the body had none before.
  func update() {
    if comparesValues { comparison.update() }
  }

  /// Calls a closure if there is a change that the app doesn't know yet.
  func report(_ report: () -> Void) {
    guard isUnreported else { return }
    isUnreported = false
    report()
  }
}
