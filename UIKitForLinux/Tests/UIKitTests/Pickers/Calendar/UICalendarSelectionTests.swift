import Testing
import UIKitSimulator

@testable import UIKit

/// The selection of one day or of several days in a calendar view.
@MainActor @Suite(.ownDevice) struct UICalendarSelectionTests {
  let device = Simulator()
  /// All days of June 2025, as text.
  private let june = (1...30).map { "2025-6-\($0)" }

  private func single(
    _ configure: (CalendarScreen, UICalendarSelectionSingleDate) -> Void = { _, _ in }
  ) -> (screen: CalendarScreen, selection: UICalendarSelectionSingleDate) {
    var made: UICalendarSelectionSingleDate?
    let screen = CalendarScreen(device) { screen in
      let selection = UICalendarSelectionSingleDate(delegate: screen)
      screen.view.selectionBehavior = selection
      configure(screen, selection)
      made = selection
    }
    return (screen, made ?? UICalendarSelectionSingleDate(delegate: nil))
  }

  private func multiple(
    _ configure: (CalendarScreen, UICalendarSelectionMultiDate) -> Void = { _, _ in }
  ) -> (screen: CalendarScreen, selection: UICalendarSelectionMultiDate) {
    var made: UICalendarSelectionMultiDate?
    let screen = CalendarScreen(device) { screen in
      let selection = UICalendarSelectionMultiDate(delegate: screen)
      screen.view.selectionBehavior = selection
      configure(screen, selection)
      made = selection
    }
    return (screen, made ?? UICalendarSelectionMultiDate(delegate: nil))
  }

  private func day(_ day: Int, month: Int = 6) -> DateComponents {
    DateComponents(year: 2025, month: month, day: day)
  }

  // MARK: One day

  @Test func `a tap selects a day instead of the previous one`() throws {
    let (screen, selection) = single()
    #expect(selection.selectedDate == nil)
    try screen.tap(18)
    #expect(try screen.days(where: \.isSelected) == [18])
    try screen.tap(27)
    #expect(try screen.days(where: \.isSelected) == [27])
    #expect(screen.selected == ["2025-6-18", "2025-6-27"])
    let date = try #require(selection.selectedDate)
    #expect(CalendarScreen.text(date) == "2025-6-27")
    #expect(date.era == 1)
    #expect(date.calendar == screen.view.calendar)
    #expect(date.hour == nil)
  }

  @Test func `a tap on the selected day deselects it if the delegate agrees`() throws {
    let (screen, selection) = single { $1.selectedDate = day(18) }
    screen.canDeselect = false
    try screen.tap(18)
    #expect(CalendarScreen.text(selection.selectedDate) == "2025-6-18")
    #expect(screen.selected == [])
    screen.canDeselect = true
    try screen.tap(18)
    #expect(selection.selectedDate == nil)
    #expect(try screen.days(where: \.isSelected) == [])
    #expect(screen.selected == ["none"])
  }

  @Test func `without an answer of a delegate, the selected day can't be deselected`() throws {
    final class Listener: NSObject, UICalendarSelectionSingleDateDelegate {
      func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
      ) {}
    }
    let listener = Listener()
    for delegate in [listener, nil] {
      let selection = UICalendarSelectionSingleDate(delegate: delegate)
      let screen = CalendarScreen(device) { $0.view.selectionBehavior = selection }
      for _ in 0..<2 {
        try screen.tap(18)
        #expect(CalendarScreen.text(selection.selectedDate) == "2025-6-18")
      }
    }
  }

  @Test func `setting the selected day calls no delegate and keeps the month`() throws {
    let (screen, selection) = single()
    selection.setSelected(day(20), animated: true)
    #expect(try screen.days(where: \.isSelected) == [20])
    selection.selectedDate = day(3, month: 8)
    device.settle()
    #expect(try screen.days(where: \.isSelected) == [])
    #expect(try screen.title() == "June 2025")
    selection.setSelected(nil, animated: false)
    #expect(selection.selectedDate == nil)
    #expect(screen.selected == [])
    #expect(screen.turnedFrom == [])
  }

  @Test func `a day of another calendar and time zone is the day with that name`() throws {
    let (screen, selection) = single()
    var hebrew = DateComponents(
      calendar: Calendar(identifier: .hebrew), year: 5785, month: 10, day: 22)
    hebrew.timeZone = TimeZone(identifier: "Pacific/Auckland")
    selection.selectedDate = hebrew
    #expect(try screen.days(where: \.isSelected) == [18], "22 Sivan 5785")
  }

  // MARK: Several days

  @Test func `taps select and deselect several days`() throws {
    let (screen, selection) = multiple { $1.selectedDates = [day(2), day(9)] }
    #expect(try screen.days(where: \.isSelected) == [2, 9])
    try screen.tap(15)
    try screen.tap(2)
    #expect(try screen.days(where: \.isSelected) == [9, 15])
    #expect(selection.selectedDates.map(CalendarScreen.text) == ["2025-6-9", "2025-6-15"])
    #expect(screen.selected == ["2025-6-15"])
    #expect(screen.deselected == ["2025-6-2"])
    screen.canDeselect = false
    try screen.tap(9)
    #expect(try screen.days(where: \.isSelected) == [9, 15])
    #expect(screen.deselected == ["2025-6-2"])
  }

  @Test func `setting the selected days calls no delegate`() throws {
    let (screen, selection) = multiple()
    selection.setSelectedDates([day(4), day(4), day(5, month: 7)], animated: true)
    #expect(try screen.days(where: \.isSelected) == [4])
    #expect(screen.selected == [])
    try screen.tap(4)
    #expect(selection.selectedDates.map(CalendarScreen.text) == ["2025-7-5"])
    selection.selectedDates = []
    #expect(screen.deselected == ["2025-6-4"])
  }

  @Test func `selected days of other months appear when the page turns`() throws {
    let (screen, _) = multiple { $1.selectedDates = [day(9), day(4, month: 7)] }
    device.tap(try screen.inlineCalendar().header.nextArrow)
    device.settle()
    #expect(try screen.days(where: \.isSelected) == [4])
  }

  // MARK: Gray days

  @Test(arguments: [false, true])
  func `days that can't be selected are gray and ignore taps`(isSingle: Bool) throws {
    let screen = CalendarScreen(device) { screen in
      screen.canSelect = { !["2025-6-7", "2025-6-8"].contains($0) }
      screen.view.selectionBehavior =
        isSingle
        ? UICalendarSelectionSingleDate(delegate: screen)
        : UICalendarSelectionMultiDate(delegate: screen)
    }
    #expect(try screen.days(where: { !$0.isEnabled }) == [7, 8])
    #expect(try screen.cell(7).accessibilityTraits.contains(.notEnabled))
    try screen.tap(7)
    #expect(screen.selected == [])
    try screen.tap(9)
    #expect(screen.selected == ["2025-6-9"])
    #expect(try screen.days(where: { !$0.isEnabled }) == [7, 8])
  }

  @Test func `the delegate is asked once for each day of the visible month`() throws {
    let (screen, selection) = single()
    #expect(screen.takeAsked() == june)
    try screen.tap(18)
    selection.selectedDate = day(19)
    screen.view.setNeedsLayout()
    device.settle()
    #expect(screen.takeAsked() == [])
  }

  @Test func `the delegate is asked again when the selectable days change`() throws {
    let (screen, selection) = single()
    _ = screen.takeAsked()
    screen.canSelect = { $0 == "2025-6-12" }
    #expect(try screen.cell(11).isEnabled)
    selection.updateSelectableDates()
    #expect(screen.takeAsked() == june)
    #expect(try screen.days(where: \.isEnabled) == [12])
  }

  @Test func `the delegate is asked for another month when it comes into view`() throws {
    let (screen, _) = single()
    _ = screen.takeAsked()
    screen.canSelect = { $0 == "2025-7-4" }
    device.tap(try screen.inlineCalendar().header.nextArrow)
    device.advance(by: 0.1)
    #expect(screen.takeAsked() == (1...31).map { "2025-7-\($0)" })
    device.settle()
    #expect(screen.takeAsked() == [])
    #expect(try screen.days(where: \.isEnabled) == [4])
    device.tap(try screen.inlineCalendar().header.backArrow)
    device.settle()
    #expect(screen.takeAsked() == june)
  }

  @Test func `the delegate is not asked while wheels hide the days`() throws {
    let (screen, selection) = single()
    device.tap(try screen.inlineCalendar().header.title)
    device.settle()
    _ = screen.takeAsked()
    selection.updateSelectableDates()
    #expect(screen.takeAsked() == [])
    device.tap(try screen.inlineCalendar().header.title)
    device.settle()
    #expect(screen.takeAsked() == june)
  }

  @Test func `the delegate is not asked for days outside of the available dates`() throws {
    let (screen, _) = single { screen, _ in
      screen.view.availableDateRange = DateInterval(
        start: utc(2025, 6, 10, 12), end: utc(2025, 6, 12))
    }
    #expect(screen.takeAsked() == ["2025-6-10", "2025-6-11", "2025-6-12"])
    #expect(try screen.days(where: \.isEnabled) == [10, 11, 12])
  }

  // MARK: The selection of a view

  @Test func `a selection can be replaced or removed`() throws {
    let (screen, old) = multiple { $1.selectedDates = [day(2), day(9)] }
    screen.canSelect = { $0 != "2025-6-3" }
    let new = UICalendarSelectionSingleDate(delegate: screen)
    new.selectedDate = day(20)
    screen.view.selectionBehavior = new
    #expect(try screen.days(where: \.isSelected) == [20])
    #expect(try screen.days(where: { !$0.isEnabled }) == [3])
    old.selectedDates = [day(5)]
    #expect(try screen.days(where: \.isSelected) == [20])
    screen.view.selectionBehavior = nil
    #expect(try screen.days(where: \.isSelected) == [])
    try screen.tap(12)
    #expect(try screen.days(where: \.isSelected) == [])
    #expect(screen.selected == [])
  }

  @Test func `delegates are not retained`() throws {
    weak var gone: CalendarScreen?
    let selection: UICalendarSelectionSingleDate
    do {
      let (screen, made) = single()
      (gone, selection) = (screen, made)
      screen.view.removeFromSuperview()
    }
    device.settle()
    #expect(gone == nil)
    #expect(selection.delegate == nil)
  }
}
