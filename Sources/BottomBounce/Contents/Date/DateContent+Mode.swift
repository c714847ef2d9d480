import UIKit

extension DateContent {
  /// What the wheels show.
  ///
  /// More may come in later versions.
  public struct Mode: Hashable, Sendable {
    fileprivate enum Kind { case date, time, dateAndTime, yearAndMonth }
    fileprivate let kind: Kind

    /// Day, month and year.
    public static let date = Mode(kind: .date)
    /// Hour and minute, on the day of the date to begin with.
    public static let time = Mode(kind: .time)
    /// Day, hour and minute.
    public static let dateAndTime = Mode(kind: .dateAndTime)
    /// Month and year; the value is the month's first moment.
    ///
    /// Months are those of the calendar of the wheels, and the month of a limit may be chosen. Before iOS 17.4 there is
    /// a wheel for the day, too, which counts for nothing.
    public static let yearAndMonth = Mode(kind: .yearAndMonth)

    /// What a value is a whole one of.
    enum Unit { case minute, day, month }

    var unit: Unit {
      switch kind {
      case .time, .dateAndTime: .minute
      case .date: .day
      case .yearAndMonth: .month
      }
    }

    /// The fields that the wheels show, as date formatters call them.
    var template: String {
      switch kind {
      case .date: "yMMMMEEEEd"
      case .time: "jmm"
      case .dateAndTime: "MMMMEEEEdjmm"
      case .yearAndMonth: "yMMMM"
      }
    }

    var pickerMode: UIDatePicker.Mode {
      if #available(iOS 17.4, *) { return pickerMode(forMonths: .yearAndMonth) }
      return pickerMode(forMonths: .date)
    }

    /// The mode of a picker that asks for months by some other mode.
    func pickerMode(forMonths months: UIDatePicker.Mode) -> UIDatePicker.Mode {
      switch kind {
      case .date: .date
      case .time: .time
      case .dateAndTime: .dateAndTime
      case .yearAndMonth: months
      }
    }
  }
  /// How days are asked for.
  ///
  /// More may come in later versions.
  public struct Style: Hashable, Sendable {
    private enum Kind { case wheels, calendar }
    private let kind: Kind

    /// Wheels that spin.
    public static let wheels = Style(kind: .wheels)
    /// A month of days to tap.
    ///
    /// Times alone and months have none, and a phone on its side has no room for one: wheels are shown then.
    public static let calendar = Style(kind: .calendar)

    /// What the picker is told, where the height is regular or compact.
    func pickerStyle(of mode: Mode, isLow: Bool) -> UIDatePickerStyle {
      switch (kind, mode.kind) {
      case (.calendar, .date), (.calendar, .dateAndTime): isLow ? .wheels : .inline
      case (.wheels, _), (.calendar, .time), (.calendar, .yearAndMonth): .wheels
      }
    }
  }
}
