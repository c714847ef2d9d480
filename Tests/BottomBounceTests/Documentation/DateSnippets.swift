import BottomBounce
import UIKit

// The code of the article about dates, and of the documentation comments of date content types.

private final class DatesScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var birthday: DateComponents?
  private var meeting = Date()
  private var meetingDay: DateComponents?
  private let calendar = Calendar.current
  private var visit: DateComponents?
  private var shifts: [DateComponents] = []
  private var trip: DayRange?
  private var reminder: DateComponents?
  private var timer = Duration.seconds(60)
  private var rest = Duration.zero
  private var alarm = Duration.zero
  private var year = 1990
  private var month = 6
  private var day = 15

  func editBirthday() {
    sheet.show(.day(DateComponents(year: 1990, month: 6, day: 15), maximum: .today), from: self) {
      [weak self] day in
      self?.birthday = day
    }
  }

  func date(of day: DateComponents) -> Date? {
    var calendar = day.calendar ?? Calendar(identifier: .gregorian)
    // The zone in which the text is formatted.
    calendar.timeZone = .current
    return calendar.date(from: day)
  }

  func editReminder() {
    sheet.show(
      .time(reminder, minimum: DateComponents(hour: 8), minuteInterval: 5), title: "Reminder",
      from: self
    ) { [weak self] time in
      self?.reminder = time
    }
    sheet.show(.time(reminder, minuteInterval: 5), title: "Reminder", from: self) {
      [weak self] time in
      self?.reminder = time
    }
  }

  func editMeetingAndBirthday() {
    sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime), from: self) { [weak self] date in
      self?.meeting = date
    }
    sheet.show(.day(birthday, maximum: .today), from: self) { [weak self] day in
      self?.birthday = day
    }
  }

  func editDurations() {
    sheet.show(.duration(timer), title: "Timer", from: self) { [weak self] timer in
      self?.timer = timer
    }
    sheet.show(.duration(rest, in: .zero...(.seconds(600))), title: "Rest", from: self) {
      [weak self] rest in
      self?.rest = rest
    }
  }

  func editRest() {
    sheet.show(
      .duration(rest, in: .zero...(.seconds(600)), units: [.minutes, .seconds]), title: "Rest",
      from: self
    ) { [weak self] rest in
      self?.rest = rest
    }
  }

  func editAlarmAndYear() {
    sheet.show(
      .duration(alarm, in: .zero...(.seconds(86_399)), units: [.hours, .minutes, .seconds]),
      title: "Alarm", from: self
    ) { [weak self] alarm in
      self?.alarm = alarm
    }
    sheet.show(
      .number(year, in: 1900...2030).format { String($0) }, title: "Year of Birth", from: self
    ) { [weak self] year in
      self?.year = year
    }
  }

  func editBirthdayWithoutYear() {
    let days = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    sheet.show(
      .wheels(.wheel(Array(1...12), selected: month) { calendar.standaloneMonthSymbols[$0 - 1] }) {
        [day] month in
        .wheel(Array(1...days[month - 1]), selected: min(day, days[month - 1])) { String($0) }
      }, title: "Birthday", from: self
    ) { [weak self] month, day in
      self?.month = month
      self?.day = day
    }
  }

  func chooseDays() {
    sheet.show(
      .day(visit, minimum: .today).style(.calendar).selectable { [calendar] day in
        !calendar.isSunday(day)
      }, title: "Visit", from: self
    ) { [weak self] day in
      self?.visit = day
    }
    sheet.show(.days(shifts, minimum: .today, count: 1...5), title: "Shifts", from: self) {
      [weak self] days in
      self?.shifts = days
    }
    sheet.show(.dayRange(trip, minimum: .today, nights: 1...14), title: "Trip", from: self) {
      [weak self] trip in
      self?.trip = trip
    }
  }

  func chooseWorkday() {
    let content = DateContent<DateComponents>
      .day(meetingDay, minimum: .today).rule { [calendar] day in
        calendar.isSunday(day) ? "We are closed on Sundays. Choose another day." : nil
      }
    sheet.show(content, from: self) { [weak self] day in
      self?.meetingDay = day
    }
  }

  func editTimerWithButton() {
    let later = SheetButton("+5 Minutes", dismissesSheet: false) { [weak self] sheet in
      guard let self else { return }
      timer += .seconds(300)
      sheet.update(.duration(timer))
    }
    sheet.show(.duration(timer), from: self, extraButtons: [later]) { [weak self] timer in
      self?.timer = timer
    }
  }

  func editOptionalBirthday() {
    sheet.show(.day(birthday, maximum: .today).orNone(), from: self) { [weak self] day in
      self?.birthday = day
    }
  }

  func editBirthdayWithTodayButton() {
    sheet.show(.day(birthday, maximum: .today).todayButton(), from: self) { [weak self] day in
      self?.birthday = day
    }
  }

  func editMeetingWithCalendar() {
    sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime).style(.calendar), from: self) {
      [weak self] date in
      self?.meeting = date
    }
  }
}

extension Calendar {
  /// Returns whether a day is a Sunday.
  fileprivate func isSunday(_ day: DateComponents) -> Bool {
    date(from: day).map { component(.weekday, from: $0) == 1 } ?? false
  }
}
