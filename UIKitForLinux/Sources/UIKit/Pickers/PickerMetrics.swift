/// The figures that make a picker view look and feel as iOS 17 and 18 have it, in points.
///
/// Apple publishes none of them but the size. Those with a source were compared with a device by others;
/// the rest was judged by eye.
enum PickerMetrics {
  /// The size that Apple's documentation has always given.
  static let size = CGSize(width: 320, height: 216)
  /// From Flutter's picker (`_kItemExtent`), taken from a device.
  static let rowHeight: CGFloat = 32
  /// 21 points magnified by 2.35 / 2.1, from Flutter's picker.
  static let fontSize: CGFloat = 23.5
  /// How much smaller the rows outside the selection are, the inverse of that magnification.
  static let wheelScale: CGFloat = 2.1 / 2.35

  /// The distance of the gray selection shape from the sides, and its corner radius, from the picker of Flutter.
  static let bandInset: CGFloat = 9
  static let bandRadius: CGFloat = 8
  /// How much higher than a row it is; judged by eye.
  static let bandGrowth: CGFloat = 2

  /// The cylinder's diameter as a part of the view's height, from Flutter's picker.
  static let diameterRatio: CGFloat = 1.07
  /// The distance from which the cylinder is seen; judged by eye, as Flutter's 333 crowds the last rows.
  static let eyeDistance: CGFloat = 500
  /// The angle at which rows have faded away, in radians; judged by eye.
  static let horizon: CGFloat = 72 * .pi / 180
  /// The opacity of rows directly beside the selection, from Flutter's picker.
  static let dimming: CGFloat = 0.447

  /// A wheel has much friction, as lists that stop at their items should; judged by hand.
  static let decelerationRate = UIScrollView.DecelerationRate.fast

  /// The gap between columns; judged by eye.
  static let columnSpacing: CGFloat = 5
}
