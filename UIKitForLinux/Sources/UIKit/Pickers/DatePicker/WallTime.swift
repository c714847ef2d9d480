/// A moment as a clock on a wall tells it: a day and the time since its midnight.
struct WallTime: Equatable {
  /// Days since 1 January 1970, in every calendar.
  var day: Int
  /// Seconds since midnight: 0 ..< 86,400.
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

  /// The date at which the clocks of a time zone show this.
  ///
  /// As with `Calendar`: a time that a change of the clocks leaves out moves on by what was left out, of a time
  /// that comes twice the first is meant.
  func date(in timeZone: TimeZone) -> Date {
    let local = Double(day) * Self.secondsADay + second
    func offset(_ moment: Double) -> Double {
      Double(timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: moment)))
    }
    // A day to either side is further than any zone is from Greenwich.
    let early = local - offset(local - Self.secondsADay)
    let late = local - offset(local + Self.secondsADay)
    let isEarly = early + offset(early) == local
    let isLate = late + offset(late) == local
    return Date(timeIntervalSince1970: isEarly || !isLate ? early : late)
  }

  /// The length of a day on a wall.
  static let secondsADay: Double = 86_400
}

extension WallTime: Comparable {
  static func < (one: WallTime, other: WallTime) -> Bool {
    (one.day, one.second) < (other.day, other.second)
  }
}
