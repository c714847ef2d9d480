import SeededRandom
import Testing

@testable import BottomBounce

struct SheetMachineTests {
  typealias State = SheetMachine.State
  typealias Event = SheetMachine.Event
  typealias Effect = SheetMachine.Effect

  /// The shortest sequence of events that leads to each state.
  static let ways: [State: [Event]] = [
    .idle: [],
    .presenting: [.show],
    .presented: [.show, .appeared],
    .committing: [.show, .appeared, .confirm],
    .saving: [.show, .appeared, .confirm, .settled(isValid: true)],
    .asking: [.show, .appeared, .ask(.drag)],
    .dismissing: [.show, .appeared, .cancel(.programmatic)],
  ]

  /// Returns a machine in a state.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - savesValue: A Boolean value that indicates whether the app saves the value. The default is
  ///   `nil`: only in `saving`.
  static func machine(in state: State, savesValue: Bool? = nil) -> SheetMachine {
    var machine = SheetMachine(savesValue: savesValue ?? (state == .saving))
    for event in ways[state] ?? [] { _ = machine.handle(event) }
    return machine
  }

  struct Step: CustomTestStringConvertible {
    var state: State
    var event: Event
    var next: State
    var effects: [Effect]
    var testDescription: String { "\(state), \(event)" }

    init(_ state: State, _ event: Event, _ next: State, _ effects: Effect...) {
      self.state = state
      self.event = event
      self.next = next
      self.effects = effects
    }
  }

  /// Every event that changes a state; all others have no effect.
  static let steps = [
    Step(.idle, .show, .presenting, .updateInput, .present),
    Step(.presenting, .appeared, .presented, .updateInput, .notifyPresented),
    Step(.presenting, .confirm, .committing, .updateInput, .settle),
    Step(.presenting, .cancel(.backdrop), .dismissing, .updateInput, .deliver(.backdrop), .dismiss),
    Step(
      .presenting, .cancel(.programmatic), .dismissing, .updateInput, .deliver(.programmatic),
      .dismiss),
    Step(
      .presenting, .lost(.hostDetached), .idle, .updateInput, .deliver(.hostDetached), .tearDown),
    Step(.presented, .confirm, .committing, .updateInput, .settle),
    Step(.presenting, .ask(.backdrop), .asking, .updateInput, .ask(.backdrop)),
    Step(.presented, .ask(.backdrop), .asking, .updateInput, .ask(.backdrop)),
    Step(
      .asking, .answered(true), .dismissing, .endQuestion, .updateInput, .deliver(.drag), .dismiss),
    Step(.asking, .answered(false), .presented, .endQuestion, .updateInput, .bounce),
    Step(
      .asking, .cancel(.programmatic), .dismissing, .endQuestion, .updateInput,
      .deliver(.programmatic), .dismiss),
    Step(
      .asking, .lost(.hostDetached), .idle, .endQuestion, .updateInput, .deliver(.hostDetached),
      .tearDown),
    Step(.presented, .cancel(.backdrop), .dismissing, .updateInput, .deliver(.backdrop), .dismiss),
    Step(
      .presented, .cancel(.programmatic), .dismissing, .updateInput, .deliver(.programmatic),
      .dismiss),
    Step(.presented, .lost(.hostDetached), .idle, .updateInput, .deliver(.hostDetached), .tearDown),
    Step(.committing, .cancellationDelayEnded, .committing),
    Step(
      .committing, .settled(isValid: true), .dismissing, .endConfirmation(staysOpen: false),
      .updateInput, .deliverValue, .dismiss),
    Step(
      .committing, .settled(isValid: false), .presented, .endConfirmation(staysOpen: true),
      .updateInput, .showError),
    Step(
      .committing, .cancel(.programmatic), .dismissing, .endConfirmation(staysOpen: false),
      .updateInput, .deliver(.programmatic), .dismiss),
    Step(
      .committing, .lost(.hostDetached), .idle, .endConfirmation(staysOpen: false), .updateInput,
      .deliver(.hostDetached), .tearDown),
    Step(.saving, .cancellationDelayEnded, .saving),
    Step(
      .saving, .saved(true), .dismissing, .endConfirmation(staysOpen: false), .updateInput,
      .deliverValue, .dismiss),
    Step(
      .saving, .saved(false), .presented, .endConfirmation(staysOpen: true), .updateInput,
      .showError),
    Step(
      .saving, .cancel(.programmatic), .dismissing, .endConfirmation(staysOpen: false),
      .updateInput, .deliver(.programmatic), .dismiss),
    Step(
      .saving, .lost(.hostDetached), .idle, .endConfirmation(staysOpen: false), .updateInput,
      .deliver(.hostDetached), .tearDown),
    Step(.dismissing, .lost(.hostDetached), .idle, .updateInput, .tearDown),
    Step(.dismissing, .disappeared, .idle, .updateInput, .tearDown),
  ]

  static let events: [Event] = [
    .show, .appeared, .confirm, .cancellationDelayEnded, .settled(isValid: true),
    .settled(isValid: false),
    .saved(true), .saved(false), .cancel(.backdrop), .cancel(.programmatic), .ask(.backdrop),
    .answered(true), .answered(false), .lost(.hostDetached), .disappeared,
  ]

  @Test(arguments: State.allCases, events)
  func `every event has a result in every state`(state: State, event: Event) {
    var machine = Self.machine(in: state)
    #expect(machine.state == state)
    let effects = machine.handle(event)
    let step = Self.steps.first { $0.state == state && $0.event == event }
    #expect(machine.state == step?.next ?? state)
    #expect(effects == step?.effects ?? [])
  }

  @Test func `a value that is pending for long can be canceled`() {
    var machine = Self.machine(in: .committing)
    #expect(machine.handle(.cancel(.backdrop)).isEmpty)
    #expect(machine.handle(.ask(.drag)).isEmpty)
    #expect(machine.handle(.cancellationDelayEnded).isEmpty)
    #expect(machine.handle(.ask(.drag)) == [.updateInput, .ask(.drag)])
    #expect(machine.handle(.answered(false)) == [.endQuestion, .updateInput, .bounce])
    #expect(machine.state == .committing)
    #expect(
      machine.handle(.cancel(.backdrop)) == [
        .endConfirmation(staysOpen: false), .updateInput, .deliver(.backdrop), .dismiss,
      ])
    #expect(machine.handle(.settled(isValid: true)).isEmpty)
    #expect(machine.state == .dismissing)
  }

  @Test func `a valid value is saved before it is delivered`() {
    var machine = Self.machine(in: .committing, savesValue: true)
    #expect(machine.handle(.settled(isValid: true)) == [.updateInput, .save])
    #expect(machine.state == .saving)
    #expect(
      machine.handle(.saved(true)) == [
        .endConfirmation(staysOpen: false), .updateInput, .deliverValue, .dismiss,
      ])
  }

  @Test func `an invalid value is not saved`() {
    var machine = Self.machine(in: .committing, savesValue: true)
    #expect(
      machine.handle(.settled(isValid: false)) == [
        .endConfirmation(staysOpen: true), .updateInput, .showError,
      ])
    #expect(machine.state == .presented)
  }

  @Test func `the time after which the user may cancel begins with OK, not with saving`() {
    var machine = Self.machine(in: .committing, savesValue: true)
    for event: Event in [.cancellationDelayEnded, .settled(isValid: true)] {
      _ = machine.handle(event)
    }
    #expect(machine.state == .saving && machine.allowsCancellation)
    #expect(
      machine.handle(.cancel(.backdrop)) == [
        .endConfirmation(staysOpen: false), .updateInput, .deliver(.backdrop), .dismiss,
      ])
    #expect(machine.handle(.saved(true)).isEmpty)
  }

  /// Returns the effects of a value that was read or saved, or not, while the app is asked.
  private static func effectsWhileAsking(hasValue: Bool) -> [Effect] {
    hasValue
      ? [
        .endQuestion, .endConfirmation(staysOpen: false), .updateInput, .deliverValue, .dismiss,
      ]
      : [.endConfirmation(staysOpen: true), .updateInput, .showError]
  }

  @Test(arguments: [true, false])
  func `saving begins and ends although the app is asked meanwhile`(isSaved: Bool) {
    var machine = Self.machine(in: .committing, savesValue: true)
    for event: Event in [.cancellationDelayEnded, .ask(.drag)] { _ = machine.handle(event) }
    #expect(machine.handle(.settled(isValid: true)) == [.updateInput, .save])
    #expect(machine.state == .asking && machine.stateBelowQuestion == .saving)
    #expect(machine.handle(.saved(isSaved)) == Self.effectsWhileAsking(hasValue: isSaved))
    #expect(machine.state == (isSaved ? .dismissing : .asking))
    #expect(
      machine.handle(.answered(false)) == (isSaved ? [] : [.endQuestion, .updateInput, .bounce]))
    #expect(machine.state == (isSaved ? .dismissing : .presented))
  }

  @Test func `a refusal returns to saving`() {
    var machine = Self.machine(in: .saving)
    for event: Event in [.cancellationDelayEnded, .ask(.drag), .answered(false)] {
      _ = machine.handle(event)
    }
    #expect(machine.state == .saving)
  }

  @Test func `the next OK starts a new waiting period`() {
    var machine = Self.machine(in: .committing)
    for event: Event in [.cancellationDelayEnded, .settled(isValid: false), .confirm] {
      _ = machine.handle(event)
    }
    #expect(machine.handle(.cancel(.backdrop)).isEmpty)
    #expect(machine.state == .committing)
  }

  @Test func `a panel that appears while the app is asked does not appear again`() {
    var machine = Self.machine(in: .presenting)
    #expect(machine.handle(.ask(.drag)) == [.updateInput, .ask(.drag)])
    #expect(machine.handle(.appeared) == [.updateInput, .notifyPresented])
    #expect(machine.handle(.appeared).isEmpty)
    #expect(machine.handle(.answered(false)) == [.endQuestion, .updateInput, .bounce])
    #expect(machine.state == .presented)
  }

  @Test(arguments: [true, false])
  func `a value that arrives while the app is asked takes precedence`(isValid: Bool) {
    var machine = Self.machine(in: .committing)
    for event: Event in [.cancellationDelayEnded, .ask(.drag)] { _ = machine.handle(event) }
    let effects = machine.handle(.settled(isValid: isValid))
    #expect(effects == Self.effectsWhileAsking(hasValue: isValid))
    #expect(
      machine.handle(.answered(false)) == (isValid ? [] : [.endQuestion, .updateInput, .bounce]))
    #expect(machine.state == (isValid ? .dismissing : .presented))
  }

  @Test func `an ended machine does not start again`() {
    var machine = Self.machine(in: .dismissing)
    #expect(machine.handle(.disappeared) == [.updateInput, .tearDown])
    #expect(machine.handle(.show).isEmpty)
    #expect(machine.state == .idle)
  }

  @Test(arguments: 0..<100)
  func `any order of events delivers one outcome and removes the sheet once`(block: Int) {
    for seed in block * 1_000..<(block + 1) * 1_000 { checkLife(seed: seed) }
  }

  /// Returns whether each question and each confirmation ends before the next one begins.
  private func endsAll(_ effects: [Effect]) -> Bool {
    var (isAsking, isConfirming) = (false, false)
    for effect in effects {
      switch effect {
      case .ask where !isAsking, .endQuestion where isAsking: isAsking.toggle()
      case .settle where !isConfirming, .endConfirmation where isConfirming: isConfirming.toggle()
      case .ask, .endQuestion, .settle, .endConfirmation: return false
      default: break
      }
    }
    return !isAsking && !isConfirming
  }

  private func checkLife(seed: Int) {
    var generator = SplitMix64(seed: UInt64(seed) + 1)
    var machine = SheetMachine(savesValue: seed.isMultiple(of: 2))
    var effects = machine.handle(.show)
    for _ in 0..<40 {
      guard let event = Self.events.randomElement(using: &generator) else { continue }
      effects += machine.handle(event)
    }
    effects += machine.handle(.lost(.hostRemoved))
    let deliveries = effects.filter {
      if case .deliver = $0 { return true }
      return $0 == .deliverValue
    }
    #expect(deliveries.count == 1, "seed \(seed)")
    #expect(effects.filter { $0 == .tearDown }.count == 1, "seed \(seed)")
    #expect(endsAll(effects), "seed \(seed)")
    #expect(effects.last == .tearDown)
  }
}
