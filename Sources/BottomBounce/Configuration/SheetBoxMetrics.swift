public import UIKit

/// The sizes of the boxes, cards, and rows in the contents of a sheet, in points.
///
/// With them, your own content looks like the content of the package. A body gets them from
/// ``SheetContext/boxMetrics``.
public struct SheetBoxMetrics: Hashable, Sendable {
  /// The corner radius of boxes, lists, and cards.
  public let cornerRadius: CGFloat
  /// The minimum height of a row, and of the box around a line of text.
  public let rowHeight: CGFloat
  /// The distance of several lines of text from the upper and lower edge of their box or row.
  ///
  /// With accessibility text sizes, the package's text views use 11 points in each design.
  public let textMargin: CGFloat
  let separatorEnd: CGFloat

  /// The color of a note outside of a card: gray has too little contrast on glass.
  var noteColor: UIColor { self == .glass ? .label : .secondaryLabel }

  static let minimumTextMargin: CGFloat = 11

  /// The sizes of iOS 17 and 18: a corner radius of 10 points, and rows of 44 points.
  public static let classic = SheetBoxMetrics(
    cornerRadius: 10, rowHeight: 44, textMargin: minimumTextMargin, separatorEnd: 0)
  /// The sizes of iOS 26: a corner radius of 26 points, and rows of 52 points.
  ///
  /// Apple publishes none of them. They are chosen by eye, close to what others have measured in
  /// the system's lists on iOS 26.1. In a list, the system chooses the heights of the rows.
  public static let glass = SheetBoxMetrics(
    cornerRadius: 26, rowHeight: 52, textMargin: 15, separatorEnd: 16)
}
