import UIKit
import ViewBuilding

/// What of the layout of a panel's contents depends on the width and on what is shown.
@MainActor final class PanelLayout {
  private let layout: EquationLayout
  /// The title is in the header, and the body begins below that.
  private let titleAbove: EquationGroup
  /// The title is one of the contents.
  private let titleInside: EquationGroup
  /// The margin below the contents.
  private let end = UILayoutGuide()
  /// Gives the panel a height.
  private let tall: EquationGroup
  /// The height of a body that was measured; the body itself holds it.
  private var measuredHeight: NSLayoutConstraint?
  /// The height of what is seen of the panel, in points; nil for that of the contents.
  private(set) var height: CGFloat?
  /// Whether the body can use any height; else it stays as high as it is, and what is left is below it.
  private let scrolls: Bool

  /// The distances of the contents from the panel's edges, none below zero.
  private let insets: NSDirectionalEdgeInsets
  /// The least height of the row of buttons: that of a sheet's navigation bar on iOS 18.
  static let rowHeight: CGFloat = 56
  /// The least size of what can be tapped, after Apple's Human Interface Guidelines.
  static let tappable: CGFloat = 44
  /// The distance between parts, in points.
  static let gap: CGFloat = 8
  /// How much texts and buttons keep their own height: more than a body that asks for its own with low priority.
  static let hugging = UILayoutPriority(260)

  /// The lengths by the names that equations call them by.
  static func numbers(_ insets: NSDirectionalEdgeInsets) -> [String: CGFloat] {
    [
      "above": insets.top, "start": insets.leading, "finish": insets.trailing,
      "below": insets.bottom, "sides": insets.leading + insets.trailing,
      "tappable": tappable, "gap": gap, "rim": (rowHeight - tappable) / 2,
    ]
  }

  /// Gives a label of the panel a font that follows the person's text size, and as many lines as it needs.
  static func set(_ label: UILabel, style: UIFont.TextStyle) {
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
  }

  /// Places what the tree of a panel's contents leaves open, the title in the header.
  init(of tree: ViewTree, in panel: Panel, insets: NSDirectionalEdgeInsets) {
    layout = tree.layout
    self.insets = insets
    scrolls = panel.scrolls
    let outside = EquationLayout(in: panel.view, ["contents": panel.contents])
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
      end.height == below
      """)
    if scrolls { layout.eq("body.height >= tappable @ 746") }
    layout["title"] = panel.header.titleLabel
    titleAbove = layout.group("body.top == above")
    titleInside = layout.group(
      """
      title.leading == start
      title.trailing == -finish
      title.top == 0
      body.top == title.bottom + gap + above
      """)
    tall = outside.group("")
    titleAbove.activate()
    placeEnd()
  }

  /// Lets the panel end below the problem, or below the body if there is none.
  func placeEnd() {
    if hasRoomBelow {
      layout.eqs(
        """
        body.leading == start
        problem.top == body.bottom + gap
        end.top >= lastVisible.bottom
        end.top == lastVisible.bottom @ 100
        """)
    } else {
      layout.eqs(
        """
        body.leading == start
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

  /// Chooses the place of the title that suits a width, and measures a body that cannot say its height otherwise.
  func arrange(_ panel: Panel, width: CGFloat, in host: CGSize) {
    place(panel, isTitleAbove: panel.header.arrange(width: width))
    let inner = max(width - insets.leading - insets.trailing, 0)
    let body = panel.body
    (body as? any WidthFitting)?.fit(width: inner, in: host)
    if !body.holdsConstraints(apartFrom: measuredHeight),
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

  private func place(_ panel: Panel, isTitleAbove: Bool) {
    guard isTitleAbove != titleAbove.isActive else { return }
    if isTitleAbove {
      titleInside.deactivate()
      panel.header.takeTitle()
      titleAbove.activate()
    } else {
      panel.header.giveTitle()
      titleAbove.deactivate()
      panel.contents.content.insertSubview(panel.header.titleLabel, at: 0)
      titleInside.activate()
    }
  }
}
