import BottomBounce
import UIKit

// The code of the article about dates, and of the documentation comments of date content types.

private final class DatesScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var birthday: DateComponents?
  private var meeting = Date()
  private var stay = Date()
  private var firstNight = Date()
  private var lastNight = Date()
  private var timer = Duration.seconds(60)
  private var rest = Duration.zero

  func editBirthday() {
    sheet.show(.day(DateComponents(year: 1990, month: 6, day: 15), maximum: .today), from: self) {
      [weak self] day in
      self?.birthday = day
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

  func editInRanges() {
    sheet.show(.date(meeting, in: .now..., mode: .dateAndTime), from: self) { [weak self] date in
      self?.meeting = date
    }
    sheet.show(.day(birthday, in: ...(.today)), from: self) { [weak self] day in
      self?.birthday = day
    }
    sheet.show(.date(stay, in: firstNight...lastNight), from: self) { [weak self] date in
      self?.stay = date
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

  func checkStay() throws {
    let content = DateContent<Date>.date(
      stay, minimum: .date(firstNight), maximum: .date(lastNight))
    try content.validateLimits()
    sheet.show(content, from: self) { [weak self] date in
      self?.stay = date
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
