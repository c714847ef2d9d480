import Foundation
import ViewBuilding

/// A request whose type of value its holder doesn't know.
@MainActor protocol AnyPresentationRequest: AnyObject {
  /// Ends the request without a value, unless it has an outcome.
  func cancel(_ reason: Cancellation)
  /// Ends the request after the sheet is removed.
  ///
  /// Later calls have no effect.
  func end()
}

/// One call that shows a sheet, from the call until its outcome is delivered.
///
/// It delivers exactly one outcome. If everything that retains it is released before that, the
/// outcome is ``Cancellation/released``, in the next turn of the main actor.
@MainActor final class PresentationRequest<Content: SheetContent>: AnyPresentationRequest {
  typealias Handler = @MainActor (Outcome<Content.Value>) -> Void

  /// The moment at which the closure for the outcome runs, and after it the action of a button.
  enum Delivery {
    /// At the decision, before the panel animates out, for a sheet in a view.
    case atDecision
    /// When the sheet is removed, for a sheet from a view controller.
    case atEnd
  }

  let content: Content
  let header: SheetHeader
  let buttons: [SheetButton]
  let configuration: SheetConfiguration
  let callbacks: SheetCallbacks<Content.Value>
  /// Asks whether the user may dismiss the sheet; `nil` for always.
  let shouldDismiss: (@MainActor (Cancellation) async -> Bool)?
  /// Saves the value after OK; `nil` if OK ends the sheet.
  let commit: (@MainActor (Content.Value) async throws -> Void)?
  /// The presentation of the request; `nil` while it waits, and after it has ended.
  weak var presentation: (any AnyPresentation)?
  /// The wait for the transition of another controller.
  let transition = TransitionWait("transition of another controller")
  /// The action of the ``SheetButton`` that dismisses the sheet, which runs after the closure for
  /// the outcome.
  var buttonAction: (@MainActor () -> Void)?
  /// A Boolean value that indicates whether the app gets the reason of a cancellation.
  var handlesCancellation = true
  private let delivery: Delivery
  /// The closure for the outcome; `nil` after the call.
  private var onOutcome: Handler?
  /// The closure that resumes a task; `nil` after the end.
  private var onEnd: (@MainActor () -> Void)?
  private var decision: OutcomeBox<Content.Value>?
  private var willPresentWasCalled = false
  /// The visible height of the panel that the app knows, in points.
  private var height: CGFloat = 0

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - content: The content of the sheet.
  ///   - title: The title of the sheet.
  ///   - buttons: The additional buttons.
  ///   - configuration: The options of the sheet.
  ///   - callbacks: The closures of the life cycle.
  ///   - shouldDismiss: Asks whether the user may dismiss the sheet.
  ///   - commit: Saves the value after OK.
  ///   - delivery: The moment at which `onOutcome` is called.
  ///   - onEnd: Called when the sheet is removed, after `onOutcome`.
  ///   - onOutcome: Called with the outcome.
  init(
    _ content: Content, title: (any SheetTitle)? = nil, buttons: [SheetButton] = [],
    configuration: SheetConfiguration = SheetConfiguration(),
    callbacks: SheetCallbacks<Content.Value> = SheetCallbacks(),
    shouldDismiss: (@MainActor (Cancellation) async -> Bool)? = nil,
    commit: (@MainActor (Content.Value) async throws -> Void)? = nil,
    delivery: Delivery, onEnd: @escaping @MainActor () -> Void = {},
    onOutcome: @escaping Handler
  ) {
    self.content = content
    header = title?.header ?? SheetHeader()
    self.buttons = buttons
    self.configuration = configuration
    self.callbacks = callbacks
    self.shouldDismiss = shouldDismiss
    self.commit = commit
    self.delivery = delivery
    self.onEnd = onEnd
    self.onOutcome = onOutcome
  }

  deinit {
    guard let onEnd else { return }
    let (delivery, onOutcome, decision) = (delivery, onOutcome, decision)
    let callbacks = willPresentWasCalled ? callbacks : nil
    let buttonAction = buttonAction
    let height = height
    PendingWork.task("outcome of a released sheet") { _ in
      let outcome = decision?.outcome ?? .cancelled(.released)
      if decision == nil { callbacks?.willDismiss?(outcome) }
      if delivery == .atDecision { onOutcome?(outcome) }
      if height != 0 { callbacks?.heightChanged?(0) }
      callbacks?.didDismiss?(outcome)
      if delivery == .atEnd { onOutcome?(outcome) }
      onEnd()
      if outcome.cancellation == .button { buttonAction?() }
    }
  }

  private var outcome: Outcome<Content.Value>? { decision?.outcome }

  /// A Boolean value that indicates whether the sheet can still be presented.
  var isWaiting: Bool { presentation == nil && outcome == nil }

  /// Calls `willPresent`.
  func begin() {
    guard !willPresentWasCalled, outcome == nil else { return }
    willPresentWasCalled = true
    callbacks.willPresent?()
  }

  /// Reports the visible height of the panel.
  func report(height: CGFloat) {
    self.height = height
    callbacks.heightChanged?(height)
  }

  /// Decides the outcome.
  ///
  /// Later calls have no effect.
  func decide(_ outcome: Outcome<Content.Value>) {
    guard decision == nil else { return }
    decision = OutcomeBox(outcome)
    if willPresentWasCalled { callbacks.willDismiss?(outcome) }
    if delivery == .atDecision { deliver(outcome) }
  }

  /// Calls the closure for the outcome, and after it the action of the button that was tapped.
  ///
  /// Later calls have no effect.
  private func deliver(_ outcome: Outcome<Content.Value>) {
    let (onOutcome, action) = (onOutcome, buttonAction)
    (self.onOutcome, buttonAction) = (nil, nil)
    onOutcome?(outcome)
    if outcome.cancellation == .button { action?() }
  }

  func end() {
    guard let onEnd else { return }
    self.onEnd = nil
    let outcome = outcome ?? .cancelled(.released)
    decide(outcome)
    if willPresentWasCalled { callbacks.didDismiss?(outcome) }
    deliver(outcome)
    onEnd()
  }

  func cancel(_ reason: Cancellation) {
    if let presentation { return presentation.handle(.cancel(reason)) }
    guard outcome == nil else { return }
    SheetWarning(reason, isFromController: delivery == .atEnd, isHandled: handlesCancellation)?
      .log()
    decide(.cancelled(reason))
    end()
  }
}
