import Foundation

/// Where the parts of a panel lie: sizes in, frames out.
///
/// Cancel, title and OK share a row, the title in the middle; where they do not fit it gets rows of its own,
/// and OK gets one under Cancel's where the two are too wide.
struct PanelArrangement: Equatable {
  /// The distance of the contents from the panel's edges, in points.
  static let margin: CGFloat = 16
  /// The least height of the row of buttons: that of a sheet's navigation bar on iOS 18.
  static let rowHeight: CGFloat = 56
  /// The least size of what can be tapped, after Apple's Human Interface Guidelines.
  static let tappable: CGFloat = 44

  private(set) var cancel: CGRect
  private(set) var ok: CGRect
  private(set) var title: CGRect
  private(set) var body: CGRect
  private(set) var problem: CGRect
  private(set) var height: CGFloat

  /// Arranges parts of these sizes in a width.
  init(
    width: CGFloat, isMirrored: Bool, cancelSize: CGSize, titleSize: CGSize, okSize: CGSize,
    bodyHeight: CGFloat, problemHeight: CGFloat
  ) {
    let margin = Self.margin
    let inner = max(width - 2 * margin, 0)
    let gap: CGFloat = 8
    let cancelWidth = min(max(cancelSize.width, Self.tappable), inner)
    let okWidth = min(max(okSize.width, Self.tappable), inner)
    let isOneRow = cancelWidth + gap + okWidth <= inner
    let buttonHeight = max(cancelSize.height, okSize.height, Self.tappable)
    let row = max(buttonHeight + Self.rowHeight - Self.tappable, Self.rowHeight)
    // Both sides get the room of the wider button, so that the title stands in the middle.
    let middle = inner - 2 * (max(cancelWidth, okWidth) + gap)

    cancel = CGRect(
      x: margin, y: (row - buttonHeight) / 2, width: cancelWidth, height: buttonHeight)
    ok = CGRect(
      x: margin + inner - okWidth, y: cancel.minY, width: okWidth, height: buttonHeight)
    var y = row
    if !isOneRow {
      ok.origin.y += row
      y += row
    }
    if isOneRow, titleSize.width <= middle, titleSize.height <= row {
      title = CGRect(
        x: margin + (inner - titleSize.width) / 2, y: (row - titleSize.height) / 2,
        width: titleSize.width, height: titleSize.height)
    } else {
      title = CGRect(x: margin, y: y, width: inner, height: titleSize.height)
      y += titleSize.height + gap
    }
    body = CGRect(x: margin, y: y, width: inner, height: bodyHeight)
    y += bodyHeight
    problem = CGRect(x: margin, y: y + gap, width: inner, height: problemHeight)
    if problemHeight > 0 { y += gap + problemHeight }
    height = y + margin

    if isMirrored {
      for part in [\PanelArrangement.cancel, \.ok, \.title, \.body, \.problem] {
        self[keyPath: part].origin.x = width - self[keyPath: part].maxX
      }
    }
  }
}
