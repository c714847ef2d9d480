/// The state machine of a presentation: each event changes the state and returns the effects to
/// perform.
///
/// It knows neither views nor values. `idle` is the state before the presentation and, for good,
/// after it.
struct SheetMachine {
  enum State: Hashable, CaseIterable {
    case idle, presenting, presented, committing, asking, dismissing
  }

  enum Event: Hashable {
    /// The app shows the sheet.
    case show
    /// The panel has animated in, or has come to rest after a drag.
    case appeared
    /// The user confirms with OK or Return.
    case confirm
    /// The value has been pending for so long that the user may cancel.
    case patienceEnded
    /// The value was read, or is not valid.
    case settled(isValid: Bool)
    /// The sheet is dismissed without a value.
    case cancel(Cancellation)
    /// The user wants to dismiss the sheet, and the app decides whether that is possible.
    case ask(Cancellation)
    /// The app has decided whether the user can dismiss the sheet.
    case answered(Bool)
    /// The sheet is no longer in its host or window.
    case lost(Cancellation)
    /// The panel has animated out.
    case disappeared
  }

  enum Effect: Hashable {
    /// Animate the panel in.
    case present
    /// Notify the app that the panel has animated in.
    case notifyPresented
    /// Wait for pending changes, then read the value.
    case settle
    /// Show the validation error.
    case showError
    /// Ask the app whether the user can dismiss the sheet.
    case ask(Cancellation)
    /// Show that the sheet stays open.
    case bounce
    /// Return the value.
    case deliverValue
    /// Return the reason why there is no value.
    case deliver(Cancellation)
    /// Animate the panel out.
    case dismiss
    /// Remove the sheet.
    case tearDown
  }

  /// The seconds after OK during which the user can't cancel while the value is pending.
  static let patience = 1.0

  private(set) var state = State.idle
  private var hasBegun = false
  /// A Boolean value that indicates whether the user may cancel although the value is pending.
  private var isOutOfPatience = false
  /// The reason about which the app is asked, and the state to which a refusal returns.
  private var question: (reason: Cancellation, state: State)?

  /// A Boolean value that indicates whether the user can cancel in the current state.
  var allowsCancellation: Bool {
    switch state {
    case .presenting, .presented: true
    case .committing: isOutOfPatience
    case .idle, .asking, .dismissing: false
    }
  }

  /// A Boolean value that indicates whether the outcome is decided.
  var isDecided: Bool { state == .dismissing || state == .idle && hasBegun }

  /// Handles an event.
  ///
  /// - Returns: The effects to perform, in order. An event that comes too late has none.
  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .show) where !hasBegun:
      hasBegun = true
      return move(to: .presenting, .present)
    case (.presenting, .appeared):
      return move(to: .presented, .notifyPresented)
    case (.presenting, .confirm), (.presented, .confirm):
      return move(to: .committing, .settle)
    case (.committing, .patienceEnded):
      isOutOfPatience = true
      return []
    case (.committing, .settled(isValid: true)):
      return move(to: .dismissing, .deliverValue, .dismiss)
    case (.committing, .settled(isValid: false)):
      return move(to: .presented, .showError)
    case (.committing, .cancel(let reason)) where reason.isUserInitiated && !isOutOfPatience:
      // A touch right after OK doesn't undo it.
      return []
    case (.presenting, .cancel(let reason)), (.presented, .cancel(let reason)),
      (.committing, .cancel(let reason)):
      return move(to: .dismissing, .deliver(reason), .dismiss)
    case (.committing, .ask) where !isOutOfPatience:
      return []
    case (.presenting, .ask(let reason)), (.presented, .ask(let reason)),
      (.committing, .ask(let reason)):
      question = (reason, state)
      state = .asking
      return [.ask(reason)]
    case (.asking, _):
      return handleWhileAsking(event)
    case (.presenting, .lost(let reason)), (.presented, .lost(let reason)),
      (.committing, .lost(let reason)):
      return move(to: .idle, .deliver(reason), .tearDown)
    case (.dismissing, .lost), (.dismissing, .disappeared):
      return move(to: .idle, .tearDown)
    case (.idle, _), (.presenting, _), (.presented, _), (.committing, _), (.dismissing, _):
      return []
    }
  }

  /// Handles an event while the app decides whether the user can dismiss the sheet.
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
    case .settled(isValid: true) where question.state == .committing:
      return move(to: .dismissing, .deliverValue, .dismiss)
    case .settled(isValid: false) where question.state == .committing:
      self.question?.state = .presented
      return [.showError]
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
    isOutOfPatience = false
    question = nil
    return effects
  }
}
