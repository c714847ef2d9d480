import UIKit

/// Reports the height once per frame while a panel moves; its display link stops when it rests.
@MainActor final class PanelHeightReporter {
  private static let quietFrames = 2

  private weak var panel: Panel?
  private let report: @MainActor (CGFloat) -> Void
  private var frames: DisplayLinkClock?
  private var height: CGFloat = 0
  private var quiet = 0

  init(of panel: Panel, _ report: @escaping @MainActor (CGFloat) -> Void) {
    self.panel = panel
    self.report = report
  }

  func start() {
    quiet = 0
    guard frames == nil else { return }
    // The clock retains the reporter, which stops it when the panel rests or is released.
    frames = DisplayLinkClock { _ in self.check() }
  }

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

  /// Includes the gap below a panel that is pulled up, but not a part above the sheet.
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
