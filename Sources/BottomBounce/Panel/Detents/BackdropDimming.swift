import UIKit

/// The backdrop is clear up to the largest undimmed detent, and fully visible at the next one.
struct BackdropDimming: Equatable {
  private var clearHeight: CGFloat?
  private var fullHeight: CGFloat?

  init(_ heights: DetentHeights, undimmed: DetentHeights.Identifier?) {
    guard let undimmed, let height = heights.height(of: undimmed) else { return }
    clearHeight = height
    fullHeight = heights.next(to: undimmed, isLarger: true).flatMap { heights.height(of: $0) }
  }

  /// From 0 to 1.
  func visibility(at height: CGFloat) -> CGFloat {
    guard let clearHeight else { return 1 }
    guard let fullHeight, height > clearHeight else { return 0 }
    return min((height - clearHeight) / (fullHeight - clearHeight), 1)
  }
}
