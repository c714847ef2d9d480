import UIKit

/// Enables and disables the input of a body.
@MainActor final class BodyInput {
  private let view: UIView
  private let setEnabled: (@MainActor (Bool) -> Void)?
  private var isEnabled = true
  /// Whether the body accepted touches before the sheet began to ignore input; `nil` while it
  /// doesn't.
  private var wasInteractive: Bool?

  /// Creates the input of a body that is enabled.
  ///
  /// - Parameters:
  ///   - view: The body's view.
  ///   - setEnabled: Enables or disables the controls of the body; `nil` if it has none.
  init(of view: UIView, setEnabled: (@MainActor (Bool) -> Void)?) {
    self.view = view
    self.setEnabled = setEnabled
  }

  /// Updates the body after a change of the sheet's state.
  ///
  /// - Parameters:
  ///   - ignoresInput: Whether the body gets no touches.
  ///   - isEnabled: Whether the controls of the body are enabled.
  func update(ignoresInput: Bool, isEnabled: Bool) {
    if ignoresInput, wasInteractive == nil {
      wasInteractive = view.isUserInteractionEnabled
      view.isUserInteractionEnabled = false
    } else if !ignoresInput, let wasInteractive {
      self.wasInteractive = nil
      view.isUserInteractionEnabled = wasInteractive
    }
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    setEnabled?(isEnabled)
  }
}
