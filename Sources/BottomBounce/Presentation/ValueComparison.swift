/// Compares the value of a body with the one that it had when the sheet was presented.
@MainActor final class ValueComparison<Value> {
  private let body: SheetBody<Value>
  /// The value when the sheet was presented; `nil` if it was invalid.
  private var initialValue: Value?
  /// A Boolean value that indicates whether the user has changed the value.
  private var hasChanged = false

  /// Creates a comparison for a body that hasn't been presented.
  init(of body: SheetBody<Value>) {
    self.body = body
  }

  /// Keeps the initial value.
  func begin() { initialValue = try? body.value() }

  /// Keeps the value as the initial one if the body had none before, for example because its
  /// options were loading.
  func update() {
    if initialValue == nil, !hasChanged { begin() }
  }

  /// Notes that the user has changed the value, maybe to the same one.
  func noteChange() { hasChanged = true }

  /// A Boolean value that indicates whether the value differs from the initial one.
  ///
  /// If the values can't be compared, and the body doesn't say whether it has changes, each change
  /// counts.
  var differs: Bool {
    guard let initialValue, let value = try? body.value() else {
      return hasChanged && body.hasChanges?() != false
    }
    let areEqual =
      body.areEqual.map { $0(initialValue, value) } ?? Equality.areEqual(initialValue, value)
    return areEqual.map { !$0 } ?? hasChanged
  }
}
