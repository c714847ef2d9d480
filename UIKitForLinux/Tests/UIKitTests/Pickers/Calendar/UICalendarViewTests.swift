import Testing
import UIKitSimulator

@testable import UIKit

/// The months and the days of a calendar view.
@MainActor @Suite(.ownDevice) struct UICalendarViewTests {
  let device = Simulator()

  private func visible(_ screen: CalendarScreen) -> String {
    CalendarScreen.text(screen.view.visibleDateComponents)
  }

  @Test func `a calendar view has the size of an inline calendar without a time`() {
    let view = UICalendarView()
    #expect(view.intrinsicContentSize == CGSize(width: 320, height: 332))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 320, height: 332))
  }

  @Test func `a new calendar view has the settings of the device and all dates`() {
    device.settings.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
    device.settings.locale = Locale(identifier: "fr_FR")
    let view = UICalendarView()
    #expect(view.calendar.identifier == .gregorian)
    #expect(view.calendar.timeZone.secondsFromGMT() == 3600)
    #expect(view.locale.identifier == "fr_FR")
    #expect(view.timeZone == nil)
    #expect(view.availableDateRange == DateInterval(start: .distantPast, end: .distantFuture))
    #expect(view.selectionBehavior == nil)
    #expect(view.delegate == nil)
  }

  // MARK: The visible month

  @Test func `the month of the current day is visible first`() throws {
    let screen = CalendarScreen(device)
    #expect(try screen.title() == "June 2025")
    let month = screen.view.visibleDateComponents
    #expect(visible(screen) == "2025-6")
    #expect(month.era == 1)
    #expect(month.calendar == screen.view.calendar)
    #expect(try screen.days { $0.accessibilityLabel?.hasPrefix("Today") == true } == [15])
  }

  @Test(arguments: [false, true])
  func `setting the visible month turns to it and calls no delegate`(animated: Bool) throws {
    let screen = CalendarScreen(device)
    screen.view.setVisibleDateComponents(
      DateComponents(year: 2024, month: 2, day: 29), animated: animated)
    #expect(visible(screen) == "2024-2")
    if animated {
      #expect(try screen.title() == "June 2025")
      device.settle()
    }
    #expect(try screen.title() == "February 2024")
    #expect(screen.turnedFrom == [])
  }

  @Test func `changes during an animation keep the month that slides in`() throws {
    let screen = CalendarScreen(device)
    let selection = UICalendarSelectionMultiDate(delegate: screen)
    screen.view.selectionBehavior = selection
    screen.view.setVisibleDateComponents(DateComponents(year: 2030, month: 2), animated: true)
    selection.selectedDates = [DateComponents(year: 2030, month: 2, day: 14)]
    device.advance(by: 0.1)
    selection.updateSelectableDates()
    device.settle()
    #expect(try screen.title() == "February 2030")
    #expect(try screen.days(where: \.isSelected) == [14])
    screen.view.setVisibleDateComponents(DateComponents(year: 2031, month: 5), animated: true)
    device.advance(by: 0.1)
    screen.view.setVisibleDateComponents(DateComponents(year: 2030, month: 2), animated: true)
    device.settle()
    #expect(try screen.title() == "February 2030")
    #expect(screen.turnedFrom == [])
  }

  @Test func `date components of another calendar are converted`() throws {
    let screen = CalendarScreen(device)
    screen.view.visibleDateComponents = DateComponents(
      calendar: Calendar(identifier: .buddhist), year: 2567, month: 3)
    #expect(try screen.title() == "March 2024")
  }

  @Test func `arrows and swipes turn the page and call the delegate`() throws {
    let screen = CalendarScreen(device)
    device.tap(try screen.inlineCalendar().header.nextArrow)
    device.settle()
    #expect(visible(screen) == "2025-7")
    try screen.swipe(by: -200)
    #expect(visible(screen) == "2025-8")
    try screen.swipe(by: 200)
    #expect(try screen.title() == "July 2025")
    #expect(screen.turnedFrom == ["2025-6", "2025-7", "2025-8"])
  }

  @Test func `month wheels turn the page and call the delegate`() throws {
    let screen = CalendarScreen(device)
    let header = try screen.inlineCalendar().header
    device.tap(header.nextArrow)
    device.settle()
    device.tap(header.title)
    device.settle()
    let wheel = try #require(
      device.accessibilityElements.first { $0.accessibilityValue == "July" })
    wheel.accessibilityIncrement()
    device.settle()
    #expect(visible(screen) == "2025-8")
    #expect(screen.turnedFrom == ["2025-6", "2025-7"])
    device.tap(header.title)
    device.settle()
    #expect(try screen.title() == "August 2025")
    #expect(try screen.cell(31).window != nil)
  }

  // MARK: Available dates

  @Test func `days and months outside of the available dates can't be chosen`() throws {
    let screen = CalendarScreen(device) { screen in
      screen.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
      screen.view.availableDateRange = DateInterval(
        start: utc(2025, 6, 10, 12), end: utc(2025, 7, 20))
    }
    #expect(try screen.days(where: \.isEnabled) == Array(10...30))
    let header = try screen.inlineCalendar().header
    #expect(!header.backArrow.isEnabled)
    try screen.swipe(by: 200)
    #expect(visible(screen) == "2025-6")
    try screen.swipe(by: -200)
    #expect(try screen.days(where: \.isEnabled) == Array(1...20))
    #expect(!header.nextArrow.isEnabled)
    screen.view.availableDateRange = DateInterval(
      start: utc(2025, 7, 4), end: utc(2025, 8, 1, 23))
    #expect(try screen.days(where: \.isEnabled) == Array(4...31))
    #expect(header.nextArrow.isEnabled)
  }

  @Test func `the visible month stays when other months become available`() throws {
    let screen = CalendarScreen(device) { screen in
      screen.view.availableDateRange = DateInterval(
        start: utc(2025, 6, 10), end: utc(2025, 6, 20))
    }
    #expect(visible(screen) == "2025-6")
    screen.view.availableDateRange = DateInterval(start: .distantPast, end: .distantFuture)
    screen.view.layoutIfNeeded()
    #expect(try screen.days(where: \.isEnabled) == Array(1...30))
    #expect(try screen.title() == "June 2025")
  }

  @Test(arguments: [(2020, "December 2020"), (2031, "January 2031")])
  func `without a visible month, the closest available one is shown`(year: Int, title: String)
    throws
  {
    let screen = CalendarScreen(device) { screen in
      screen.view.availableDateRange = DateInterval(
        start: utc(year, 1, 1), end: utc(year, 12, 31))
    }
    #expect(try screen.title() == title)
  }

  @Test func `available dates without the visible month stop`() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
        _ = Simulator()
        let view = UICalendarView()
        view.visibleDateComponents = DateComponents(year: 2025, month: 6)
        view.availableDateRange = DateInterval(start: utc(2025, 6, 30), end: utc(2025, 8, 1))
        view.availableDateRange = DateInterval(start: utc(2025, 7, 2), end: utc(2025, 8, 1))
      })
    #expect(
      String(decoding: result.standardErrorContent, as: UTF8.self).contains(
        "The visible month of a UICalendarView is outside of its availableDateRange."))
  }

  @Test func `a visible month outside of the available dates stops`() async throws {
    await #expect(processExitsWith: .failure) { @MainActor in
      _ = Simulator()
      let view = UICalendarView()
      view.availableDateRange = DateInterval(start: utc(2025, 7, 2), end: utc(2025, 8, 1))
      view.visibleDateComponents = DateComponents(year: 2025, month: 9)
    }
  }

  // MARK: Calendars and languages

  @Test func `changed settings are shown in the next layout pass`() throws {
    let screen = CalendarScreen(device)
    screen.view.locale = Locale(identifier: "de_DE")
    device.settle()
    #expect(try screen.title() == "Juni 2025")
    screen.view.calendar = Calendar(identifier: .buddhist)
    device.settle()
    #expect(try screen.title() == "Juni 2568 BE")
    #expect(visible(screen) == "2568-6")
    screen.view.timeZone = TimeZone(secondsFromGMT: 15 * 3600)
    device.settle()
    #expect(try screen.days { $0.accessibilityLabel?.hasPrefix("Heute") == true } == [16])
  }

  @Test(arguments: calendarsOfInterest)
  func `every calendar selects its own days`(identifier: Calendar.Identifier) throws {
    var calendar = Calendar(identifier: identifier)
    calendar.timeZone = .gmt
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    let screen = CalendarScreen(device) { screen in
      screen.view.calendar = calendar
      screen.view.selectionBehavior = selection
    }
    let page = try #require(try screen.inlineCalendar().views[1].page)
    for day in [1, page.count] { try screen.tap(day) }
    #expect(try screen.days(where: \.isSelected) == [1, page.count])
    let dates = selection.selectedDates
    #expect(dates.map(\.day) == [1, page.count])
    for (date, day) in zip(dates, [page.first, page.last]) {
      #expect(date.calendar == calendar)
      #expect(calendar.date(from: date).map { WallTime($0, in: .gmt).day } == day)
    }
    selection.selectedDates = dates
    #expect(try screen.days(where: \.isSelected) == [1, page.count])
  }

  @Test func `in a right-to-left layout, weeks and months run to the left`() throws {
    device.settings.locale = Locale(identifier: "ar_EG")
    let screen = CalendarScreen(device)
    let header = try screen.inlineCalendar().header
    #expect(header.nextArrow.frame.minX < header.backArrow.frame.minX)
    #expect(try screen.cell(1).frame.minX > screen.cell(2).frame.minX)
    try screen.swipe(by: 200)
    #expect(visible(screen) == "2025-7")
  }

  @Test func `in a right-to-left layout, the delegate is asked for the visible month`() throws {
    device.settings.locale = Locale(identifier: "ar_EG")
    let screen = CalendarScreen(device) {
      $0.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: $0)
    }
    #expect(screen.takeAsked() == (1...30).map { "2025-6-\($0)" })
    try screen.swipe(by: -200)
    #expect(screen.takeAsked() == (1...31).map { "2025-5-\($0)" })
  }

  // MARK: Who reads it

  @Test func `every day is a button with a full accessibility label`() throws {
    let selection = UICalendarSelectionMultiDate(delegate: nil)
    _ = CalendarScreen(device) { screen in
      screen.view.selectionBehavior = selection
      screen.view.availableDateRange = DateInterval(
        start: utc(2025, 6, 1), end: utc(2025, 6, 20))
      selection.selectedDates = [17, 18].map { DateComponents(year: 2025, month: 6, day: $0) }
    }
    let tree = device.accessibilityTree()
    #expect(tree.contains("button “Show year picker” = “June 2025”, heading"))
    #expect(tree.contains("“Today, Sunday, June 15, 2025”"))
    #expect(tree.contains("“Saturday, June 21, 2025”, dimmed"))
    let chosen = device.accessibilityElements.filter {
      $0.accessibilityTraits.contains([.button, .selected])
    }
    #expect(
      chosen.map(\.accessibilityLabel) == ["Tuesday, June 17, 2025", "Wednesday, June 18, 2025"])
    #expect(!tree.contains("July 1, 2025"), "Only the month that is seen is read.")
  }

  @Test func `the title changes the month for assistive technologies`() throws {
    let screen = CalendarScreen(device)
    try screen.inlineCalendar().header.title.accessibilityDecrement()
    device.settle()
    #expect(visible(screen) == "2025-5")
    #expect(screen.turnedFrom == ["2025-6"])
  }

  @Test func `the current day changes at midnight, and the visible month doesn't`() throws {
    let screen = CalendarScreen(device)
    for (day, today) in [(15, [16]), (30, [])] {
      device.date = utc(2025, 6, day, 23, 59, 58)
      device.advance(by: 3)
      #expect(
        try screen.days { $0.accessibilityLabel?.hasPrefix("Today") == true } == today)
    }
    #expect(try screen.title() == "June 2025")
    #expect(visible(screen) == "2025-6")
  }

  @Test func `an unused calendar view is deallocated`() {
    weak var gone: UICalendarView?
    do {
      let screen = CalendarScreen(device) {
        $0.view.selectionBehavior = UICalendarSelectionSingleDate(delegate: $0)
      }
      gone = screen.view
      screen.view.removeFromSuperview()
    }
    device.settle()
    #expect(gone == nil)
  }
}
