import BottomBounce
import Foundation
import SeededRandom
import UIKit
import UIKitSimulator

// Days in calendars, whose values are compared with the screen.
extension MonkeyLife {
  /// A visit, shifts, and a stay that isn't before the visit.
  struct Booking {
    var visit = day(12)
    var shifts = [day(14), day(17)]
    var stay = DayRange(first: day(20), last: day(22))
    var isOpen = true

    private static func day(_ number: Int) -> DateComponents {
      DateComponents(year: 2025, month: 6, day: number)
    }

    /// Every seventh day is closed, unless the house is open.
    func includes(_ day: DateComponents) -> Bool { isOpen || (day.day ?? 0) % 7 != 3 }

    @MainActor var visitContent: DateContent<DateComponents> {
      .day(visit).style(.calendar).selectable(includes)
    }
    @MainActor var shiftsContent: DateContent<[DateComponents]> {
      .days(shifts, count: 0...4).selectable(includes)
    }
    @MainActor var stayContent: DateContent<DayRange> {
      .dayRange(stay, minimum: .day(visit), nights: 0...20).selectable(includes)
    }
  }

  static func makeBookingForm() -> FormContent<Booking> {
    .form(Booking()) { f, booking in
      f.toggle("Open", \.isOpen)
      f.field("Visit", \.visit) { _ in booking.visitContent }
      f.field("Shifts", \.shifts) { _ in booking.shiftsContent }
      f.field("Stay", \.stay) { _ in booking.stayContent }
    }
  }

  /// Shows a calendar of several days, of a range, or of one day, in which some days are excluded.
  func openDays() -> String {
    var booking = Booking()
    booking.isOpen = random.chance(30)
    switch random.index(4) {
    case 0:
      return show(booking.visitContent, "a day") { Self.differs([$0], booking, $1) }
    case 1:
      return show(booking.shiftsContent.orNone(), "optional days") { days, body in
        days.flatMap { Self.differs($0, booking, body) }
      }
    case 2:
      return show(booking.stayContent, "a stay") {
        Self.differs([$0.first, $0.last], booking, $1)
      }
    default:
      return show(Self.makeBookingForm(), "a form with calendars") { Self.differs($0, $1) }
    }
  }

  /// Taps a day, a button, or another place of a calendar, or returns `nil` if there is none.
  func tapDay() -> String? {
    guard let calendar = device.view("BottomBounce.days"), random.chance(70) else { return nil }
    let controls = device.accessibilityElements.compactMap { $0 as? UIView }
      .filter { $0.isDescendant(of: calendar) }
    guard !controls.isEmpty else { return nil }
    let control = random.pick(controls)
    touch(at: device.middle(of: control))
    return "tap on \(control.accessibilityLabel ?? "a part") of a calendar"
  }

  /// Compares days with the selected ones of a calendar.
  private static func differs(
    _ days: [DateComponents], _ booking: Booking, _ body: UIView
  ) -> String? {
    if let day = days.first(where: { !booking.includes($0) }) { return "\(day), which is excluded" }
    let behavior = body.descendant(UICalendarView.self)?.selectionBehavior
    let shown =
      switch behavior {
      case let one as UICalendarSelectionSingleDate: [one.selectedDate].compactMap(\.self)
      case let several as UICalendarSelectionMultiDate: several.selectedDates
      default: [DateComponents]()
      }
    let numbers = [days, shown].map { Set($0.map { "\($0.month ?? 0)-\($0.day ?? 0)" }) }
    return numbers[0].isSubset(of: numbers[1]) && (days.count == shown.count || days.count == 2)
      ? nil : "\(days) instead of \(shown)"
  }

  /// Compares the value of a form with its rows.
  private static func differs(_ booking: Booking, _ body: UIView) -> String? {
    for day in [booking.visit, booking.stay.first, booking.stay.last] + booking.shifts
    where !booking.includes(day) { return "\(booking) with the excluded \(day)" }
    let context = SheetContext()
    let texts = [
      booking.visitContent.formFieldStyle(context).text,
      booking.shifts.isEmpty ? "None" : booking.shiftsContent.formFieldStyle(context).text,
      booking.stayContent.formFieldStyle(context).text,
    ]
    let shown = rows(body).map(\.accessibilityValue)
    return shown == texts ? nil : "\(texts) instead of \(shown)"
  }
}
