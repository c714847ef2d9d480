/// One wheel of a date picker: what it turns, and how its rows are written.
struct DateColumn: Equatable {
  /// The component of a wheel.
  enum Kind {
    case year, month, day
    /// A day of all days, with its weekday.
    case dayOfAll
    case hour, minute
    /// The half of the day.
    case period
    /// The hours and the minutes of a duration.
    case hours, minutes
  }

  /// Where the texts stand in the column.
  enum Alignment {
    case leading, center, trailing
    /// On the right, whatever the direction of reading: numbers are written with their units there.
    case right
  }

  let kind: Kind
  /// The rows' pattern, as date formatters have it.
  let format: String

  /// Words are flush where they begin, numbers where they end.
  var alignment: Alignment {
    switch kind {
    case .month: format.hasPrefix("L") ? .leading : .right
    case .period: .leading
    case .day, .hour, .minute: .right
    // Beside the day's time, or beside the unit.
    case .dayOfAll, .hours, .minutes: .trailing
    case .year: .center
    }
  }

  /// Whether the last row is followed by the first again.
  var isEndless: Bool {
    switch kind {
    case .month, .day, .hour, .minute, .hours, .minutes: true
    case .year, .dayOfAll, .period: false
    }
  }
}
