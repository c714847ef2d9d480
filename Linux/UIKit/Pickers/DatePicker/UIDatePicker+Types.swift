extension UIDatePicker {
  /// What a date picker asks for.
  public enum Mode: Int, Sendable {
    /// Hour and minute, with the half of the day where the locale has halves.
    case time = 0
    /// Month, day and year, in the locale's order.
    case date = 1
    /// Day, hour and minute, with the half of the day where the locale has halves.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// Month and year, in the locale's order; since iOS 17.4.
    case yearAndMonth = 4
  }
}

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system sees fit.
  case automatic = 0
  /// Wheels that spin.
  case wheels = 1
  /// A label that opens a calendar.
  case compact = 2
  /// A calendar in place.
  case inline = 3
}
