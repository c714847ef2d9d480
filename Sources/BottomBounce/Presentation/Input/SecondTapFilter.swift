import Foundation

/// Refuses a tap that can be the second one on the button that presents the sheet.
@MainActor final class SecondTapFilter {
  private var hasRested = false
  private var timer: OneShotTimer?

  func begin() {
    // A double tap takes at most half a second on iOS, by eye.
    timer = OneShotTimer(after: 0.5, name: "second tap") { [weak self] in self?.timer = nil }
  }

  func panelDidRest() { hasRested = true }

  var acceptsTaps: Bool { hasRested && timer == nil }
}
