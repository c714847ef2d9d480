import UIKit

extension SheetConfiguration {
  private static var maximumDuration: TimeInterval { 5 }

  /// Clamps the numbers: with a very large or infinite one, the user could not dismiss the sheet.
  @MainActor func bounded(in size: CGSize) -> Self {
    let side = max(min(size.width, size.height), 320)
    func bound(_ number: CGFloat, by limit: CGFloat) -> CGFloat {
      // Given a number and NaN, these functions return the number.
      .minimum(.maximum(number, 0), limit)
    }
    var bounded = self
    bounded.animationDuration = .minimum(.maximum(animationDuration, 0), Self.maximumDuration)
    bounded.showsCancelButton = showsCancelButton && isCancellable
    bounded.cancelsOnBackdropTap = cancelsOnBackdropTap && isCancellable
    bounded.titleNumberOfLines = max(titleNumberOfLines, 0)
    bounded.cornerRadius = cornerRadius.map { bound($0, by: side / 2) }
    bounded.backdropOpacity = backdropOpacity.map { bound($0, by: 1) }
    bounded.contentInsets = NSDirectionalEdgeInsets(
      top: bound(contentInsets.top, by: side / 4),
      leading: bound(contentInsets.leading, by: side / 4),
      bottom: bound(contentInsets.bottom, by: side / 4),
      trailing: bound(contentInsets.trailing, by: side / 4))
    // A message has the margins of a box, and the buttons are tap targets.
    let minimumWidth =
      bounded.contentInsets.leading + bounded.contentInsets.trailing
      + 2 * SheetMetrics.boxMargin + SheetMetrics.tapTarget
    bounded.maximumWidth = .maximum(
      maximumWidth.isNaN ? .infinity : maximumWidth, minimumWidth)
    return bounded
  }
}
