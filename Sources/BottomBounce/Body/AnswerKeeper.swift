import UIKit

/// The content of a sheet, the answer of its body, and the closures of the app that get values.
@MainActor final class AnswerKeeper<Value>: AnswerKeeping {
  let handlesCancellation: Bool
  private let content: any SheetContent<Value>
  private let appCallbacks: SheetCallbacks<Value>
  private let appCommit: (@MainActor (Value) async throws -> Void)?
  /// The closure for the outcome; `nil` after the call.
  private var onOutcome: (@MainActor (Outcome<Value>) -> Void)?
  private var body: SheetBody<Value>?
  /// The value when the sheet was presented; `nil` if it was invalid.
  private var initialValue: Value?
  /// A Boolean value that indicates whether the user has changed the value.
  private var hasChanged = false
  private var confirmed: Value?

  /// Creates a keeper for a sheet that isn't presented yet.
  ///
  /// - Parameters:
  ///   - content: The content of the sheet.
  ///   - callbacks: The closures of the life cycle. The default is none.
  ///   - commit: Saves the value after OK. The default is `nil`: OK ends the sheet.
  ///   - handlesCancellation: Whether the app gets the reason of a cancellation. The default is
  ///     `true`.
  ///   - onOutcome: Called with the outcome.
  init(
    _ content: any SheetContent<Value>, callbacks: SheetCallbacks<Value> = SheetCallbacks(),
    commit: (@MainActor (Value) async throws -> Void)? = nil, handlesCancellation: Bool = true,
    onOutcome: @escaping @MainActor (Outcome<Value>) -> Void
  ) {
    self.content = content
    appCallbacks = callbacks
    appCommit = commit
    self.handlesCancellation = handlesCancellation
    self.onOutcome = onOutcome
  }

  /// Creates a keeper for a sheet that passes its outcome to two closures.
  convenience init(
    _ content: any SheetContent<Value>, callbacks: SheetCallbacks<Value>,
    commit: (@MainActor (Value) async throws -> Void)?,
    onValue: @escaping @MainActor (Value) -> Void, onCancel: (@MainActor (Cancellation) -> Void)?
  ) {
    self.init(
      content, callbacks: callbacks, commit: commit, handlesCancellation: onCancel != nil
    ) { outcome in
      switch outcome {
      case .value(let value): onValue(value)
      case .cancelled(let reason): onCancel?(reason)
      }
    }
  }

  // MARK: Body

  func makeBody(_ context: SheetContext) -> SheetBody<Void> {
    let body = content.makeBody(context)
    self.body = body
    return body.map { _ in }
  }

  func keepInitialValue() {
    if initialValue == nil, !hasChanged { initialValue = try? body?.value() }
  }

  func noteChange() { hasChanged = true }

  // If the values can't be compared, and the body doesn't say whether it has changes, each change
  // counts.
  var differs: Bool {
    guard let body else { return false }
    guard let initialValue, let value = try? body.value() else {
      return hasChanged && body.hasChanges?() != false
    }
    let areEqual =
      body.areEqual.map { $0(initialValue, value) } ?? Equality.areEqual(initialValue, value)
    return areEqual.map { !$0 } ?? hasChanged
  }

  // MARK: App

  var callbacks: SheetCallbacks<Void> {
    let app = appCallbacks
    return SheetCallbacks(
      willPresent: app.willPresent, didPresent: app.didPresent,
      valueChanged: app.valueChanged.map { valueChanged in
        { [self] in if let value = try? body?.value() { valueChanged(value) } }
      },
      didSelectDetent: app.didSelectDetent, heightChanged: app.heightChanged,
      willDismiss: app.willDismiss.map { willDismiss in { [self] in willDismiss(typed($0)) } },
      didDismiss: app.didDismiss.map { didDismiss in { [self] in didDismiss(typed($0)) } })
  }

  var commit: (@MainActor () async throws -> Void)? {
    appCommit.map { commit in
      { [self] in if let confirmed { try await commit(confirmed) } }
    }
  }

  func confirm() throws(ValidationError) { confirmed = try body?.value() }

  func deliver(_ outcome: Outcome<Void>) {
    let onOutcome = onOutcome
    self.onOutcome = nil
    onOutcome?(typed(outcome))
  }

  /// Returns an outcome with the confirmed value.
  private func typed(_ outcome: Outcome<Void>) -> Outcome<Value> {
    if let reason = outcome.cancellation { return .cancelled(reason) }
    return confirmed.map { .value($0) } ?? .cancelled(.released)
  }
}
