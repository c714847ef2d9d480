/// The keyboard of a device: whether it is up, where, and who types into what.
@MainActor package final class Keyboard {
  package weak var device: Device?
  /// Whether a software keyboard comes up; false with a hardware keyboard.
  package var isSoftware = true

  func firstResponderDidChange(in window: UIWindow) {}
  func reloadInputViews(of responder: UIResponder) {}
}
