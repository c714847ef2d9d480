import UIKit

/// Reports the visible height of a panel, once in each frame in which it has changed.
///
/// A display link runs while the panel moves, and stops when the panel rests.
@MainActor final class PanelHeightReporter {
  /// The frames without a change after which the display link stops.
  private static let quietFrames = 2

  private weak var panel: Panel?
  private let report: @MainActor (CGFloat) -> Void
  private var frames: DisplayLinkClock?
  /// The height that was last reported, in points.
  private var height: CGFloat = 0
  private var quiet = 0

  /// Creates a reporter for a panel, which isn't on screen yet.
  init(of panel: Panel, _ report: @escaping @MainActor (CGFloat) -> Void) {
    self.panel = panel
    self.report = report
  }

  /// Reports changes from the next frame on, until the panel rests.
  func start() {
    quiet = 0
    guard frames == nil else { return }
    // The clock retains the reporter, which stops it when the panel rests or is released.
    frames = DisplayLinkClock { _ in self.check() }
  }

  /// Reports that the panel is gone, if it was visible.
  func end() {
    stop()
    panel = nil
    update(0)
  }

  private func stop() {
    frames?.stop()
    frames = nil
  }

  private func check() {
    guard let panel else { return stop() }
    let new = panel.displayedHeight
    let isMoving = new != height || panel.view.layer.animationKeys()?.isEmpty == false
    quiet = isMoving ? 0 : quiet + 1
    if quiet >= Self.quietFrames { stop() }
    update(new)
  }

  private func update(_ new: CGFloat) {
    guard new != height else { return }
    height = new
    report(new)
  }
}
