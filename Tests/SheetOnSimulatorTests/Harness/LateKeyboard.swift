import UIKit
import UIKitSimulator

/// A keyboard that appears some frames after a view became first responder.
///
/// A keyboard in another process may post its frame after `becomeFirstResponder()` returned, and
/// iOS 26 is reported to lose notifications when it is shown and hidden quickly
/// (duckduckgo/apple-browsers#1898).
@MainActor struct LateKeyboard {
  private let device: Simulator

  /// Hides the keyboard of a device.
  init(of device: Simulator) {
    self.device = device
    device.showsSoftwareKeyboard = false
  }

  /// Shows the keyboard after some frames.
  func appear(after frames: Int) {
    for _ in 0..<frames { device.advance(by: 1.0 / 60) }
    device.showsSoftwareKeyboard = true
  }
}
