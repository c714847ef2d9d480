import Foundation
import ViewBuilding

/// One call that shows a sheet and gets exactly one outcome: ``Cancellation/released`` if
/// everything that retains it is released before, in the next turn of the main actor.
@MainActor final class PresentationRequest {
  /// When the closure for the outcome runs, and after it the action of a button.
  enum Delivery {
    /// Before the panel animates out, for a sheet in a view.
    case atDecision
    /// When the sheet is removed, for a sheet from a view controller.
    case atEnd
  }

  let answer: any AnswerKeeping
  var header: SheetHeader
  var buttons: [SheetButton]
  let configuration: SheetConfiguration
  let shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  var cancelPresentation: (@MainActor (Cancellation) -> Void)?
  let transition = TransitionWait("transition of another controller")
  /// The action of the ``SheetButton`` that dismisses the sheet, run after the outcome's closure.
  var buttonAction: (@MainActor () -> Void)?
  private let delivery: Delivery
  private var onEnd: (@MainActor () -> Void)?
  private var outcome: Outcome<Void>?
  private var willPresentWasCalled = false
  private var height: CGFloat = 0

  init(
    _ answer: any AnswerKeeping, title: (any SheetTitle)? = nil, buttons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    delivery: Delivery, onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.answer = answer
    header = title?._header ?? SheetHeader()
    self.buttons = buttons
    self.configuration = configuration
    self.shouldDismiss = shouldDismiss
    self.delivery = delivery
    self.onEnd = onEnd
  }

  deinit {
    guard let onEnd else { return }
    let (answer, delivery, decision) = (answer, delivery, outcome)
    let wasAnnounced = willPresentWasCalled
    let buttonAction = buttonAction
    let height = height
    PendingWork.task("outcome of a released sheet") { _ in
      let callbacks = wasAnnounced ? answer.callbacks : nil
      let outcome = decision ?? .cancelled(.released)
      if decision == nil { callbacks?.willDismiss?(outcome) }
      if delivery == .atDecision { answer.deliver(outcome) }
      if height != 0 { callbacks?.heightChanged?(0) }
      callbacks?.didDismiss?(outcome)
      if delivery == .atEnd { answer.deliver(outcome) }
      onEnd()
      if outcome.cancellation == .button { buttonAction?() }
    }
  }

  var isWaiting: Bool { cancelPresentation == nil && outcome == nil }

  func begin() {
    guard !willPresentWasCalled, outcome == nil else { return }
    willPresentWasCalled = true
    answer.callbacks.willPresent?()
  }

  func report(height: CGFloat) {
    self.height = height
    answer.callbacks.heightChanged?(height)
  }

  func decide(_ outcome: Outcome<Void>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    if willPresentWasCalled { answer.callbacks.willDismiss?(outcome) }
    if delivery == .atDecision { deliver(outcome) }
  }

  private func deliver(_ outcome: Outcome<Void>) {
    let action = buttonAction
    buttonAction = nil
    answer.deliver(outcome)
    if outcome.cancellation == .button { action?() }
  }

  func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    let outcome = outcome ?? .cancelled(.released)
    decide(outcome)
    if willPresentWasCalled { answer.callbacks.didDismiss?(outcome) }
    deliver(outcome)
    onEnd()
  }

  func cancel(_ reason: Cancellation) {
    if let cancelPresentation { return cancelPresentation(reason) }
    guard outcome == nil else { return }
    SheetWarning(reason, isFromController: delivery == .atEnd)?.log()
    decide(.cancelled(reason))
    end()
  }
}
