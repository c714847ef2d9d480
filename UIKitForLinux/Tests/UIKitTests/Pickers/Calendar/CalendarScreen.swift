import Testing
import UIKitSimulator

@testable import UIKit

/// A calendar view in the center of a simulator's screen, and the calls to its delegates.
@MainActor final class CalendarScreen: NSObject {
  let device: Simulator
  let view: UICalendarView
  /// The months that were visible before the user turned to others, such as "2025-6".
  private(set) var turnedFrom: [String] = []
  /// The days that the user selected, such as "2025-6-18", or "none".
  private(set) var selected: [String] = []
  private(set) var deselected: [String] = []
  /// The days that the calendar view asked about.
  private(set) var asked: [String] = []
  var canSelect: (_ day: String) -> Bool = { _ in true }
  var canDeselect = true

  /// Shows a calendar view with the days of GMT on June 15, 2025, and removes the previous one.
  init(_ device: Simulator, _ configure: (CalendarScreen) -> Void = { _ in }) {
    self.device = device
    device.date = utc(2025, 6, 15, 9, 41)
    view = UICalendarView()
    super.init()
    for view in device.window.subviews { view.removeFromSuperview() }
    view.frame = CGRect(x: 30, y: 200, width: 320, height: view.intrinsicContentSize.height)
    view.timeZone = .gmt
    view.delegate = self
    configure(self)
    device.window.addSubview(view)
    device.settle()
  }

  func inlineCalendar() throws -> InlineCalendar { try #require(view.inlineCalendar) }

  func title() throws -> String? { try inlineCalendar().header.title.text }

  /// Returns the cell of a day of the visible month.
  func cell(_ day: Int) throws -> CalendarDayCell {
    let page = try inlineCalendar().views[1]
    let first = try #require(page.page).first
    return try #require(cells(of: page).first { $0.day == first + day - 1 })
  }

  /// Returns the days of the visible month with cells for which a closure returns `true`.
  func days(where isIncluded: (CalendarDayCell) -> Bool) throws -> [Int] {
    let page = try inlineCalendar().views[1]
    let first = try #require(page.page).first
    return cells(of: page).filter(isIncluded).compactMap(\.day).map { $0 - first + 1 }
  }

  private func cells(of page: CalendarPageView) -> [CalendarDayCell] {
    page.subviews.compactMap { $0 as? CalendarDayCell }.filter { $0.day != nil }
  }

  func tap(_ day: Int) throws {
    device.tap(try cell(day))
    device.settle()
  }

  func swipe(by way: CGFloat) throws {
    let middle = device.middle(of: try inlineCalendar().scrollView)
    device.drag(
      from: CGPoint(x: middle.x - way / 2, y: middle.y),
      to: CGPoint(x: middle.x + way / 2, y: middle.y), over: 0.15)
    device.settle()
  }

  /// Returns the days that the calendar view has asked about since the last call.
  func takeAsked() -> [String] {
    defer { asked = [] }
    return asked
  }

  static func text(_ date: DateComponents?) -> String {
    guard let date else { return "none" }
    return [date.year, date.month, date.day].compactMap { $0.map(String.init) }
      .joined(separator: "-")
  }
}

extension CalendarScreen: UICalendarViewDelegate {
  func calendarView(
    _ calendarView: UICalendarView,
    didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
  ) {
    turnedFrom.append(Self.text(previousDateComponents))
  }
}

extension CalendarScreen: UICalendarSelectionSingleDateDelegate {
  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?
  ) {
    selected.append(Self.text(dateComponents))
  }

  func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool {
    asked.append(Self.text(dateComponents))
    return dateComponents == nil ? canDeselect : canSelect(Self.text(dateComponents))
  }
}

extension CalendarScreen: UICalendarSelectionMultiDateDelegate {
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents
  ) {
    selected.append(Self.text(dateComponents))
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents
  ) {
    deselected.append(Self.text(dateComponents))
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool {
    asked.append(Self.text(dateComponents))
    return canSelect(Self.text(dateComponents))
  }

  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { canDeselect }
}
