import BottomBounce
import UIKit

// The code of the article about dates, and of the doc comments of its contents.

private final class DatesScreen: UIViewController {
  private let sheet = BottomBounceView()
  private var birthday: DateComponents?
  private var meeting = Date()
  private var stay = Date()
  private var firstNight = Date()
  private var lastNight = Date()

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
