import UIKit
import ViewBuilding

/// Asks the app, and then the user, whether a sheet can be dismissed.
@MainActor final class DismissalQuestion {
  private let shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  /// `nil` asks for changes of forms.
  private let confirmsDiscarding: Bool?
  private let body: UIView
  private let differs: @MainActor () -> Bool
  private var isPending = false
  private var task: Task<Void, Never>?
  private var confirmation: ActionQuestion?
  private var wasRefused = false

  init(
    about body: UIView, shouldDismiss: (@MainActor (Cancellation) async -> Bool)?,
    confirmsDiscarding: Bool?, differs: @escaping @MainActor () -> Bool
  ) {
    self.body = body
    self.shouldDismiss = shouldDismiss
    self.confirmsDiscarding = confirmsDiscarding
    self.differs = differs
  }

  func isNeeded(for reason: Cancellation) -> Bool {
    guard reason.isUserInitiated, reason != .button else { return false }
    return shouldDismiss != nil || wouldDiscardChanges || waitsBeforeDiscarding
  }

  /// Before iOS 26 the answer comes in the next turn of the main actor at the earliest.
  func ask(
    _ reason: Cancellation, over sheet: @escaping @MainActor () -> UIView?,
    setSource: @escaping @MainActor (UIPopoverPresentationController?) -> Void,
    answer: @escaping @MainActor (Bool) -> Void
  ) {
    isPending = true
    let task = PendingWork.immediateTask("question before dismissal") { [self] work in
      if waitsBeforeDiscarding {
        await work.awaitApp { await PickerSettling(of: body).wait() }
      }
      let shouldDismiss = Task.isCancelled ? nil : shouldDismiss
      var isAllowed = await work.awaitApp { await shouldDismiss?(reason) ?? true }
      if isAllowed, !Task.isCancelled, wouldDiscardChanges {
        isAllowed = await confirmDiscarding(work, over: sheet(), setSource)
      }
      if !Task.isCancelled { answer(isAllowed) }
    }
    if isPending { self.task = task }
  }

  func cancel() {
    isPending = false
    task?.cancel()
    task = nil
    confirmation?.dismiss()
    confirmation = nil
  }

  /// While a wheel turns, it isn't known whether the value differs.
  private var waitsBeforeDiscarding: Bool {
    asksBeforeDiscarding && PickerSettling.hasPicker(in: body)
  }

  private var wouldDiscardChanges: Bool { asksBeforeDiscarding && differs() }

  private var asksBeforeDiscarding: Bool { confirmsDiscarding ?? body.hasSeveralValues }

  /// Dismisses the sheet if UIKit refuses the question twice, so that the user can always leave it.
  private func confirmDiscarding(
    _ work: PendingWork, over sheet: UIView?,
    _ setSource: @escaping @MainActor (UIPopoverPresentationController?) -> Void
  ) async -> Bool {
    guard let sheet else { return true }
    let strings = SheetStrings()
    let confirmation = ActionQuestion(
      strings[.discardChanges], action: strings[.discard], cancel: strings[.keepEditing])
    self.confirmation = confirmation
    let answer = await work.awaitApp {
      await confirmation.ask(over: sheet, setSource: setSource)
    }
    defer { wasRefused = answer == .refused }
    return switch answer {
    case .act: true
    case .keep: false
    case .refused: wasRefused
    }
  }
}
