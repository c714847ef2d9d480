/// A wheel of a date picker: its component, and the format of its rows.
struct DateColumn: Equatable {
  /// The component of a wheel.
  enum Kind {
    case year, month, day
    /// A day with its weekday, among all days of all years.
    case dayOfAll
    case hour, minute
    /// The wheel of AM and PM.
    case period
    /// The hours and the minutes of a duration.
    case hours, minutes
  }

  /// The alignment of texts in the column.
  enum Alignment {
    case leading, center, trailing
    /// On the right in every layout direction, like numbers with their units.
    case right
  }

  let kind: Kind
  /// The date format of the wheel's rows.
  let format: String

  /// The alignment: words at their leading edge, numbers at their trailing edge.
  var alignment: Alignment {
    switch kind {
    case .month: format.hasPrefix("L") ? .leading : .right
    case .period: .leading
    case .day, .hour, .minute: .right
    // Next to the time wheels, or next to the unit.
    case .dayOfAll, .hours, .minutes: .trailing
    case .year: .center
    }
  }

  /// A Boolean value that indicates whether the first row follows the last one.
  var isEndless: Bool {
    switch kind {
    case .month, .day, .hour, .minute, .hours, .minutes: true
    case .year, .dayOfAll, .period: false
    }
  }
}
