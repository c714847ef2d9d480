import UIKit
import ViewBuilding

/// What of a panel's layout depends on the width and on what is shown.
///
/// Cancel, title and OK share a row, the title in the middle. Where they do not fit it gets rows of its
/// own, and OK gets one under Cancel's where the two are too wide.
@MainActor final class PanelLayout {
  private let layout: Layout
  private let oneRow: LayoutGroup
  private let twoRows: LayoutGroup
  private let titleInRow: LayoutGroup
  private let titleBelow: LayoutGroup
  /// The margin below the contents.
  private let end = UILayoutGuide()
  /// Gives the panel a height.
  private let tall: LayoutGroup
  /// The height of a body that was measured; the body itself holds it.
  private var measuredHeight: NSLayoutConstraint?
  /// The height of what is seen of the panel, in points; nil for that of the contents.
  private(set) var height: CGFloat?
  /// Whether the body can use any height; else it stays as high as it is, and what is left is below it.
  private let scrolls: Bool

  /// The distance of the contents from the panel's sides, in points.
  private let margin: CGFloat
  /// The least height of the row of buttons: that of a sheet's navigation bar on iOS 18.
  static let rowHeight: CGFloat = 56
  /// The least size of what can be tapped, after Apple's Human Interface Guidelines.
  static let tappable: CGFloat = 44
  /// The distance between parts, in points.
  static let gap: CGFloat = 8

  /// The lengths by the names that equations call them by.
  static func numbers(margin: CGFloat) -> [String: CGFloat] {
    [
      "margin": margin, "tappable": tappable, "gap": gap, "rim": (rowHeight - tappable) / 2,
    ]
  }

  /// Places what the tree of a panel's contents leaves open: everything in one row.
  init(of tree: ViewTree, in panel: Panel, margin: CGFloat) {
    layout = tree.layout
    self.margin = margin
    scrolls = panel.scrolls
    let outside = Layout(in: panel.view, ["contents": panel.contents])
    outside["covered"] = panel.covered
    layout["end"] = end
    outside.eqs(
      """
      covered.left == 0
      covered.right == 0
      covered.bottom == 0
      contents.bottom == covered.top
      """)
    layout.eqs(
      """
      end.left == 0
      end.right == 0
      end.bottom == 0
      end.height == margin
      """)
    if scrolls { layout.eq("body.height >= tappable @ 746") }
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
    tall = outside.group("")
    oneRow.activate()
    titleInRow.activate()
    placeEnd()
  }

  /// Lets the panel end below the problem, or below the body if there is none.
  func placeEnd() {
    if hasRoomBelow {
      layout.eqs(
        """
        body.leading == margin
        problem.top == body.bottom + gap
        end.top >= lastVisible.bottom
        end.top == lastVisible.bottom @ 100
        """)
    } else {
      layout.eqs(
        """
        body.leading == margin
        problem.top == body.bottom + gap
        end.top == lastVisible.bottom
        """)
    }
  }

  private var hasRoomBelow: Bool { height != nil && !scrolls }

  /// Gives what is seen of the panel a height, or that of the contents.
  ///
  /// What scrolls takes what there is; other contents are never made lower than they are.
  func setHeight(_ height: CGFloat?) {
    guard height != self.height else { return }
    let hadRoomBelow = hasRoomBelow
    self.height = height
    if hasRoomBelow != hadRoomBelow { placeEnd() }
    guard let height else { return tall.deactivate() }
    if scrolls {
      tall.eq("covered.top == \(height) @ 997")
    } else {
      tall.eq("covered.top == \(height) @ 740")
    }
    if !tall.isActive { tall.activate() }
  }

  /// Chooses the rows that suit a width, and measures a body that cannot say its height otherwise.
  func arrange(_ panel: Panel, width: CGFloat, in host: CGSize) {
    let inner = max(width - 2 * margin, 0)
    let widths = [panel.cancelButton, panel.okButton].map {
      $0.isHidden ? 0 : min(max($0.intrinsicContentSize.width, Self.tappable), inner)
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
    (body as? any WidthFitting)?.fit(width: inner, in: host)
    if body.constraints.allSatisfy({ $0 === measuredHeight }),
      body.intrinsicContentSize.height == UIView.noIntrinsicMetric
    {
      let size = CGSize(width: inner, height: .greatestFiniteMagnitude)
      let height = body.sizeThatFits(size).height.rounded(.up)
      // What scrolls gives and takes before labels and buttons do.
      measuredHeight =
        scrolls
        ? layout.eq("body.height == \(height) @ 200") : layout.eq("body.height == \(height) @ high")
    }
  }

  private func choose(_ group: LayoutGroup, over other: LayoutGroup) {
    if !group.isActive { other.replace(with: group) }
  }
}
