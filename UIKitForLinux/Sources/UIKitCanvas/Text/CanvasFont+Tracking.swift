internal import Foundation

extension CanvasFont {
  /// The tracking added to Inter, in points, so that English text has San Francisco's width.
  ///
  /// It consists of San Francisco's tracking, which Apple's Human Interface Guidelines list by
  /// size, and the difference between the widths of both fonts. The latter was fitted to widths
  /// that Interface Builder has written into published storyboards: “Label” at 17 points is
  /// 41.0–41.33 wide, semibold 43.0–43.5, at 15 points 37.0–37.5; “Button” rounds up to 46 at 15
  /// points and to 51 at 17; “Guess the Random Number!” at 34 points is 412.
  var tracking: CGFloat {
    guard design == .system else { return 0 }
    // In thousandths of an em, like the table.
    var wider = 33 * CGFloat(weight)
    if size < CanvasFont.displaySize {
      wider += 14.5
    } else {
      // Inter Display has one design. San Francisco gets narrower from 17 to 28 points, by 61 in
      // total.
      wider += 4 + 61 * max(28 - size, 0) / 11
    }
    return (CanvasFont.sanFranciscoTracking(at: size) + wider) / 1000 * size
  }

  /// Returns San Francisco's tracking at a size, in thousandths of an em.
  private static func sanFranciscoTracking(at size: CGFloat) -> CGFloat {
    guard let first = trackingTable.first, let last = trackingTable.last else { return 0 }
    if size <= first.size { return first.tracking }
    for (lower, upper) in zip(trackingTable, trackingTable.dropFirst()) where size <= upper.size {
      let part = (size - lower.size) / (upper.size - lower.size)
      return lower.tracking + part * (upper.tracking - lower.tracking)
    }
    return last.tracking
  }

  /// Human Interface Guidelines, Typography, “SF Pro tracking values”, with linear interpolation.
  private static let trackingTable: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 41), (8, 26), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16), (16, -20),
    (17, -26), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3), (25, 6), (26, 8), (27, 11),
    (28, 14), (30, 14), (34, 12), (36, 10), (40, 10), (44, 8), (48, 8), (52, 6), (60, 5),
    (72, 2), (92, 0),
  ]
}
