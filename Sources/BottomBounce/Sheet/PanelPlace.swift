import UIKit
import ViewBuilding

/// Where a panel is in its sheet: up, or just below the lower edge; above what bars and keys cover.
@MainActor final class PanelPlace {
  private let panel: Panel
  private weak var sheet: UIView?
  private let maximumWidth: CGFloat
  /// The part of the sheet that bars or keys cover.
  private let cover = UILayoutGuide()
  private let raised: LayoutGroup
  private let lowered: LayoutGroup
  private let aboveBars: LayoutGroup
  private let aboveKeys: LayoutGroup

  /// Puts the panel into the sheet, lowered.
  init(of panel: Panel, in sheet: UIView, maximumWidth: CGFloat) {
    self.panel = panel
    self.sheet = sheet
    self.maximumWidth = maximumWidth
    let layout = ViewTree(in: sheet) {
      Subview(panel.view, named: "panel") {
        "centerX == superview.safeArea.centerX"
        "width == superview.safeArea.width @ 999"
        "width <= \(max(maximumWidth, 0))"
        "top >= superview.safeArea.top @ 999"
      }
    }.layout
    layout["cover"] = cover
    layout["covered"] = panel.covered
    layout.eqs(
      """
      cover.bottom == 0
      covered.height == cover.height
      """)
    aboveBars = layout.group("cover.top == view.safeArea.bottom")
    aboveKeys = layout.group("cover.top == view.keyboard.top")
    aboveBars.activate()
    raised = layout.group("panel.bottom == 0")
    lowered = layout.group("panel.top == view.bottom")
    lowered.activate()
  }

  /// Whether the panel is up.
  var isRaised: Bool {
    get { raised.isActive }
    set {
      guard newValue != isRaised else { return }
      if newValue { lowered.replace(with: raised) } else { raised.replace(with: lowered) }
    }
  }

  /// Keeps the panel above the keyboard from now on.
  ///
  /// Asked for when the keyboard has begun to come: a panel out of sight need not move along with it.
  func avoidKeyboard() {
    aboveBars.replace(with: aboveKeys)
  }

  /// Chooses the panel's rows for the width that the sheet leaves it.
  func arrange() {
    guard let sheet else { return }
    let insets = sheet.safeAreaInsets
    panel.arrange(
      width: max(min(sheet.bounds.width - insets.left - insets.right, maximumWidth), 0),
      in: sheet.bounds.size)
  }

  /// Takes the panel out of the sheet.
  func end() {
    panel.view.removeFromSuperview()
    sheet?.removeLayoutGuide(cover)
  }
}
