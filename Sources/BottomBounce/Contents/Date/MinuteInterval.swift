/// The minutes between two times that a date picker can select.
struct MinuteInterval: Hashable, Sendable {
  private let given: Int

  init(_ given: Int) {
    self.given = given
  }

  /// The number if it is a divisor of 60 from 1 to 30, or else 1, as in UIKit.
  var minutes: Int { (1...30).contains(given) && 60.isMultiple(of: given) ? given : 1 }

  @MainActor func warnIfIgnored() {
    if minutes != given { SheetWarning.minuteIntervalIgnored.log() }
  }
}
