/// Each event changes the state of a presentation and returns the effects to perform, in order.
struct SheetMachine {
  enum State: Hashable, CaseIterable {
    /// Before the presentation, and permanently after it.
    case idle
    case presenting
    case presented
    /// The user has confirmed, and the sheet waits for the value.
    case committing
    case saving
    /// The app decides whether the user can dismiss the sheet.
    case asking
    case dismissing
  }

  enum Event: Hashable {
    case show
    /// The panel has animated in, or has come to rest after a drag.
    case appeared
    case confirm
    case cancellationDelayEnded
    case settled(isValid: Bool)
    case saved(Bool)
    case cancel(Cancellation)
    case ask(Cancellation)
    case answered(Bool)
    case lost(Cancellation)
    case disappeared
  }

  enum Effect: Hashable {
    case endQuestion
    case endConfirmation(staysOpen: Bool)
    case updateInput
    case present
    case notifyPresented
    case settle
    case save
    case showError
    case ask(Cancellation)
    case bounce
    case deliverValue
    case deliver(Cancellation)
    case dismiss
    case tearDown
  }

  /// The seconds after OK during which the user can't cancel while the value is pending.
  static let cancellationDelay = 1.0

  private(set) var state = State.idle
  private let savesValue: Bool
  private var hasBegun = false
  private var hasCancellationDelayEnded = false
  /// The reason about which the app is asked, and the state to which a refusal returns.
  private var question: (reason: Cancellation, state: State)?

  init(savesValue: Bool = false) {
    self.savesValue = savesValue
  }

  var isActive: Bool { state != .idle && state != .dismissing }

  var isValuePending: Bool {
    stateBelowQuestion == .committing || stateBelowQuestion == .saving
  }

  var allowsCancellation: Bool {
    switch state {
    case .presenting, .presented: true
    case .committing, .saving: hasCancellationDelayEnded
    case .idle, .asking, .dismissing: false
    }
  }

  var acceptsInput: Bool { state == .presenting || state == .presented }

  var stateBelowQuestion: State { question?.state ?? state }

  var isDecided: Bool { state == .dismissing || state == .idle && hasBegun }

  /// An event that comes too late has no effects.
  mutating func handle(_ event: Event) -> [Effect] {
    let old = self
    let effects = changeState(for: event)
    if old.state == state, old.stateBelowQuestion == stateBelowQuestion { return effects }
    // What ends comes first, because code of the app that runs later can confirm again.
    var changes: [Effect] = []
    if old.state == .asking, state != .asking { changes.append(.endQuestion) }
    if old.isValuePending, !isValuePending { changes.append(.endConfirmation(staysOpen: isActive)) }
    return changes + [.updateInput] + effects
  }

  private mutating func changeState(for event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .show) where !hasBegun:
      hasBegun = true
      return move(to: .presenting, .present)
    case (.presenting, .appeared):
      return move(to: .presented, .notifyPresented)
    case (.presenting, .confirm), (.presented, .confirm):
      return move(to: .committing, .settle)
    case (.committing, .cancellationDelayEnded), (.saving, .cancellationDelayEnded):
      hasCancellationDelayEnded = true
      return []
    case (.committing, .settled), (.saving, .saved):
      return handlePendingValue(event)
    case (.committing, .cancel(let reason)), (.saving, .cancel(let reason)):
      // A touch right after OK doesn't undo it.
      if reason.isUserInitiated, !hasCancellationDelayEnded { return [] }
      return move(to: .dismissing, .deliver(reason), .dismiss)
    case (.presenting, .cancel(let reason)), (.presented, .cancel(let reason)):
      return move(to: .dismissing, .deliver(reason), .dismiss)
    case (.committing, .ask) where !hasCancellationDelayEnded,
      (.saving, .ask) where !hasCancellationDelayEnded:
      return []
    case (.presenting, .ask(let reason)), (.presented, .ask(let reason)),
      (.committing, .ask(let reason)), (.saving, .ask(let reason)):
      question = (reason, state)
      state = .asking
      return [.ask(reason)]
    case (.asking, _):
      return handleWhileAsking(event)
    case (.presenting, .lost(let reason)), (.presented, .lost(let reason)),
      (.committing, .lost(let reason)), (.saving, .lost(let reason)):
      return move(to: .idle, .deliver(reason), .tearDown)
    case (.dismissing, .lost), (.dismissing, .disappeared):
      return move(to: .idle, .tearDown)
    case (.idle, _), (.presenting, _), (.presented, _), (.committing, _), (.saving, _),
      (.dismissing, _):
      return []
    }
  }

  private mutating func handlePendingValue(_ event: Event) -> [Effect] {
    switch (stateBelowQuestion, event) {
    case (.committing, .settled(isValid: true)) where savesValue:
      // The time after which the user may cancel began with OK, and a question remains open.
      if question == nil { state = .saving } else { question?.state = .saving }
      return [.save]
    case (.committing, .settled(isValid: true)), (.saving, .saved(true)):
      return move(to: .dismissing, .deliverValue, .dismiss)
    case (.committing, .settled(isValid: false)), (.saving, .saved(false)):
      if question == nil { return move(to: .presented, .showError) }
      question?.state = .presented
      return [.showError]
    default:
      return []
    }
  }

  private mutating func handleWhileAsking(_ event: Event) -> [Effect] {
    guard let question else { return [] }
    switch event {
    case .answered(true):
      return move(to: .dismissing, .deliver(question.reason), .dismiss)
    case .answered(false):
      state = question.state
      self.question = nil
      return [.bounce]
    case .appeared where question.state == .presenting:
      self.question?.state = .presented
      return [.notifyPresented]
    // The user confirmed before.
    case .settled, .saved:
      return handlePendingValue(event)
    case .cancel(let reason) where !reason.isUserInitiated:
      return move(to: .dismissing, .deliver(reason), .dismiss)
    case .lost(let reason):
      return move(to: .idle, .deliver(reason), .tearDown)
    default:
      return []
    }
  }

  private mutating func move(to state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    hasCancellationDelayEnded = false
    question = nil
    return effects
  }
}
