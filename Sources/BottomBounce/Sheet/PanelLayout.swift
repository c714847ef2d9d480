import UIKit
import ViewBuilding

/// Where the parts of a panel are.
///
/// Cancel, title and OK share a row, the title in the middle. Where they do not fit it gets rows of its
/// own, and OK gets one under Cancel's where the two are too wide.
@MainActor final class PanelLayout {
  private unowned let panel: PanelView
  private let layout: Layout
  private let oneRow: LayoutGroup
  private let twoRows: LayoutGroup
  private let titleInRow: LayoutGroup
  private let titleBelow: LayoutGroup
  /// The height of a body that was measured; the body itself holds it.
  private var measuredHeight: NSLayoutConstraint?

  /// The distance of the contents from the panel's edges, in points.
  static let margin: CGFloat = 16
  /// The least height of the row of buttons: that of a sheet's navigation bar on iOS 18.
  static let rowHeight: CGFloat = 56
  /// The least size of what can be tapped, after Apple's Human Interface Guidelines.
  static let tappable: CGFloat = 44
  /// The distance between parts, in points.
  static let gap: CGFloat = 8

  init(of panel: PanelView) {
    self.panel = panel
    layout = Layout(
      in: panel,
      [
        "title": panel.titleLabel, "cancel": panel.cancelButton, "ok": panel.okButton,
        "body": panel.body, "problem": panel.problemLabel, "covered": panel.covered,
      ])
    layout.numbers = [
      "margin": Self.margin, "tappable": Self.tappable, "gap": Self.gap,
      "rim": (Self.rowHeight - Self.tappable) / 2,
    ]
    oneRow = layout.group(
      """
      ok.top == cancel.top
      """)
    twoRows = layout.group(
      """
      ok.top == cancel.bottom + 2 * rim
      """)
    titleInRow = layout.group(
      """
      title.centerX == 0
      title.centerY == cancel.centerY
      body.top == ok.bottom + rim
      """)
    titleBelow = layout.group(
      """
      title.leading == margin
      title.trailing == -margin
      title.top == ok.bottom + rim
      body.top == title.bottom + gap
      """)
  }

  /// Places everything, with all in one row.
  func begin() {
    layout.eqs(
      """
      cancel.leading == margin
      cancel.top == rim
      ok.trailing == -margin
      ok.height == cancel.height
      cancel, ok.height >= tappable
      cancel, ok.width >= tappable
      cancel, ok.width <= view.width - 2 * margin @ high
      covered.left == 0
      covered.right == 0
      covered.bottom == 0
      """)
    placeBody()
    oneRow.activate()
    titleInRow.activate()
  }

  /// Places the body, and the problem under it if there is one.
  func placeBody() {
    layout.eqs(
      """
      body.leading == margin
      body.trailing == -margin
      problem.leading == margin
      problem.trailing == -margin
      problem.top == body.bottom + gap
      covered.top == lastVisible.bottom + margin
      """)
  }

  /// Chooses the rows that suit a width, and measures a body that cannot say its height otherwise.
  func arrange(width: CGFloat) {
    let inner = max(width - 2 * Self.margin, 0)
    let widths = [panel.cancelButton, panel.okButton].map {
      min(max($0.intrinsicContentSize.width, Self.tappable), inner)
    }
    let isOneRow = widths[0] + Self.gap + widths[1] <= inner
    // Both sides get the room of the wider button, so that the title stands in the middle.
    let middle = inner - 2 * (max(widths[0], widths[1]) + Self.gap)
    let title = panel.titleLabel.isHidden ? .zero : panel.titleLabel.sizeThatFits(.zero)
    let row = max(panel.cancelButton.intrinsicContentSize.height, Self.rowHeight)
    choose(isOneRow ? oneRow : twoRows, over: isOneRow ? twoRows : oneRow)
    let isInRow = isOneRow && title.width <= middle && title.height <= row
    choose(isInRow ? titleInRow : titleBelow, over: isInRow ? titleBelow : titleInRow)

    let body = panel.body
    if body.constraints.allSatisfy({ $0 === measuredHeight }),
      body.intrinsicContentSize.height == UIView.noIntrinsicMetric
    {
      let size = CGSize(width: inner, height: .greatestFiniteMagnitude)
      measuredHeight = layout.eq(
        "body.height == \(body.sizeThatFits(size).height.rounded(.up)) @ high")
    }
  }

  private func choose(_ group: LayoutGroup, over other: LayoutGroup) {
    if !group.isActive { other.replace(with: group) }
  }
}
