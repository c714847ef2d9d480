public import Foundation

/// The value of content that asks for days, for the package only.
public protocol _DayValue: Hashable {}

extension DateComponents: _DayValue {}
extension [DateComponents]: _DayValue {}
extension DayRange: _DayValue {}

extension DateContent where Value: _DayValue {
  /// Returns the content with days that the user can't select, such as booked ones.
  ///
  /// With the style ``DateStyle/calendar``, for several days, and for a range, these days are gray in
  /// the calendar. Wheels show them, and the sheet says that such a day isn't available. It has no
  /// effect on a time of day.
  ///
  /// The closure is called for the days on screen, for the selected ones, and for those between them.
  /// It is called again after ``BottomBounceView/update(_:title:extraButtons:keepingEdits:)`` and
  /// when another month is shown.
  ///
  /// - Parameter isSelectable: Returns whether the user can select a day, whose components have the
  ///   calendar of the value.
  public func selectable(
    _ isSelectable: @escaping (_ day: DateComponents) -> Bool
  ) -> Self {
    limited { value in
      let days = (value as? DayRange).map { [$0.first] } ?? value as? [DateComponents]
      return isSelectable(value as? DateComponents ?? days?.first ?? DateComponents())
    }
  }
}

extension DateContent<Date> {
  /// Returns the content with days that the user can't select, such as booked ones.
  ///
  /// It has an effect in the mode ``DateMode/date``, as ``selectable(_:)-((DateComponents)->Bool)``
  /// describes. The closure gets the moment at which a day begins.
  public func selectable(_ isSelectable: @escaping (_ day: Date) -> Bool) -> Self {
    limited(to: isSelectable)
  }
}

extension SheetContent where Self == DateContent<[DateComponents]> {
  /// Asks for several days in a calendar.
  ///
  /// ```swift
  /// sheet.show(.days(shifts, minimum: .today, count: 1...5), title: "Shifts", from: self) {
  ///   [weak self] days in
  ///   self?.shifts = days
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - selected: The initially selected days, in their own calendars or else in the Gregorian one.
  ///     If one of them can't be selected, the sheet says so, and OK is disabled.
  ///   - minimum: The earliest selectable day. The default is `nil`: no limit.
  ///   - maximum: The latest selectable day. The default is `nil`: no limit.
  ///   - count: The allowed numbers of selected days. The default is any number.
  /// - Returns: The content. Its value is the days in order, each once, in the calendar of the first
  ///   selected one.
  public static func days(
    _ selected: [DateComponents] = [], minimum: DateLimit? = nil, maximum: DateLimit? = nil,
    count: ClosedRange<Int> = 0...Int.max
  ) -> DateContent<[DateComponents]> {
    DateContent(
      selected,
      DateSettings(
        minimum: minimum, maximum: maximum,
        selection: .several(minimum: count.lowerBound, maximum: count.upperBound)),
      dates: { selected, settings in
        selected.map { settings.days.date(of: $0, now: settings.now()) }
      },
      makeValue: { dates, days, selected in
        let calendar = days.calendar(of: selected?.first)
        return dates.map { days.components(of: $0, in: calendar) }
      })
  }
}

extension SheetContent where Self == DateContent<DayRange> {
  /// Asks for a range of days in a calendar, such as a stay.
  ///
  /// ```swift
  /// sheet.show(.dayRange(trip, minimum: .today, nights: 1...14), title: "Trip", from: self) {
  ///   [weak self] trip in
  ///   self?.trip = trip
  /// }
  /// ```
  ///
  /// The first tap begins the range, and the second one ends it, or begins it again before the first
  /// day. The line below the calendar says the days.
  ///
  /// - Parameters:
  ///   - range: The initial range. If it isn't allowed, the sheet says so, and OK is disabled. The
  ///     default is `nil`: none, and OK waits for one.
  ///   - minimum: The earliest selectable day. The default is `nil`: no limit.
  ///   - maximum: The latest selectable day. The default is `nil`: no limit.
  ///   - nights: The allowed numbers of nights, from 0 to 1,000. Days that would end a shorter or
  ///     longer range are gray. The default is any number.
  ///   - crossesExcluded: Whether days that can't be selected may be between the first and the last
  ///     one. The default is `false`: the sheet refuses such a range, and says so.
  /// - Returns: The content. Its value has the calendar of the initial range.
  public static func dayRange(
    _ range: DayRange? = nil, minimum: DateLimit? = nil, maximum: DateLimit? = nil,
    nights: ClosedRange<Int> = 0...1_000, crossesExcluded: Bool = false
  ) -> DateContent<DayRange> {
    let nights = nights.clamped(to: 0...DaySelection.maximumNights)
    return DateContent(
      range,
      DateSettings(
        minimum: minimum, maximum: maximum,
        selection: .range(nights: nights, crossesExcluded: crossesExcluded)),
      dates: { range, settings in
        [range.first, range.last].map { settings.days.date(of: $0, now: settings.now()) }
      },
      makeValue: { dates, days, range in
        let calendar = days.calendar(of: range?.first)
        return DayRange(
          first: days.components(of: dates[0], in: calendar),
          last: days.components(of: dates.last ?? dates[0], in: calendar))
      })
  }
}
