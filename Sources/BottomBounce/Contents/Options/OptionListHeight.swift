import UIKit

/// The height of a list for its rows, up to a limit, in points.
struct OptionListHeight {
  private let limit: CGFloat
  private var sum: CGFloat = 0
  private var last: CGFloat = 0
  /// The height of the first row that doesn't fit.
  private var next: CGFloat?

  /// The least share of a row's height that shows that the list scrolls.
  static let visibleShare: CGFloat = 0.4

  /// Creates the height of an empty list.
  init(limit: CGFloat) {
    self.limit = limit
  }

  /// A Boolean value that indicates whether more rows don't change the height.
  var isFull: Bool { next != nil }

  /// Adds the height of a row.
  mutating func add(_ height: CGFloat) {
    guard next == nil else { return }
    if sum + height > limit {
      next = height
    } else {
      sum += height
      last = height
    }
  }

  /// Returns the height of a list whose rows are also visible in an area below it.
  ///
  /// If not all rows fit, a part of a row is visible at the lower edge of the area, which shows that
  /// the list scrolls.
  ///
  /// - Parameter area: The height of the area.
  func value(above area: CGFloat) -> CGFloat {
    guard let next else { return sum }
    let visible = next > 0 ? area.truncatingRemainder(dividingBy: next) : 0
    if sum > 0, visible >= next * Self.visibleShare { return sum }
    let height = sum + next / 2 - visible
    if height <= limit { return height.rounded() }
    return sum > 0 ? (sum - last / 2 - visible).rounded() : limit.rounded()
  }
}
