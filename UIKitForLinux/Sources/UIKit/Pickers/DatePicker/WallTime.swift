/// The local date and time: a day, and the seconds since its midnight.
struct WallTime: Equatable {
  /// The number of days since January 1, 1970, in every calendar.
  var day: Int
  /// The seconds since midnight: 0 ..< 86,400.
  var second: Double

  init(day: Int, second: Double) {
    self.day = day
    self.second = second
  }

  /// Creates the local date and time of a time zone at a date.
  init(_ date: Date, in timeZone: TimeZone) {
    let local = date.timeIntervalSince1970 + Double(timeZone.secondsFromGMT(for: date))
    let days = (local / Self.secondsADay).rounded(.down)
    day = Int(days)
    second = local - days * Self.secondsADay
  }

  /// Returns the date at which the local time of a time zone is this one.
  ///
  /// As with `Calendar`, a time that a daylight saving time change skips is moved by the length of
  /// the gap. For a time that occurs twice, the first is returned.
  func date(in timeZone: TimeZone) -> Date {
    let local = Double(day) * Self.secondsADay + second
    func offset(_ moment: Double) -> Double {
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
    }
    // One day before and after is beyond the offset of every time zone.
    let early = local - offset(local - Self.secondsADay)
    let late = local - offset(local + Self.secondsADay)
    let isEarly = early + offset(early) == local
    let isLate = late + offset(late) == local
    return Date(timeIntervalSince1970: isEarly || !isLate ? early : late)
  }

  /// The number of seconds in a day of local time.
  static let secondsADay: Double = 86_400
}

extension WallTime: Comparable {
  static func < (one: WallTime, other: WallTime) -> Bool {
    (one.day, one.second) < (other.day, other.second)
  }
}
