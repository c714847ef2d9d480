import UIKit

/// What has been told of a view's frame, and whether something may be told now.
struct FrameMemory {
  /// The frame that was told last.
  private(set) var told = CGRect.zero
  /// How many changes are under way, one inside the other: UIKit may make one out of several.
  var depth = 0
  /// Whether the closure runs now.
  private(set) var isTelling = false

  /// Takes a frame for known.
  mutating func know(_ frame: CGRect) {
    told = frame
  }

  /// Whether a frame is another than the one told last, by more than what calculating with it rounds off.
  func isNews(_ frame: CGRect) -> Bool {
    let limit: CGFloat = 1e-6
    return abs(frame.minX - told.minX) > limit || abs(frame.minY - told.minY) > limit
      || abs(frame.width - told.width) > limit || abs(frame.height - told.height) > limit
  }

  /// Begins to tell a frame, or returns false where it is no news or the closure runs already.
  mutating func begin(_ frame: CGRect) -> Bool {
    guard !isTelling, depth == 0, isNews(frame) else { return false }
    isTelling = true
    told = frame
    return true
  }

  /// The closure has run, and may have changed the frame itself.
  mutating func end(_ frame: CGRect) {
    isTelling = false
    told = frame
  }
}
