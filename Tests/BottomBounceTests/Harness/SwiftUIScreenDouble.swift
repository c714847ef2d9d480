import Testing
import UIKit

@testable import BottomBounce
@testable import ViewBuilding

/// A stand-in for a screen of SwiftUI, which updates its modifiers when state changes.
///
/// As in SwiftUI, state must not change during an update.
@MainActor final class SwiftUIScreenDouble {
  /// The time of an update after a change of state.
  enum Timing: CaseIterable {
    /// Each change updates the modifiers before it returns.
    case atOnce
    /// The changes of one turn of the main actor cause one update in the next turn.
    case inNextTurn
  }

  let controller = HostingControllerDouble()
  /// The environment that the modifiers get.
  var environment = SheetEnvironment() { didSet { stateDidChange() } }
  /// The number of updates so far.
  private(set) var updates = 0
  private let timing: Timing
  private var modifiers: [(id: ObjectIdentifier, update: @MainActor () -> Void)] = []
  private var isUpdating = false
  private var isScheduled = false

  init(_ timing: Timing = .inNextTurn) {
    self.timing = timing
  }

  /// Updates all modifiers, now or later.
  func stateDidChange() {
    if isUpdating {
      Issue.record("State has changed during an update.")
      return
    }
    if timing == .atOnce { return update() }
    if isScheduled { return }
    isScheduled = true
    PendingWork.task("update of a stand-in for SwiftUI") { [self] _ in
      isScheduled = false
      update()
    }
  }

  private func update() {
    updates += 1
    isUpdating = true
    for modifier in modifiers { modifier.update() }
    isUpdating = false
  }

  fileprivate func add(_ modifier: AnyObject, update: @escaping @MainActor () -> Void) {
    modifiers.append((ObjectIdentifier(modifier), update))
    stateDidChange()
  }

  fileprivate func remove(_ modifier: AnyObject) {
    modifiers.removeAll { $0.id == ObjectIdentifier(modifier) }
  }
}

/// A stand-in for `@State`.
@MainActor final class StateDouble<Value> {
  /// The value, which the app can change.
  var value: Value { didSet { screen.stateDidChange() } }
  /// Called with a value that the binding writes.
  var onWrite: (@MainActor (Value) -> Void)?
  /// The number of values that the binding has written.
  private(set) var writes = 0
  private let screen: SwiftUIScreenDouble

  init(_ value: Value, on screen: SwiftUIScreenDouble) {
    self.value = value
    self.screen = screen
  }

  /// The binding that a modifier gets.
  var binding: SheetBinding<Value> {
    SheetBinding(
      get: { self.value },
      set: { newValue in
        self.writes += 1
        self.onWrite?(newValue)
        self.value = newValue
      })
  }
}

/// A stand-in for a `bottomBounce` modifier on a screen.
@MainActor final class ModifierDouble<Item, Content: SheetContent> {
  let anchor = SheetAnchorView()
  private(set) var coordinator: SheetBindingCoordinator<Item, Content>?
  private let screen: SwiftUIScreenDouble

  /// Creates the modifier.
  ///
  /// - Parameters:
  ///   - screen: The screen with the modifier.
  ///   - addsAnchor: A Boolean value that indicates whether the anchor is added to the screen
  ///   before the first update.
  ///   - values: A closure that returns the values of the modifier for an update.
  init(
    on screen: SwiftUIScreenDouble, addsAnchor: Bool = true,
    values: @escaping @MainActor () -> SheetModifierValues<Item, Content>
  ) {
    self.screen = screen
    let coordinator = SheetBindingCoordinator(values())
    self.coordinator = coordinator
    anchor.onMove = { [weak coordinator] in coordinator?.anchorDidMoveToWindow() }
    if addsAnchor { addAnchor() }
    screen.add(self) { [weak self, weak screen] in
      guard let self, let screen else { return }
      self.coordinator?.update(values(), environment: screen.environment, anchor: anchor)
    }
  }

  /// The sheet of the modifier.
  var sheet: BottomBounceView? { coordinator?.sheet }

  /// Adds the anchor to the screen.
  func addAnchor() {
    screen.controller.view.addSubview(anchor)
  }

  /// Removes the modifier's view, and releases its coordinator.
  func dismantle() {
    screen.remove(self)
    anchor.removeFromSuperview()
    coordinator?.dismantle()
    coordinator = nil
  }
}
