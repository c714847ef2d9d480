/// The metrics of a picker view in iOS 17 and 18, in points.
///
/// Apple documents only the size. Others compared the values with a source with a device. The rest
/// are estimates.
enum PickerMetrics {
  /// The default size of a picker view, from Apple's documentation.
  static let size = CGSize(width: 320, height: 216)
  /// From Flutter's picker (`_kItemExtent`), taken from a device.
  static let rowHeight: CGFloat = 32
  /// 21 points magnified by 2.35 / 2.1, from Flutter's picker.
  static let fontSize: CGFloat = 23.5
  /// The scale of rows outside the selection, the inverse of that magnification.
  static let wheelScale: CGFloat = 2.1 / 2.35

  /// The distance of the gray selection shape from the sides, and its corner radius, from the
  /// picker of Flutter.
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  /// The difference between the height of the selection shape and that of a row; an estimate.
  static let bandGrowth: CGFloat = 2

  /// The ratio of the cylinder's diameter to the view's height, from Flutter's picker.
  static let diameterRatio: CGFloat = 1.07
  /// The distance between the eye and the cylinder; an estimate, because with Flutter's 333 the
  /// last rows are too close together.
  static let eyeDistance: CGFloat = 500
  /// The angle at which rows become invisible, in radians; an estimate.
  static let horizon: CGFloat = 72 * .pi / 180
  /// The part of the distance from the lens's edge to the next row in which the text of a row can
  /// cross the edge; an estimate.
  static let seam: CGFloat = 0.7
  /// The opacity of rows directly beside the selection, from Flutter's picker.
  static let dimming: CGFloat = 0.447

  /// The deceleration rate of wheels.
  ///
  /// UIKit recommends fast deceleration for content that stops at its items.
  static let decelerationRate = UIScrollView.DecelerationRate.fast

  /// The gap between the columns of a picker view; an estimate.
  static let columnSpacing: CGFloat = 5
}
