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
    let new = displayedHeight(of: panel)
    let isMoving = new != height || panel.view.layer.animationKeys()?.isEmpty == false
    quiet = isMoving ? 0 : quiet + 1
    if quiet >= Self.quietFrames { stop() }
    update(new)
  }

  /// Returns the visible height on the screen at this moment of an animation or drag, in points,
  /// including the gap below a panel that is pulled up.
  ///
  /// It doesn't depend on the final position of the keyboard, as the height in the layout does. A
  /// part above the sheet isn't visible. When a rotation begins, the panel can still be higher than
  /// the screen, which has its final size.
  private func displayedHeight(of panel: Panel) -> CGFloat {
    guard let sheet = panel.view.superview else { return 0 }
    let lowest: UIView = panel.bottomBar ?? panel.contents
    let end = (lowest.layer.presentation() ?? lowest.layer).frame.maxY
    let frame = (panel.view.layer.presentation() ?? panel.view.layer).frame
    let below = frame.maxY - (sheet.layer.presentation() ?? sheet.layer).bounds.height
    let above = max(-frame.minY, 0)
    let gap = panel.surface.shape == .inset ? GlassMetrics.edgeGap : 0
    let height = end - above - (panel.floats ? max(below, 0) : below + gap)
    return max(min(height, sheet.bounds.height - sheet.safeAreaInsets.bottom), 0)
  }

  private func update(_ new: CGFloat) {
    guard new != height else { return }
    height = new
    report(new)
  }
}
