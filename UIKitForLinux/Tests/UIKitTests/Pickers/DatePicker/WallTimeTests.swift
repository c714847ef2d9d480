import SeededRandom
import Testing

@testable import UIKit

@Suite struct WallTimeTests {
  /// For each time zone, the times around its daylight saving time changes and other times, with
  /// the results of Foundation's calendar.
  @Test(arguments: timeZonesOfInterest)
  func `local time conversion matches Foundation's calendar`(timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var random = SplitMix64(seed: 1)
    var moments = (0..<300).map { _ in random.date() }
    var change = utc(2005, 1, 1)
    for _ in 0..<20 {
      guard let next = timeZone.nextDaylightSavingTimeTransition(after: change) else { break }
      change = next
      moments += stride(from: -7200, through: 7200, by: 900).map { next.addingTimeInterval($0) }
    }
    for moment in moments {
      let wall = WallTime(moment, in: timeZone)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .hour, .minute, .second], from: moment)
      #expect(
        wall.day == GregorianDayNumber.of(parts.year ?? 0, parts.month ?? 0, parts.day ?? 0))
      #expect(
        wall.second
          == Double(
            (parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)))
      // The local time may occur twice, in which case the first one is meant.
      let again = wall.date(in: timeZone)
      #expect(again == moment || WallTime(again, in: timeZone) == wall && again < moment)
      #expect(again == calendar.date(from: parts), "\(timeZone.identifier) \(parts)")
    }
  }

  @Test(arguments: [
    // The time zone, a local time that a change skips, and the local time that replaces it.
    ("America/New_York", (2025, 3, 9, 2, 30), (2025, 3, 9, 3, 30)),
    ("Europe/Berlin", (2025, 3, 30, 2, 0), (2025, 3, 30, 3, 0)),
    ("Australia/Lord_Howe", (2025, 10, 5, 2, 15), (2025, 10, 5, 2, 45)),
    ("America/Sao_Paulo", (2018, 11, 4, 0, 0), (2018, 11, 4, 1, 0)),
    ("Pacific/Apia", (2011, 12, 30, 12, 0), (2011, 12, 31, 12, 0)),
  ])
  func `a local time that doesn't exist moves forward`(
    zone: String, left: (Int, Int, Int, Int, Int), instead: (Int, Int, Int, Int, Int)
  ) throws {
    let timeZone = try #require(TimeZone(identifier: zone))
    func wall(_ time: (Int, Int, Int, Int, Int)) -> WallTime {
      WallTime(
        day: GregorianDayNumber.of(time.0, time.1, time.2),
        second: Double(time.3 * 3600 + time.4 * 60))
    }
    #expect(WallTime(wall(left).date(in: timeZone), in: timeZone) == wall(instead))
  }

  @Test(arguments: [
    (1, 1, 1), (1582, 10, 4), (1900, 2, 28), (1970, 1, 1), (2000, 2, 29), (2024, 12, 31),
    (2025, 3, 1), (9999, 12, 31),
  ])
  func `Gregorian day numbers match Foundation's calendar`(
    year: Int, month: Int, day: Int
  ) {
    let number = GregorianDay(year: year, month: month, day: day).number
    // Before its introduction, Foundation's Gregorian calendar is the Julian calendar.
    guard year > 1582 else { return #expect(number < -141_000) }
    #expect(number == GregorianDayNumber.of(year, month, day))
  }
}
