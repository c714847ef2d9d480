/// The metrics of an inline calendar in points, estimated from screenshots of iOS 17 and 18.
enum CalendarMetrics {
  static let width: CGFloat = 320
  static let headerHeight: CGFloat = 44
  static let weekdayHeight: CGFloat = 24
  static let rowHeight: CGFloat = 44
  static let timeHeight: CGFloat = 52
  /// The diameter of the circle behind the selected day.
  static let circle: CGFloat = 42
  /// The maximum width of the text in the circle behind a day.
  static let circleText: CGFloat = 34
  /// The opacity of the tint color in the circle of days other than today.
  static let circleAlpha: CGFloat = 0.15
  /// The maximum font size of a day in a circle.
  static let largestFont: CGFloat = 26
  /// The maximum font size of the month; chosen by eye, so that it suits the weekdays, which don't
  /// grow, and days that are words.
  static let largestTitleFont: CGFloat = 20

  /// The distance of texts from the sides, which aligns them with the numbers of the outer columns.
  static let inset: CGFloat = 14

  /// The height of the area with weekdays and pages, or with wheels.
  static let contentHeight = weekdayHeight + CGFloat(CalendarPage.rowCount) * rowHeight

  /// Returns the size of a calendar, with or without the row for the time.
  static func size(hasTime: Bool) -> CGSize {
    let height = headerHeight + contentHeight + (hasTime ? timeHeight : 0)
    return CGSize(width: width, height: height)
  }

  /// Returns the font of a text.
  ///
  /// Days and titles grow with the content size category up to the available space.
  @MainActor static func font(
    _ size: CGFloat, _ weight: UIFont.Weight, atMost limit: CGFloat = largestFont,
    for traits: UITraitCollection
  ) -> UIFont {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let scaled = metrics.scaledValue(for: size, compatibleWith: traits)
    return .systemFont(ofSize: min(scaled, limit), weight: weight)
  }
}
