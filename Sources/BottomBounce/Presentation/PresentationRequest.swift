import Foundation
import ViewBuilding

/// One call that shows a sheet, from the call until its outcome is delivered.
///
/// It delivers exactly one outcome. If everything that retains it is released before that, the
/// outcome is ``Cancellation/released``, in the next turn of the main actor.
@MainActor final class PresentationRequest {
  /// The moment at which the closure for the outcome runs, and after it the action of a button.
  enum Delivery {
    /// At the decision, before the panel animates out, for a sheet in a view.
    case atDecision
    /// When the sheet is removed, for a sheet from a view controller.
    case atEnd
  }

  /// The content, and the closures of the app that get values.
  let answer: any AnswerKeeping
  /// The texts in the header, which the app can change.
  var header: SheetHeader
  /// The additional buttons, which the app can change.
  var buttons: [SheetButton]
  let configuration: SheetConfiguration
  /// Asks whether the user may dismiss the sheet; `nil` for always.
  let shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  /// Cancels the sheet of the request; `nil` while the request waits.
  var cancelPresentation: (@MainActor (Cancellation) -> Void)?
  /// The wait for the transition of another controller.
  let transition = TransitionWait("transition of another controller")
  /// The action of the ``SheetButton`` that dismisses the sheet, which runs after the closure for
  /// the outcome.
  var buttonAction: (@MainActor () -> Void)?
  private let delivery: Delivery
  /// The closure that resumes a task; `nil` after the end.
  private var onEnd: (@MainActor () -> Void)?
  private var outcome: Outcome<Void>?
  private var willPresentWasCalled = false
  /// The visible height of the panel that the app knows, in points.
  private var height: CGFloat = 0

  init(
    _ answer: any AnswerKeeping, title: (any SheetTitle)? = nil, buttons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    delivery: Delivery, onEnd: @escaping @MainActor () -> Void = {}
  ) {
    self.answer = answer
    header = title?.header ?? SheetHeader()
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

  /// A Boolean value that indicates whether the sheet can still be presented.
  var isWaiting: Bool { cancelPresentation == nil && outcome == nil }

  /// Calls `willPresent`.
  func begin() {
    guard !willPresentWasCalled, outcome == nil else { return }
    willPresentWasCalled = true
    answer.callbacks.willPresent?()
  }

  /// Reports the visible height of the panel.
  func report(height: CGFloat) {
    self.height = height
    answer.callbacks.heightChanged?(height)
  }

  /// Decides the outcome.
  ///
  /// Later calls have no effect.
  func decide(_ outcome: Outcome<Void>) {
    guard self.outcome == nil else { return }
    self.outcome = outcome
    if willPresentWasCalled { answer.callbacks.willDismiss?(outcome) }
    if delivery == .atDecision { deliver(outcome) }
  }

  /// Delivers the outcome, and after it runs the action of the button that was tapped.
  ///
  /// Later calls have no effect.
  private func deliver(_ outcome: Outcome<Void>) {
    let action = buttonAction
    buttonAction = nil
    answer.deliver(outcome)
    if outcome.cancellation == .button { action?() }
  }

  /// Ends the request after the sheet is removed.
  ///
  /// Later calls have no effect.
  func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    let outcome = outcome ?? .cancelled(.released)
    decide(outcome)
    if willPresentWasCalled { answer.callbacks.didDismiss?(outcome) }
    deliver(outcome)
    onEnd()
  }

  /// Ends the request without a value, unless it has an outcome.
  func cancel(_ reason: Cancellation) {
    if let cancelPresentation { return cancelPresentation(reason) }
    guard outcome == nil else { return }
    let warning = SheetWarning(
      reason, isFromController: delivery == .atEnd, isHandled: answer.handlesCancellation)
    warning?.log()
    decide(.cancelled(reason))
    end()
  }
}
