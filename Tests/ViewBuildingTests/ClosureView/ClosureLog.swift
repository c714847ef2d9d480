import UIKit
import ViewBuilding

/// A log of the calls of closures and delegates.
@MainActor final class ClosureLog {
  var entries: [String] = []
  var frames: [CGRect] = []

  /// Logs every change of a view's frame.
  func follow(_ view: ClosureView) {
    view.onFrameChange = { [unowned self] in frames.append($0.frame) }
  }

  /// Returns and removes all entries.
  func removeFrames() -> [CGRect] {
    defer { frames = [] }
    return frames
  }

  /// Returns and removes all entries.
  func removeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
