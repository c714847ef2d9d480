import UIKit

/// The distances and sizes that the panel and its contents share, in points.
@MainActor enum SheetMetrics {
  /// The minimum, as high as a sheet's navigation bar on iOS 18.
  static let rowHeight: CGFloat = 56
  static let headerRim = (rowHeight - tapTarget) / 2
  static let headerMargin: CGFloat = 16
  /// From Apple's Human Interface Guidelines.
  static let tapTarget: CGFloat = 44
  static let spacing: CGFloat = 8
  static let cornerRadius: CGFloat = 12
  /// The corner radius of a floating card, chosen by eye.
  static let cardCornerRadius: CGFloat = 20
  static let cardSpacing: CGFloat = 20
  /// The distance of a text from the sides of its box, as in an inset grouped list.
  static let boxMargin: CGFloat = 16
  /// The distance of a text below a field from the lower edge of the field.
  static let fieldMargin: CGFloat = 10
  static let errorSymbolMargin: CGFloat = 4
  /// As in the system's sheets, as is `grabberMargin`.
  static let grabberSize = CGSize(width: 36, height: 5)
  static let grabberMargin: CGFloat = 5
  /// In front of views that the host adds later.
  static let zPosition: CGFloat = 1_000
  /// The width of the widest phone in portrait.
  static let maximumWheelsWidth: CGFloat = 440

  static func numbers(_ insets: NSDirectionalEdgeInsets) -> [String: CGFloat] {
    [
      "above": insets.top, "start": insets.leading, "finish": insets.trailing,
      "below": insets.bottom, "sides": insets.leading + insets.trailing,
      "tapTarget": tapTarget, "spacing": spacing, "rim": headerRim,
      "margin": headerMargin, "box": boxMargin,
    ]
  }
}

/// The distances and sizes of the design of iOS 26, in points, chosen by eye, close to what others
/// have measured in the system's sheets on iOS 26.1, because Apple publishes none.
enum GlassMetrics {
  static let edgeGap: CGFloat = 8
  static let cornerRadius: CGFloat = 38
  /// With half of the height of Cancel or OK, it is the radius of the corners.
  static let headerRim: CGFloat = 16
  static let symbolMargin: CGFloat = 8
}

/// The layout priorities of the sheet, from the weakest to the strongest.
///
/// | priority | constraint | is broken in favor of |
/// | --- | --- | --- |
/// | 60 | the rows of a list extend to the panel's lower edge | contents that scroll |
/// | 100 | no empty space below a body that doesn't scroll | a detent that is higher |
/// | 200 | the measured height of a scrolling body or text | labels and buttons (260), detents |
/// | 240 | a row of suggestions fills its scroll view | hugging of its buttons (250) |
/// | 255 | a scrolling body fills a detent, in favor of its hugging (250) | fixed heights in it |
/// | 260 | hugging of titles, messages, and buttons | a detent's height |
/// | 740 | a detent's height without scrolling; several lines of text | the content's height |
/// | 745 | the content fills the panel's scroll view | compression resistance (750) |
/// | 746 | a scrolling body has the height of a tap target | hugging, compression resistance |
/// | 750 | the height of a body that doesn't scroll, or of a text field's box | minimum heights |
/// | 997 | a detent's height, if the body scrolls | minimum heights, safe area |
/// | 998 | the minimum height of a list, a text view, or the part of a body below the header | safe area |
/// | 998 | the body ends at the trailing margin | the panel's width, a wider body |
/// | 999 | width and safe area of the panel; other requirements | hosts of size zero |
enum SheetPriority {
  static let extendedRows = UILayoutPriority(60)
  static let noEmptySpace = UILayoutPriority(100)
  static let scrollingBodyHeight = UILayoutPriority(200)
  static let filledRow = UILayoutPriority(240)
  static let filledDetent = UILayoutPriority(255)
  static let hugging = UILayoutPriority(260)
  static let fixedDetentHeight = UILayoutPriority(740)
  static let linesHeight = UILayoutPriority(740)
  static let filledScrollView = UILayoutPriority(745)
  static let minimumBodyHeight = UILayoutPriority(746)
  static let bodyHeight = UILayoutPriority(750)
  static let scrollingDetentHeight = UILayoutPriority(997)
  static let minimumListHeight = UILayoutPriority(998)
  static let bodyWidth = UILayoutPriority(998)
  static let almostRequired = UILayoutPriority(999)
}
