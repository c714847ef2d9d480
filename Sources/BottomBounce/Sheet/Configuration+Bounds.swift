import UIKit

extension BottomBounceView.Configuration {
  /// The longest rise or fall, in seconds.
  private static var longestDuration: TimeInterval { 10 }

  /// Returns the configuration with values that a sheet can show in a host of a size.
  ///
  /// Numbers that are not finite or far too large would leave a sheet that nobody can dismiss.
  func bounded(in size: CGSize) -> Self {
    let side = max(min(size.width, size.height), 320)
    func bound(_ number: CGFloat, by limit: CGFloat) -> CGFloat {
      // Of a number and NaN, these return the number.
      .minimum(.maximum(number, 0), limit)
    }
    var bounded = self
    bounded.duration = .minimum(.maximum(duration, 0), Self.longestDuration)
    bounded.cornerRadius = bound(cornerRadius, by: side / 2)
    bounded.dimming = bound(dimming, by: 1)
    bounded.contentInsets = NSDirectionalEdgeInsets(
      top: bound(contentInsets.top, by: side / 4),
      leading: bound(contentInsets.leading, by: side / 4),
      bottom: bound(contentInsets.bottom, by: side / 4),
      trailing: bound(contentInsets.trailing, by: side / 4))
    return bounded
  }
}
