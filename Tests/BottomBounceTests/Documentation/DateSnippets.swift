import BottomBounce
import UIKit

// The code of the article Dates and of the doc comments on dates, line by line.

/// The view controller that the snippets run in.
private final class DateSnippetScreen: UIViewController {
  private var birthday: DateComponents?
  private var meeting = Date()

  func editMeetingByCalendar() {
    let sheet = BottomBounceView()
    sheet.show(.date(meeting, minimum: .now, mode: .dateAndTime).style(.calendar), in: view) {
      [weak self] date in
      self?.meeting = date
    }
  }

  func editOptionalBirthday() {
    let sheet = BottomBounceView()
    sheet.show(.day(birthday, maximum: .today).orNone(), in: view) { [weak self] day in
      self?.birthday = day
    }
  }

  func editBirthdayWithTodayButton() {
    let sheet = BottomBounceView()
    sheet.show(.day(birthday, maximum: .today).todayButton(), in: view) {
      [weak self] day in
      self?.birthday = day
    }
  }
}
