@testable import BottomBounce

extension BottomBounceView {
  /// The name of the state of the current presentation, such as "presented"; "idle" without one.
  var stateName: String {
    presenter.current.map { "\($0.state)" } ?? "idle"
  }
}
