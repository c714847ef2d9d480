import UIKit

/// The height of a list for its rows, up to a limit, in points.
struct OptionListHeight {
  private let limit: CGFloat
  private var sum: CGFloat = 0
  private var last: CGFloat = 0
  private var cut: CGFloat?

  /// Creates the height of an empty list.
  init(limit: CGFloat) {
    self.limit = limit
  }

  /// A Boolean value that indicates whether more rows don't change the height.
  var isFull: Bool { cut != nil }

  /// Adds the height of a row.
  mutating func add(_ height: CGFloat) {
    guard cut == nil else { return }
    if sum + height > limit {
      // A row that is cut in half shows that the list scrolls.
      let next = sum + height / 2
      cut = next <= limit ? next : sum > 0 ? sum - last / 2 : limit
    }
    sum += height
    last = height
  }

  /// The height.
  ///
  /// It is a whole number if a row is cut.
  var value: CGFloat { cut.map { $0.rounded() } ?? sum }
}
