import UIKit

/// How high a list is that shows its rows, up to a limit, in points.
struct OptionListHeight {
  private let limit: CGFloat
  private var sum: CGFloat = 0
  private var last: CGFloat = 0
  private var cut: CGFloat?

  /// The height of a list without rows.
  init(limit: CGFloat) {
    self.limit = limit
  }

  /// Whether what comes below makes no difference any more.
  var isFull: Bool { cut != nil }

  /// Adds a row below the others.
  mutating func add(_ height: CGFloat) {
    guard cut == nil else { return }
    if sum + height > limit {
      // A row that is cut in its middle says that there are more.
      let next = sum + height / 2
      cut = next <= limit ? next : sum > 0 ? sum - last / 2 : limit
    }
    sum += height
    last = height
  }

  /// The height, which is whole where rows are cut.
  var value: CGFloat { cut.map { $0.rounded() } ?? sum }
}
