@testable import BottomBounce

extension BottomBounceView {
  /// The state of the current presentation; `nil` without one.
  var state: SheetMachine.State? { presenter.current?.state }

  /// Confirms as Return does, also while OK is disabled.
  func pressReturn() { presenter.current?.handle(.confirm) }
}
