extension DateWheels {
  /// Returns a Boolean value that indicates whether a row is gray: combined with the selected rows
  /// of the other wheels, it isn't a valid date within the limits.
  func isDimmed(_ row: Int, in column: Int) -> Bool {
    switch columns[column].kind {
    case .year:
      guard hasLimits else { return false }
      let first = CalendarDay(yearRow: row, month: CalendarMonth(number: 1), day: 1)
      let start = days.number(of: first)
      guard row + 1 < days.years.count else { return isOutside(start, start) }
      let next = CalendarDay(yearRow: row + 1, month: CalendarMonth(number: 1), day: 1)
      return isOutside(start, days.number(of: next) - 1)
    case .month: return isDimmed(monthRow: row)
    case .day:
      var candidate = day
      candidate.day = row + 1
      guard days.contains(candidate) else { return true }
      return hasLimits && isOutside(days.number(of: candidate))
    case .dayOfAll: return hasLimits && isOutside(Self.allDays.lowerBound + row)
    case .hour: return isOutside(minutes: row * 60, (row + 1) * 60 - range.minuteInterval)
    case .minute:
      let time = hour * 60 + row * range.minuteInterval
      return isOutside(minutes: time, time)
    case .period: return isOutside(minutes: row * 720, (row + 1) * 720 - range.minuteInterval)
    case .hours: return false
    case .minutes: return false
    }
  }

  private var hasLimits: Bool { minimum != nil || maximum != nil }

  private func isDimmed(monthRow row: Int) -> Bool {
    guard months.indices.contains(row) else { return true }
    let start = CalendarDay(yearRow: day.yearRow, month: months[row], day: 1)
    var end = start
    // Of all calendars' eras, only Japanese ones begin and end within a year.
    if days.calendar.identifier == .japanese {
      end.day = days.lastDay(of: months[row], inYear: day.yearRow)
      if !days.contains(start), !days.contains(end) { return true }
    }
    guard hasLimits else { return false }
    end.day = days.lastDay(of: months[row], inYear: day.yearRow)
    return isOutside(days.number(of: start), days.number(of: end))
  }

  private func isOutside(_ day: Int) -> Bool { isOutside(day, day) }

  private func isOutside(_ first: Int, _ last: Int) -> Bool {
    if let minimum, last < minimum.day { return true }
    if let maximum, first > maximum.day { return true }
    return false
  }

  private func isOutside(minutes first: Int, _ last: Int) -> Bool {
    func time(_ minutes: Int) -> WallTime { WallTime(day: wall.day, second: Double(minutes * 60)) }
    if let minimum, time(last) < minimum { return true }
    if let maximum, time(first) > maximum { return true }
    return false
  }
}
