import UIKit
import ViewBuilding

/// The value after OK: the sheet waits for it, reads it, and lets the app save it.
@MainActor final class ValueConfirmation {
  private let body: SheetBody<Void>
  private let answer: any AnswerKeeping
  /// The task that waits for pending changes, or for the app to save the value.
  private var task: Task<Void, Never>?
  /// The time after OK during which the user can't cancel.
  private var cancellationTimer: OneShotTimer?
  /// The closure to call if the sheet refuses the alternative value that the body returns; `nil`
  /// while the body returns the value that the user edits.
  private var onRefusal: (() -> Void)?
  /// Takes back what the body has written into objects of the app; `nil` if it has written nothing.
  private var undoChanges: (@MainActor () -> Void)?

  /// Creates the confirmation of a body's value.
  ///
  /// - Parameters:
  ///   - body: The body.
  ///   - answer: The answer of the body.
  init(of body: SheetBody<Void>, _ answer: any AnswerKeeping) {
    self.body = body
    self.answer = answer
  }

  /// A Boolean value that indicates whether the body returns another value than the one that the
  /// user edits.
  var hasAlternative: Bool { onRefusal != nil }

  /// Begins a confirmation with an alternative value.
  func beginAlternative(onRefusal: @escaping () -> Void) {
    self.onRefusal = onRefusal
  }

  /// A closure that waits for pending changes of the body.
  var pendingChanges: @MainActor () async -> Void {
    // An alternative value doesn't come from the wheels.
    let wheels = hasAlternative ? nil : body.view
    return { [settle = body.settle] in
      if let wheels { await PickerSettling(of: wheels).wait() }
      await settle?()
    }
  }

  /// Begins to wait for the value.
  ///
  /// - Parameters:
  ///   - task: The task that waits for pending changes and reads the value.
  ///   - cancellationDelayDidEnd: Called when the user may cancel although the value is pending.
  func begin(
    _ task: Task<Void, Never>, cancellationDelayDidEnd: @escaping @MainActor () -> Void
  ) {
    self.task = task
    cancellationTimer = OneShotTimer(
      after: SheetMachine.cancellationDelay, name: "time before a pending value can be canceled",
      delaysSettling: false, action: cancellationDelayDidEnd)
  }

  /// Reads the value, and writes it into objects of the app.
  func read() throws(ValidationError) {
    task = nil
    try answer.confirm()
    undoChanges = body.applyChanges?()
  }

  /// Lets the app save the value.
  ///
  /// - Parameter completion: Called when the app has saved the value, or with its error, unless
  ///   ``cancel(isRefused:)`` is called before.
  func save(completion: @escaping @MainActor ((any Error)?) -> Void) {
    guard let commit = answer.commit else { return }
    task = PendingWork.task("commit of a value") { [weak self] work in
      // The sheet may have ended since OK.
      guard self != nil, !Task.isCancelled else { return }
      let error: (any Error)? = await work.awaitApp {
        do {
          try await commit()
          return nil
        } catch {
          return error
        }
      }
      // The sheet has ended, for example because the user canceled.
      guard let self, !Task.isCancelled else { return }
      task = nil
      completion(error)
    }
  }

  /// Takes back what the body has written into objects of the app.
  func takeBackChanges() {
    undoChanges?()
    undoChanges = nil
  }

  /// Ends the wait for the value.
  ///
  /// - Parameter isRefused: Whether the sheet stays open, so that the body returns the value that
  ///   the user edits again.
  func cancel(isRefused: Bool) {
    task?.cancel()
    task = nil
    cancellationTimer?.stop()
    cancellationTimer = nil
    let onRefusal = onRefusal
    self.onRefusal = nil
    if isRefused { onRefusal?() }
  }
}
