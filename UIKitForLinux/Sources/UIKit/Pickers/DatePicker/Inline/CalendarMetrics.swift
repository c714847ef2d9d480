/// The figures of a calendar in place, in points; judged by eye from pictures of iOS 17 and 18.
enum CalendarMetrics {
  static let width: CGFloat = 320
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let rowHeight: CGFloat = 44
  static let timeHeight: CGFloat = 52
  /// The diameter of the circle behind the chosen day.
  static let circle: CGFloat = 42
  /// The width that a text may have in it.
  static let circleText: CGFloat = 34
  /// The opacity of the tint color in the circle of days other than today.
  static let circleAlpha: CGFloat = 0.15
  /// The largest font that a circle has room for.
  static let largestFont: CGFloat = 26

  /// The distance of texts from the sides: that of a number in the middle of its column, about.
  static let inset: CGFloat = 14

  /// The height of the part in which pages or wheels stand, with the weekdays.
  static let contentHeight = weekdayHeight + CGFloat(CalendarPage.rowCount) * rowHeight

  /// The size of a calendar, with a row for the time or without one.
  static func size(hasTime: Bool) -> CGSize {
    let height = headerHeight + contentHeight + (hasTime ? timeHeight : 0)
    return CGSize(width: width, height: height)
  }

  /// Returns the font of a text.
  ///
  /// Days and titles follow the text size as far as there is room.
  @MainActor static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, for traits: UITraitCollection
  ) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledValue(for: size, compatibleWith: traits)
    return .systemFont(ofSize: min(scaled, largestFont), weight: weight)
  }
}
