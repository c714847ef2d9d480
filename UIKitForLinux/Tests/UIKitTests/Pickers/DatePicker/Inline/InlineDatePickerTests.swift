import Testing
import UIKitSimulator

@testable import UIKit

/// The inline style of the date picker.
@MainActor @Suite(.ownDevice) struct InlineDatePickerTests {
  let device = Simulator()

  private func screen(
    _ mode: UIDatePicker.Mode = .date, _ date: Date = utc(2025, 6, 18, 10, 30),
    _ configure: (UIDatePicker) -> Void = { _ in }
  ) -> DatePickerScreen {
    device.date = utc(2025, 6, 15, 9, 41)
    return DatePickerScreen(device, mode, date) { picker in
      picker.preferredDatePickerStyle = .inline
      picker.frame = CGRect(x: 30, y: 200, width: 320, height: picker.intrinsicContentSize.height)
      configure(picker)
    }
  }

  private func calendar(_ screen: DatePickerScreen) throws -> InlineCalendar {
    try #require(screen.picker.inlineCalendar)
  }

  private func cell(_ day: Int, in screen: DatePickerScreen) throws -> CalendarDayCell {
    let page = try calendar(screen).views[1]
    let first = try #require(page.page).first
    return try #require(
      page.subviews.compactMap { $0 as? CalendarDayCell }.first { $0.day == first + day - 1 })
  }

  private func title(_ screen: DatePickerScreen) throws -> String? {
    try calendar(screen).header.title.text
  }

  // MARK: Style

  @Test func `dates have an inline calendar, other modes have wheels`() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .inline
    for (mode, style) in [
      (UIDatePicker.Mode.date, UIDatePickerStyle.inline), (.dateAndTime, .inline),
      (.time, .wheels),
    ] {
      picker.datePickerMode = mode
      #expect(picker.datePickerStyle == style)
    }
  }

  @Test func `a calendar of months or of a duration stops, in each order`() async throws {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Simulator()
      let picker = UIDatePicker()
      picker.preferredDatePickerStyle = .inline
      picker.datePickerMode = .yearAndMonth
    }
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = Simulator()
        let picker = UIDatePicker()
        picker.datePickerMode = .countDownTimer
        picker.preferredDatePickerStyle = .compact
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "A UIDatePicker of months or of a duration has only wheels."))
  }

  @Test func `an inline calendar is higher than wheels, and higher still with a time`() {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .inline
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 332))
    picker.datePickerMode = .dateAndTime
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 384))
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
  }

  @Test func `the style can be switched back and forth, and keeps the date`() throws {
    let screen = screen()
    screen.picker.preferredDatePickerStyle = .wheels
    device.settle()
    #expect(screen.values == ["June", "18", "2025"])
    screen.picker.preferredDatePickerStyle = .inline
    device.settle()
    #expect(try cell(18, in: screen).isSelected)
    #expect(screen.picker.date == utc(2025, 6, 18, 10, 30))
    #expect(screen.sent == [])
  }

  // MARK: Days

  @Test func `a tap on a day selects it, keeps the time, and sends one event`() throws {
    let screen = screen(.date, utc(2025, 6, 18, 10, 30, 7))
    device.tap(try cell(27, in: screen))
    device.settle()
    #expect(screen.sent == [utc(2025, 6, 27, 10, 30, 7)])
    #expect(try cell(27, in: screen).isSelected)
    #expect(try !cell(18, in: screen).isSelected)
  }

  @Test func `days beyond the limits can't be selected`() throws {
    let screen = screen {
      $0.minimumDate = utc(2025, 6, 10, 12)
      $0.maximumDate = utc(2025, 6, 20, 12)
    }
    for day in [1, 9, 21, 30] {
      #expect(try !cell(day, in: screen).isEnabled, "\(day)")
      device.tap(try cell(day, in: screen))
    }
    device.settle()
    #expect(screen.sent == [])
    for day in [10, 20] { #expect(try cell(day, in: screen).isEnabled, "\(day)") }
    // The first day begins before the limit, which takes precedence.
    device.tap(try cell(10, in: screen))
    #expect(screen.picker.date == utc(2025, 6, 10, 12))
    let header = try calendar(screen).header
    #expect(!header.backArrow.isEnabled && !header.nextArrow.isEnabled)
    #expect(header.backArrow.accessibilityTraits.contains(.notEnabled))
  }

  @Test func `changed limits are shown immediately`() throws {
    let screen = screen { $0.maximumDate = utc(2025, 6, 20, 12) }
    screen.picker.maximumDate = utc(2025, 6, 21, 12)
    #expect(try cell(21, in: screen).isEnabled)
    #expect(try !cell(22, in: screen).isEnabled)
  }

  @Test func `the current day changes at midnight`() throws {
    device.date = utc(2025, 6, 15, 23, 59, 58)
    let screen = DatePickerScreen(device, .date, utc(2025, 6, 18)) {
      $0.preferredDatePickerStyle = .inline
    }
    func today() throws -> [Int] {
      try (1...30).filter {
        try cell($0, in: screen).accessibilityLabel?.hasPrefix("Today") == true
      }
    }
    #expect(try today() == [15])
    device.advance(by: 3)
    #expect(try today() == [16])
  }

  @Test func `selecting a day on which the time doesn't exist selects the next existing time`()
    throws
  {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let screen = screen(.dateAndTime, utc(2025, 3, 10, 1, 30)) { $0.timeZone = zone }
    device.tap(try cell(30, in: screen))
    #expect(WallTime(screen.picker.date, in: zone).day == WallTime(utc(2025, 3, 30), in: .gmt).day)
    #expect(screen.picker.date == utc(2025, 3, 30, 1, 30))
  }

  // MARK: Months

  @Test func `arrows change the month and select nothing`() throws {
    let screen = screen()
    let calendar = try calendar(screen)
    #expect(try title(screen) == "June 2025")
    device.tap(calendar.header.nextArrow)
    device.advance(by: 0.1)
    let middle = calendar.scrollView.contentOffset.x
    #expect(middle > 320 && middle < 640, "It moves there.")
    // The changes are in sequence.
    device.tap(calendar.header.backArrow)
    device.settle()
    #expect(try title(screen) == "July 2025")
    for _ in 0..<2 {
      device.tap(calendar.header.backArrow)
      device.settle()
    }
    #expect(try title(screen) == "May 2025")
    #expect(screen.sent == [])
    #expect(screen.picker.date == utc(2025, 6, 18, 10, 30))
  }

  @Test func `a swipe changes the month within the limits`() throws {
    let screen = screen { $0.maximumDate = utc(2025, 7, 20) }
    let middle = device.middle(of: try calendar(screen).scrollView)
    func swipe(_ way: CGFloat) {
      device.drag(
        from: CGPoint(x: middle.x - way / 2, y: middle.y),
        to: CGPoint(x: middle.x + way / 2, y: middle.y), over: 0.15)
      device.settle()
    }
    swipe(-200)
    #expect(try title(screen) == "July 2025")
    swipe(-200)
    #expect(try title(screen) == "July 2025", "August has nothing to choose.")
    swipe(200)
    swipe(200)
    #expect(try title(screen) == "May 2025")
    #expect(screen.sent == [])
  }

  @Test func `in a right-to-left layout, a swipe changes the month in the other direction`() throws
  {
    device.settings.locale = Locale(identifier: "ar_EG")
    let screen = screen { $0.maximumDate = utc(2025, 6, 20) }
    let june = try title(screen)
    let middle = device.middle(of: try calendar(screen).scrollView)
    func swipe(_ way: CGFloat) {
      device.drag(
        from: CGPoint(x: middle.x - way / 2, y: middle.y),
        to: CGPoint(x: middle.x + way / 2, y: middle.y), over: 0.15)
      device.settle()
    }
    swipe(200)
    #expect(try title(screen) == june, "July has nothing to choose.")
    swipe(-200)
    #expect(try title(screen) != june)
  }

  @Test func `closing the wheels shows the month of the selected date`() throws {
    let screen = screen(.dateAndTime)
    let calendar = try calendar(screen)
    device.tap(calendar.header.nextArrow)
    device.settle()
    device.tap(calendar.header.title)
    device.settle()
    #expect(try title(screen) == "June 2025")
    #expect(calendar.header.title.isSelected)
    device.tap(try #require(calendar.timeRow).button)
    device.settle()
    #expect(!calendar.header.title.isSelected)
    device.tap(try #require(calendar.timeRow).button)
    device.settle()
    #expect(try title(screen) == "June 2025")
  }

  @Test func `a changed language is shown immediately`() throws {
    let screen = screen()
    screen.picker.locale = Locale(identifier: "de_DE")
    device.settle()
    #expect(try title(screen) == "Juni 2025")
  }

  @Test func `setting the date shows its month`() throws {
    let screen = screen()
    screen.picker.setDate(utc(2026, 2, 3), animated: true)
    device.settle()
    #expect(try title(screen) == "February 2026")
    #expect(try cell(3, in: screen).isSelected)
    screen.picker.setDate(utc(1999, 12, 31), animated: false)
    #expect(try title(screen) == "December 1999")
    #expect(try cell(31, in: screen).isSelected)
  }

  @Test func `the title opens wheels for the month and the year, and closes them`() throws {
    let screen = screen()
    let header = try calendar(screen).header
    device.tap(header.title)
    device.settle()
    #expect(screen.values == ["June 2025", "June", "2025"])
    let picker = try #require(
      device.accessibilityElements.first { $0.accessibilityValue == "June" })
    picker.accessibilityIncrement()
    device.settle()
    #expect(screen.picker.date == utc(2025, 7, 18, 10, 30))
    #expect(screen.sent == [utc(2025, 7, 18, 10, 30)])
    #expect(try title(screen) == "July 2025")
    device.tap(header.title)
    device.settle()
    #expect(try cell(18, in: screen).isSelected)
    #expect(!header.backArrow.isHidden)
  }

  // MARK: Times

  @Test func `the time has a row that opens wheels`() throws {
    let screen = screen(.dateAndTime) { $0.minuteInterval = 15 }
    let row = try #require(try calendar(screen).timeRow)
    #expect(row.button.title(for: .normal) == "10:30\u{202F}AM")
    device.tap(row.button)
    device.settle()
    let minutes = try #require(
      device.accessibilityElements.first { $0.accessibilityValue == "30 minutes" })
    minutes.accessibilityIncrement()
    device.settle()
    #expect(screen.picker.date == utc(2025, 6, 18, 10, 45))
    #expect(row.button.title(for: .normal) == "10:45\u{202F}AM")
    device.tap(row.button)
    device.settle()
    device.tap(try cell(20, in: screen))
    #expect(screen.picker.date == utc(2025, 6, 20, 10, 45))
  }

  // MARK: Who reads it

  @Test func `VoiceOver reads only the visible month`() throws {
    let screen = screen()
    #expect(try calendar(screen).views.map(\.accessibilityElementsHidden) == [true, false, true])
  }

  @Test func `every day is a button with a full accessibility label`() throws {
    _ = screen { $0.maximumDate = utc(2025, 6, 20) }
    let tree = device.accessibilityTree()
    #expect(tree.contains("button “Show year picker” = “June 2025”, heading"))
    #expect(tree.contains("“Previous Month”"))
    #expect(tree.contains("“Next Month”"))
    #expect(tree.contains("“Today, Sunday, June 15, 2025”"))
    #expect(tree.contains("“Saturday, June 21, 2025”, dimmed"))
    let chosen = device.accessibilityElements.filter {
      $0.accessibilityTraits.contains(.selected)
    }
    #expect(chosen.map(\.accessibilityLabel) == ["Wednesday, June 18, 2025"])
    #expect(!tree.contains("July 1, 2025"), "Only the month that is seen is read.")
  }

  @Test func `the title is an adjustable heading that changes the month within the limits`() throws
  {
    let screen = screen { $0.maximumDate = utc(2025, 7, 20) }
    let title = try calendar(screen).header.title
    #expect(title.accessibilityTraits.isSuperset(of: [.button, .header, .adjustable]))
    for month in ["July 2025", "July 2025"] {
      title.accessibilityIncrement()
      device.settle()
      #expect(title.accessibilityValue == month)
    }
    for month in ["June 2025", "May 2025"] {
      title.accessibilityDecrement()
      device.settle()
      #expect(title.accessibilityValue == month)
    }
    #expect(screen.sent == [])
    device.tap(title)
    device.settle()
    let open = title.accessibilityValue
    #expect(title.accessibilityLabel == "Hide year picker")
    title.accessibilityDecrement()
    device.settle()
    #expect(title.accessibilityValue == open, "Wheels are open.")
  }

  @Test(arguments: [
    "ar", "de", "en", "es", "fr", "he", "hi", "ja", "ko", "pt-BR", "ru", "zh-Hans", "zh-Hant",
  ])
  func `arrows and the time have accessibility labels in every language`(language: String) {
    let words = CalendarWords.words(in: Locale(identifier: language))
    let all = [words.previousMonth, words.nextMonth, words.time]
    #expect(Set(all).count == 3 && !all.contains(""))
    #expect((words.nextMonth == "Next Month") == (language == "en"))
  }

  @Test(arguments: [("en_US", "SUN", 0), ("de_DE", "MO", 6), ("ar_EG", "سبت", 1)])
  func `the first weekday is the locale's`(locale: String, first: String, column: Int) throws {
    let screen = screen { $0.locale = Locale(identifier: locale) }
    let page = try #require(try calendar(screen).views[1].page)
    // June 1, 2025, was a Sunday.
    #expect(page.leading == column)
    let labels = try calendar(screen).subviews.compactMap { $0 as? UILabel }
    #expect(labels.first?.text == first)
  }

  @Test func `in a right-to-left layout, weeks and months run to the left`() throws {
    device.settings.locale = Locale(identifier: "ar_EG")
    let screen = screen()
    let calendar = try calendar(screen)
    try #require(calendar.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(calendar.header.nextArrow.frame.minX < calendar.header.backArrow.frame.minX)
    #expect(try cell(1, in: screen).frame.minX > cell(2, in: screen).frame.minX)
    let title = try title(screen)
    device.tap(calendar.header.nextArrow)
    device.advance(by: 0.1)
    #expect(calendar.scrollView.contentOffset.x < 320, "The next month comes from the left.")
    device.settle()
    #expect(try self.title(screen) != title)
  }

  @Test(arguments: calendarsOfInterest)
  func `every calendar shows its own months`(identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let screen = screen { $0.calendar = calendar }
    let page = try #require(try self.calendar(screen).views[1].page)
    let day = calendar.component(.day, from: screen.picker.date)
    #expect(try cell(day, in: screen).isSelected)
    device.tap(try cell(page.count, in: screen))
    device.settle()
    #expect(
      calendar.component(.month, from: screen.picker.date)
        == calendar.component(.month, from: utc(2025, 6, 18, 10, 30)))
    #expect(calendar.component(.day, from: screen.picker.date) == page.count)
  }

  @Test func `with the largest text, the month grows less than the days`() throws {
    func sizes() throws -> [CGFloat] {
      let screen = screen()
      let header = try calendar(screen).header
      return try [header.title, cell(18, in: screen)].map { view in
        try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first).font.pointSize
      }
    }
    #expect(try sizes() == [17, 20])
    device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(try sizes() == [20, 26])
  }

  @Test func `an unused date picker is deallocated`() {
    weak var gone: UIDatePicker?
    do {
      let screen = screen(.dateAndTime)
      gone = screen.picker
      screen.picker.removeFromSuperview()
    }
    device.settle()
    #expect(gone == nil)
  }
}
