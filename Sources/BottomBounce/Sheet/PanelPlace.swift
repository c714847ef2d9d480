import UIKit
import ViewBuilding

/// Where a panel is in its sheet: up, or just below the lower edge; above what bars and keys cover.
///
/// It stands on the lower edge, and what is covered is a part of it; or it floats above what is covered.
@MainActor final class PanelPlace {
  private let panel: Panel
  private weak var sheet: UIView?
  /// The view whose safe area counts; nil for the sheet.
  private weak var safeAreaView: UIView?
  private let maximumWidth: CGFloat
  private let floating: BottomBounceView.Floating
  /// The least distance from what is above the panel, in points.
  private let topGap: CGFloat
  /// The safe area of another view, in the sheet; nil for the sheet's own.
  private let safeArea: UILayoutGuide?
  private let layout: EquationLayout
  /// The part of the sheet that bars or keys cover.
  private let cover = UILayoutGuide()
  private let raised: EquationGroup
  private let raisedAfloat: EquationGroup
  private let lowered: EquationGroup
  private let standing: EquationGroup
  private let afloat: EquationGroup
  private let aboveBars: EquationGroup
  private let aboveKeys: EquationGroup
  /// Whether the panel is a card that floats.
  private(set) var floats = false

  /// The distance of a floating card from the edges of what is not covered, in points.
  static let floatingDistance: CGFloat = 10
  /// The distance of a panel with detents from what is above it, in points: that of the system's sheets.
  static let detentGap: CGFloat = 10
  /// What no host is as wide as, in points.
  private static let widest: CGFloat = 1_000_000

  /// Puts the panel into the sheet, lowered, as a configuration says.
  convenience init(
    of panel: Panel, in sheet: BottomBounceView, configuration: BottomBounceView.Configuration
  ) {
    let fits = configuration.detents.allSatisfy { $0.identifier == .fits }
    self.init(
      of: panel, in: sheet, safeAreaView: sheet.place?.safeAreaView,
      maximumWidth: configuration.maximumWidth,
      floating: configuration.floating, topGap: fits ? 0 : Self.detentGap)
  }

  /// Puts the panel into the sheet, lowered.
  ///
  /// - Parameters:
  ///   - safeAreaView: The view whose safe area counts, of the sheet's size; nil, the default, for the sheet itself.
  ///   - topGap: The least distance from what is above the panel, in points.
  init(
    of panel: Panel, in sheet: UIView, safeAreaView: UIView? = nil, maximumWidth: CGFloat,
    floating: BottomBounceView.Floating = .never, topGap: CGFloat = 0
  ) {
    self.panel = panel
    self.sheet = sheet
    // An equation has no number for infinity, nor for what is none.
    let maximumWidth = CGFloat.minimum(.maximum(maximumWidth, 0), Self.widest)
    self.maximumWidth = maximumWidth
    self.floating = floating
    self.topGap = topGap
    self.safeAreaView = safeAreaView
    safeArea = safeAreaView.map { _ in UILayoutGuide() }
    layout =
      ViewTree(in: sheet) {
        ViewNode(panel.view, named: "panel") { "width <= \(maximumWidth)" }
      }.layout
    layout["safeArea"] = safeArea ?? sheet.safeAreaLayoutGuide
    layout["cover"] = cover
    layout["covered"] = panel.covered
    layout.numbers = ["distance": Self.floatingDistance, "gap": topGap]
    layout.eqs(
      """
      cover.bottom == 0
      panel.centerX == safeArea.centerX
      """)
    standing = layout.group(
      """
      panel.width == safeArea.width @ 999
      panel.top >= safeArea.top + gap @ 999
      covered.height == cover.height
      """)
    afloat = layout.group(
      """
      panel.width == safeArea.width - 2 * distance @ 999
      panel.top >= safeArea.top + distance @ 999
      covered.height == 0
      """)
    standing.activate()
    aboveBars = layout.group("cover.top == safeArea.bottom")
    aboveKeys =
      safeArea == nil
      ? layout.group("cover.top == view.keyboard.top")
      // The keyboard's guide keeps to the sheet's own safe area only.
      : layout.group(
        """
        cover.top <= view.keyboard.top
        cover.top <= safeArea.bottom
        cover.top == view.keyboard.top @ 999
        """)
    aboveBars.activate()
    raised = layout.group("panel.bottom == 0")
    lowered = layout.group("panel.top == view.bottom")
    raisedAfloat = layout.group("panel.bottom == cover.top - distance")
    lowered.activate()
    placeSafeArea()
  }

  /// The safe area's distances from the edges of the sheet.
  private var insets: UIEdgeInsets { (safeAreaView ?? sheet)?.safeAreaInsets ?? .zero }

  private func placeSafeArea() {
    guard safeArea != nil else { return }
    let insets = insets
    layout.eqs(
      """
      safeArea.left == \(insets.left)
      safeArea.right == -\(insets.right)
      safeArea.top == \(insets.top)
      safeArea.bottom == -\(insets.bottom)
      """)
  }

  private var up: EquationGroup { floats ? raisedAfloat : raised }

  /// Whether the panel is up.
  var isRaised: Bool {
    get { !lowered.isActive }
    set {
      guard newValue != isRaised else { return }
      if newValue { lowered.replace(with: up) } else { up.replace(with: lowered) }
    }
  }

  /// Keeps the panel above the keyboard from now on.
  ///
  /// Asked for when the keyboard has begun to come: a panel out of sight need not move along with it.
  func avoidKeyboard() {
    aboveBars.replace(with: aboveKeys)
  }

  // MARK: Room

  /// The greatest height of what is seen of the panel where no keyboard is up, in points.
  var maximumHeight: CGFloat {
    guard let sheet else { return 0 }
    return height(above: sheet.bounds.height - insets.bottom)
  }

  /// The greatest height of what is seen of the panel now, in points.
  var room: CGFloat {
    let top = cover.layoutFrame.minY
    return top > 0 ? min(height(above: top), maximumHeight) : maximumHeight
  }

  private func height(above edge: CGFloat) -> CGFloat {
    let distance = floats ? 2 * Self.floatingDistance : topGap
    return max(edge - insets.top - distance, 0)
  }

  /// Chooses the panel's place and its rows for the width that the sheet leaves it.
  func arrange() {
    guard let sheet else { return }
    placeSafeArea()
    let insets = insets
    let width = sheet.bounds.width - insets.left - insets.right
    let traits = sheet.traitCollection
    setFloats(
      floating.isActive(
        width: width, maximumWidth: maximumWidth, horizontal: traits.horizontalSizeClass,
        vertical: traits.verticalSizeClass))
    let distance = floats ? 2 * Self.floatingDistance : 0
    panel.arrange(width: max(min(width - distance, maximumWidth), 0), in: sheet.bounds.size)
  }

  private func setFloats(_ floats: Bool) {
    guard floats != self.floats else { return }
    let wasRaised = isRaised
    if wasRaised { up.deactivate() }
    self.floats = floats
    if floats { standing.replace(with: afloat) } else { afloat.replace(with: standing) }
    if wasRaised { up.activate() }
    panel.setFloats(floats)
  }

  /// Takes the panel out of the sheet.
  func end() {
    panel.view.removeFromSuperview()
    sheet?.removeLayoutGuide(cover)
    if let safeArea { sheet?.removeLayoutGuide(safeArea) }
  }
}
