import UIKit
import ViewBuilding

/// Keeps OK disabled while the value is the initial one.
///
/// While a wheel turns, OK is enabled: it waits for the wheel.
@MainActor final class UnchangedValueGate {
  private weak var view: UIView?
  private let differs: @MainActor () -> Bool
  private let onChange: @MainActor () -> Void
  private var turnObserver: WheelTurnObserver?
  private var isTurning = false
  /// A Boolean value that indicates whether OK is enabled.
  private(set) var isOpen = false

  /// Creates a gate for a body.
  ///
  /// - Parameters:
  ///   - view: The body's view.
  ///   - differs: Returns whether the value differs from the initial one.
  ///   - onChange: Called when OK is to be enabled or disabled.
  init(
    for view: UIView, differs: @escaping @MainActor () -> Bool,
    onChange: @escaping @MainActor () -> Void
  ) {
    self.view = view
    self.differs = differs
    self.onChange = onChange
    guard PickerSettling.hasPicker(in: view) else { return }
    turnObserver = WheelTurnObserver(of: view) { [weak self] _ in self?.wheelDidTurn() }
  }

  /// Enables or disables OK after a change of the value.
  func update() {
    let isOpen = isTurning || differs()
    guard isOpen != self.isOpen else { return }
    self.isOpen = isOpen
    onChange()
  }

  private func wheelDidTurn() {
    guard !isTurning, let view else { return }
    isTurning = true
    update()
    PendingWork.task("wheel that the user has let go of") { [weak self] _ in
      await PickerSettling(of: view).wait()
      self?.isTurning = false
      self?.update()
    }
  }
}
