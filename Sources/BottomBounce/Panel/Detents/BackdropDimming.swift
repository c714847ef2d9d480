import UIKit

/// The visibility of the backdrop at each height of a panel: clear up to the largest undimmed
/// detent, and gradually visible up to the next one.
struct BackdropDimming: Equatable {
  /// The maximum height at which the backdrop is clear; `nil` if it never is.
  private var clearHeight: CGFloat?
  /// The height at which the backdrop is fully visible; `nil` for none.
  private var fullHeight: CGFloat?

  init(_ heights: DetentHeights, undimmed: DetentHeights.Identifier?) {
    guard let undimmed, let height = heights.height(of: undimmed) else { return }
    clearHeight = height
    fullHeight = heights.next(to: undimmed, isLarger: true).flatMap { heights.height(of: $0) }
  }

  /// Returns the visibility of the backdrop for a visible height of the panel, from 0 to 1.
  func visibility(at height: CGFloat) -> CGFloat {
    guard let clearHeight else { return 1 }
    guard let fullHeight, height > clearHeight else { return 0 }
    return min((height - clearHeight) / (fullHeight - clearHeight), 1)
  }
}
