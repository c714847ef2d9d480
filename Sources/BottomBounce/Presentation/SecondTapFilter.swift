import Foundation

/// Decides which taps end a sheet: not one that can be the second tap on the button that presents it.
@MainActor final class SecondTapFilter {
  private var hasRested = false
  private var timer: OneShotTimer?

  /// Begins when the backdrop appears.
  func begin() {
    // A double tap takes at most half a second on iOS, by eye.
    timer = OneShotTimer(after: 0.5, name: "second tap") { [weak self] in self?.timer = nil }
  }

  func panelDidRest() { hasRested = true }

  var acceptsTaps: Bool { hasRested && timer == nil }
}
