/// Disables OK while an initial value isn't one that the user can choose.
///
/// The sheet explains it at once. When the user changes the value, OK is enabled.
@MainActor final class UnavailableValue {
  private let context: SheetContext
  private let error: ValidationError
  /// A Boolean value that indicates whether OK waits for a change.
  private(set) var isWaiting = false

  /// Creates an object that waits for no change yet.
  ///
  /// - Parameters:
  ///   - context: The context of the body.
  ///   - hasOptions: Whether there is another value to choose.
  init(in context: SheetContext, hasOptions: Bool = true) {
    self.context = context
    error = ValidationError(SheetStrings()[hasOptions ? .unavailable : .noOption])
  }

  /// Disables OK and shows the error, or enables OK and removes it.
  func update(isWaiting: Bool) {
    guard isWaiting != self.isWaiting else { return }
    self.isWaiting = isWaiting
    context.setConfirmEnabled(!isWaiting)
    context.showError(isWaiting ? error : nil)
  }

  /// Throws the error while OK waits for a change.
  func check() throws(ValidationError) {
    if isWaiting { throw error }
  }
}
