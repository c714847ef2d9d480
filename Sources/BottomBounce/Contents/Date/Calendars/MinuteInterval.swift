struct MinuteInterval: Hashable, Sendable {
  private let given: Int

  init(_ given: Int) {
    self.given = given
  }

  /// Any other number than a divisor of 60 from 1 to 30 counts as 1, as in UIKit.
  var minutes: Int { (1...30).contains(given) && 60.isMultiple(of: given) ? given : 1 }

  @MainActor func warnIfIgnored() {
    if minutes != given { SheetWarning.minuteIntervalIgnored.log() }
  }
}
