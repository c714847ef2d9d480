/// The life of one presentation: which event leads where, and what is to be done on the way.
///
/// It knows no views and no values. `idle` is the state before the rise and, for good, after the fall.
struct SheetMachine {
  enum State: Hashable, CaseIterable {
    case idle, presenting, presented, committing, dismissing
  }

  enum Event: Hashable {
    /// The sheet is to come up.
    case show
    /// The panel has arrived at the top.
    case risen
    /// OK, or Return.
    case confirm
    /// The value has been pending for so long that the user may cancel.
    case patienceEnded
    /// Nothing is pending any more, and the value was read or refused.
    case settled(isValid: Bool)
    /// The sheet is to go without a value.
    case cancel(Cancellation)
    /// The person wanted the sheet to go without a value, and the app would not have it.
    case refuse
    /// The sheet cannot be seen any more.
    case lost(Cancellation)
    /// The panel has arrived at the bottom.
    case fallen
  }

  enum Effect: Hashable {
    /// Bring the panel up.
    case rise
    /// Say that the panel is up.
    case arrive
    /// Wait for what is pending, then read the value.
    case settle
    /// Show why the value was refused.
    case showProblem
    /// Show that the sheet stays.
    case bounce
    /// Hand the value over.
    case deliverValue
    /// Say that there is no value.
    case deliver(Cancellation)
    /// Take the panel down.
    case fall
    /// Leave no trace.
    case tearDown
  }

  /// The seconds after OK during which the user cannot cancel while the value is pending.
  static let patience = 1.0

  private(set) var state = State.idle
  private var hasBegun = false
  /// Whether the user may cancel although the value is pending.
  private var isOutOfPatience = false

  /// Whether a cancellation by the user has an effect.
  var takesCancellation: Bool {
    switch state {
    case .presenting, .presented: true
    case .committing: isOutOfPatience
    case .idle, .dismissing: false
    }
  }

  /// Takes an event and returns what is to be done, in order; nothing where the event comes too late.
  mutating func handle(_ event: Event) -> [Effect] {
    switch (state, event) {
    case (.idle, .show) where !hasBegun:
      hasBegun = true
      return move(to: .presenting, .rise)
    case (.presenting, .risen):
      return move(to: .presented, .arrive)
    case (.presenting, .confirm), (.presented, .confirm):
      return move(to: .committing, .settle)
    case (.committing, .patienceEnded):
      isOutOfPatience = true
      return []
    case (.committing, .settled(isValid: true)):
      return move(to: .dismissing, .deliverValue, .fall)
    case (.committing, .settled(isValid: false)):
      return move(to: .presented, .showProblem)
    case (.committing, .cancel(let reason)) where reason.isByPerson && !isOutOfPatience:
      // The user has decided. A touch that comes right after that does not undo it.
      return []
    case (.presenting, .cancel(let reason)), (.presented, .cancel(let reason)),
      (.committing, .cancel(let reason)):
      return move(to: .dismissing, .deliver(reason), .fall)
    case (.presenting, .refuse), (.presented, .refuse):
      return [.bounce]
    case (.committing, .refuse) where isOutOfPatience:
      return [.bounce]
    case (.presenting, .lost(let reason)), (.presented, .lost(let reason)),
      (.committing, .lost(let reason)):
      return move(to: .idle, .deliver(reason), .tearDown)
    case (.dismissing, .lost), (.dismissing, .fallen):
      return move(to: .idle, .tearDown)
    case (.idle, _), (.presenting, _), (.presented, _), (.committing, _), (.dismissing, _):
      return []
    }
  }

  private mutating func move(to state: State, _ effects: Effect...) -> [Effect] {
    self.state = state
    isOutOfPatience = false
    return effects
  }
}
