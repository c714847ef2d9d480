import SeededRandom
import UIKit

extension SplitMix64 {
  /// Returns a date between the years 1900 and 2100, at a whole second.
  mutating func date() -> Date {
    let seconds = Int.random(in: -2_208_988_800...4_102_444_800, using: &self)
    return Date(timeIntervalSince1970: Double(seconds))
  }
}

/// Time zones with special cases: no offset, half hours, large changes, changes at midnight, and
/// changes by half an hour.
let timeZonesOfInterest: [TimeZone] = [
  "UTC", "America/New_York", "Asia/Kolkata", "Pacific/Apia", "America/Sao_Paulo",
  "Australia/Lord_Howe", "Asia/Shanghai", "Europe/Berlin",
].compactMap(TimeZone.init(identifier:))

/// The most common calendars.
let calendarsOfInterest: [Calendar.Identifier] = [
  .gregorian, .chinese, .japanese, .buddhist, .islamicUmmAlQura, .hebrew, .republicOfChina,
  .persian,
]

/// Returns a date in GMT.
func utc(
  _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
) -> Date {
  let midnight = GregorianDayNumber.of(year, month, day) * 86_400
  return Date(timeIntervalSince1970: Double(midnight + hour * 3600 + minute * 60 + second))
}

/// Returns the number of days since 1970, computed by the calendar.
enum GregorianDayNumber {
  static func of(_ year: Int, _ month: Int, _ day: Int) -> Int {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let date = calendar.date(from: DateComponents(year: year, month: month, day: day))
    return Int(((date ?? .distantPast).timeIntervalSince1970 / 86_400).rounded(.down))
  }
}
