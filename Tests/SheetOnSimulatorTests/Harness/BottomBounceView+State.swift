@testable import BottomBounce

extension BottomBounceView {
  /// The state of the current presentation; `nil` without one.
  var state: SheetMachine.State? { presenter.current?.state }
}
