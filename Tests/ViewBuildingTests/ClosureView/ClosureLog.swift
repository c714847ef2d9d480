import UIKit
import ViewBuilding

/// What closures and delegates have told, in order.
@MainActor final class ClosureLog {
  var entries: [String] = []
  var frames: [CGRect] = []

  /// Notes every change of a view's frame.
  func follow(_ view: ClosureView) {
    view.onFrameChange = { [unowned self] in frames.append($0.frame) }
  }

  /// What has been noted since the last time.
  func takeFrames() -> [CGRect] {
    defer { frames = [] }
    return frames
  }

  /// What has been noted since the last time.
  func takeEntries() -> [String] {
    defer { entries = [] }
    return entries
  }
}
