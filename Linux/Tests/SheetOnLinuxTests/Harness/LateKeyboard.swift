import UIKit
import UIKitSimulator

/// A keyboard that is announced some frames after a view became the first responder.
///
/// A keyboard that runs outside of the app may post its frame a turn later than `becomeFirstResponder()` returns, and
/// iOS 26 is reported to lose notifications when it is shown and hidden quickly (duckduckgo/apple-browsers#1898).
@MainActor struct LateKeyboard {
  private let device: Simulator

  /// Keeps the keyboard of a device down for now.
  init(of device: Simulator) {
    self.device = device
    device.showsSoftwareKeyboard = false
  }

  /// Lets some frames pass, and brings the keyboard then.
  func appear(after frames: Int) {
    for _ in 0..<frames { device.advance(by: 1.0 / 60) }
    device.showsSoftwareKeyboard = true
  }
}
