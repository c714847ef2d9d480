import UIKit

/// The parts of a date that the user can change.
public struct DateMode: Hashable, Sendable {
  fileprivate enum Kind { case date, time, dateAndTime, yearAndMonth }
  fileprivate let kind: Kind

  /// Day, month, and year.
  public static let date = DateMode(kind: .date)
  /// Hour and minute, on the day of the initial date.
  public static let time = DateMode(kind: .time)
  /// Day, hour, and minute.
  public static let dateAndTime = DateMode(kind: .dateAndTime)
  /// Month and year.
  ///
  /// The value is the first moment of the month.
  ///
  /// The picker's calendar determines the months. The month of a limit is selectable. Before iOS
  /// 17.4 there is also a wheel for the day, which doesn't affect the value.
  public static let yearAndMonth = DateMode(kind: .yearAndMonth)

  enum Unit { case minute, day, month }

  var unit: Unit {
    switch kind {
    case .time, .dateAndTime: .minute
    case .date: .day
    case .yearAndMonth: .month
    }
  }

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

  func pickerMode(forMonths months: UIDatePicker.Mode) -> UIDatePicker.Mode {
    switch kind {
    case .date: .date
    case .time: .time
    case .dateAndTime: .dateAndTime
    case .yearAndMonth: months
    }
  }
}

/// The style of a date picker.
public struct DateStyle: Hashable, Sendable {
  private enum Kind { case wheels, calendar }
  private let kind: Kind

  /// Wheels.
  public static let wheels = DateStyle(kind: .wheels)
  /// A calendar that shows a month of days.
  ///
  /// ``DateMode/time`` and ``DateMode/yearAndMonth`` have no calendar, and compact heights have no
  /// room for one. Wheels are used instead.
  public static let calendar = DateStyle(kind: .calendar)

  func pickerStyle(of mode: DateMode, isCompact: Bool) -> UIDatePickerStyle {
    switch (kind, mode.kind) {
    case (.calendar, .date), (.calendar, .dateAndTime): isCompact ? .wheels : .inline
    case (.wheels, _), (.calendar, .time), (.calendar, .yearAndMonth): .wheels
    }
  }
}
