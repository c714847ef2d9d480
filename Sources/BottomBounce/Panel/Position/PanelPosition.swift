import UIKit
import ViewBuilding

/// The constraints of a panel in its sheet: a panel at the lower edge includes the part that the
/// safe area or the keyboard covers, and a floating card ends above it.
@MainActor final class PanelPosition {
  private let panel: Panel
  private weak var sheet: UIView?
  private weak var safeAreaView: UIView?
  private let maximumWidth: CGFloat
  private var currentMaximumWidth: CGFloat?
  private var currentMinimumTop: CGFloat = 0
  private let floatingStyle: FloatingStyle
  private var cardWidth: CGFloat?
  /// The size of the sheet in which a card has no room next to its view; `nil` if it has.
  private var sizeWithoutRoom: CGSize?
  private let topGap: CGFloat
  /// A copy of another view's safe area in the sheet; `nil` if the sheet's own applies.
  private let safeArea: UILayoutGuide?
  private let layout: EquationLayout
  /// The part of the sheet that the safe area or the keyboard covers.
  private let cover = UILayoutGuide()
  private let free = UILayoutGuide()
  private let attached: EquationGroup
  private let centeredHorizontally: EquationGroup
  private let aboveSafeArea: EquationGroup
  private(set) var placement = PanelPlacement.attached
  private var verticalPosition: EquationGroup?
  private var coverTop: EquationGroup
  /// What the panel avoids again after a question; `nil` without one.
  private var coverTopAfterQuestion: EquationGroup?
  private var isInset: Bool { panel.surface.shape == .inset }
  var floats: Bool { placement != .attached }

  static let floatingDistance: CGFloat = 10
  /// The points between a panel with detents and the upper safe area, as in the system's sheets.
  static let detentGap: CGFloat = 10
  /// The minimum points that remain beside a panel, on both sides together, chosen by eye.
  private static let minimumRemainder: CGFloat = 80
  private static let widest: CGFloat = 1_000_000

  init(
    of panel: Panel, in sheet: UIView, safeAreaView: UIView? = nil,
    configuration: SheetConfiguration
  ) {
    self.panel = panel
    self.sheet = sheet
    // Equations have no numbers for infinity and NaN.
    let maximumWidth = CGFloat.minimum(.maximum(configuration.maximumWidth, 0), Self.widest)
    self.maximumWidth = maximumWidth
    floatingStyle = configuration.floatingStyle
    let fits = configuration.detents.allSatisfy { $0.identifier == .fits }
    topGap = fits ? 0 : Self.detentGap
    self.safeAreaView = safeAreaView
    safeArea = safeAreaView.map { _ in UILayoutGuide() }
    sheet.addSubview(panel.view)
    layout = EquationLayout(in: sheet, ["panel": panel.view])
    layout["safeArea"] = safeArea ?? sheet.safeAreaLayoutGuide
    layout["cover"] = cover
    layout["covered"] = panel.covered
    layout.numbers = [
      "distance": Self.floatingDistance, "gap": topGap, "edge": GlassMetrics.edgeGap,
    ]
    layout.eq("cover.bottom == 0")
    centeredHorizontally = layout.group("panel.centerX == safeArea.centerX")
    centeredHorizontally.activate()
    attached = layout.group(
      """
      panel.width == safeArea.width @ \(SheetPriority.almostRequired)
      panel.top >= safeArea.top + gap @ \(SheetPriority.almostRequired)
      covered.height == cover.height
      """)
    attached.activate()
    aboveSafeArea = layout.group("cover.top == safeArea.bottom")
    aboveSafeArea.activate()
    coverTop = aboveSafeArea
    updateSafeArea()
    panel.maximumHeights = { [weak self] in
      guard let self else { return (0, 0) }
      return (fitting(availableHeight), fitting(maximumHeight))
    }
  }

  // MARK: Constraints for some panels

  private lazy var offScreen = layout.group("panel.top == view.bottom")
  private lazy var aboveKeyboard =
    safeArea == nil
    ? layout.group("cover.top == view.keyboard.top")
    // The keyboard guide follows the sheet's own safe area only.
    : layout.group(
      """
      cover.top <= view.keyboard.top
      cover.top <= safeArea.bottom
      cover.top == view.keyboard.top @ \(SheetPriority.almostRequired)
      """)
  private lazy var onScreen = layout.group("panel.bottom == 0")
  private lazy var onScreenInset = layout.group("panel.bottom == -edge")
  private lazy var onScreenAnchored = layout.group("")
  private lazy var onScreenCentered: EquationGroup = {
    layout["free"] = free
    // A sheet that moves down with its controller can have the keyboard above its safe area.
    layout.eqs(
      """
      free.top == safeArea.top
      free.bottom == cover.top @ \(SheetPriority.almostRequired)
      """)
    return layout.group(
      """
      panel.centerY == free.centerY @ \(SheetPriority.almostRequired)
      panel.height <= \(PanelPlacement.maximumCardHeight) @ \(SheetPriority.almostRequired)
      panel.bottom <= cover.top - distance @ \(SheetPriority.almostRequired)
      """)
  }()
  private lazy var inset = layout.group(
    """
    panel.width == safeArea.width - 2 * edge @ \(SheetPriority.almostRequired)
    panel.top >= safeArea.top + gap @ \(SheetPriority.almostRequired)
    covered.height >= 0
    covered.height >= cover.height - edge
    covered.height == cover.height - edge @ \(SheetPriority.filledScrollView)
    """)
  private lazy var floating = layout.group(
    """
    panel.width == safeArea.width - 2 * distance @ \(SheetPriority.almostRequired)
    panel.top >= safeArea.top + distance @ \(SheetPriority.almostRequired)
    covered.height == 0
    """)

  private var insets: UIEdgeInsets { (safeAreaView ?? sheet)?.safeAreaInsets ?? .zero }

  private func updateSafeArea() {
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

  private var currentOnScreen: EquationGroup {
    switch placement {
    case .attached: isInset ? onScreenInset : onScreen
    case .centered: onScreenCentered
    case .anchored: onScreenAnchored
    }
  }

  var stage = PanelStage.offScreen {
    didSet { if verticalPosition != nil { updateVerticalPosition() } }
  }

  private func updateVerticalPosition() {
    let new = stage == .offScreen ? offScreen : currentOnScreen
    guard new !== verticalPosition else { return }
    verticalPosition?.deactivate()
    new.activate()
    verticalPosition = new
  }

  /// Call it when the keyboard starts to appear, so that no panel follows it while off screen.
  func avoidKeyboard() {
    coverTopAfterQuestion = nil
    setCoverTop(aboveKeyboard)
  }

  private func setCoverTop(_ new: EquationGroup) {
    guard new !== coverTop else { return }
    coverTop.deactivate()
    new.activate()
    coverTop = new
  }

  /// The points of a docked keyboard in the current layout; 0 if the panel doesn't avoid one.
  var keyboardHeight: CGFloat {
    guard let sheet, coverTop !== aboveSafeArea else { return 0 }
    let height = sheet.bounds.height - cover.layoutFrame.minY
    return height > insets.bottom + 1 ? height : 0
  }

  var keyboardTop: CGFloat { cover.layoutFrame.minY }

  func ignoreKeyboardMovement() {
    setCoverTop(layout.group("cover.top == view.bottom - \(keyboardHeight)"))
  }

  /// The height of an action sheet with two buttons and its margins, in points, by eye.
  private static let questionHeight: CGFloat = 220

  /// Holds a panel on a phone above the keyboard, or above a question if there is room for it.
  func avoidQuestion() {
    guard coverTopAfterQuestion == nil, placement == .attached, let sheet,
      sheet.traitCollection.userInterfaceIdiom == .phone
    else { return }
    let room = maximumHeight - panel.visibleHeight + insets.bottom
    let height = max(keyboardHeight, min(Self.questionHeight, room), insets.bottom)
    coverTopAfterQuestion = coverTop
    setCoverTop(layout.group("cover.top == view.bottom - \(height)"))
  }

  func questionDidEnd() -> Bool {
    guard let coverTopAfterQuestion else { return false }
    setCoverTop(coverTopAfterQuestion)
    self.coverTopAfterQuestion = nil
    return true
  }

  var rise: CGFloat {
    placement == .centered ? max(keyboardHeight - insets.bottom, 0) / 2 : keyboardHeight
  }

  // MARK: Height

  /// The maximum visible height of the panel without a keyboard, in points.
  var maximumHeight: CGFloat { height(above: safeBottom) }

  var availableHeight: CGFloat {
    height(above: keyboardTop > 0 ? min(keyboardTop, safeBottom) : safeBottom)
  }

  private var safeBottom: CGFloat { (sheet?.bounds.height ?? 0) - insets.bottom }

  /// In landscape, the safe area of a phone begins at the edge of the screen, and above a keyboard
  /// there is hardly room for the largest texts.
  private var minimumTop: CGFloat {
    guard let traits = sheet?.traitCollection, traits.verticalSizeClass == .compact,
      !traits.preferredContentSizeCategory.isAccessibilityCategory
    else { return 0 }
    return Self.detentGap
  }

  private func fitting(_ height: CGFloat) -> CGFloat {
    switch placement {
    case .centered, .anchored: min(height, PanelPlacement.maximumCardHeight)
    case .attached: isInset ? height - max(GlassMetrics.edgeGap - insets.bottom, 0) : height
    }
  }

  private func height(above edge: CGFloat) -> CGFloat {
    let top = insets.top + (floats ? 2 * Self.floatingDistance : topGap)
    return max(edge - max(top, minimumTop), 0)
  }

  var nextPlacement: PanelPlacement {
    guard let sheet else { return placement }
    let placement = floatingStyle.placement(
      width: sheet.bounds.width - insets.left - insets.right, maximumWidth: maximumWidth,
      traits: sheet.traitCollection)
    guard case .anchored(let anchor) = placement else { return placement }
    let hasRoom = sizeWithoutRoom != sheet.bounds.size && anchor.rect(in: sheet) != nil
    return hasRoom ? placement : .centered
  }

  func prepareLayout(isFullHeight: Bool = false) {
    guard let sheet else { return }
    updateSafeArea()
    let insets = insets
    let width = sheet.bounds.width - insets.left - insets.right
    setPlacement(nextPlacement, isFullHeight: isFullHeight)
    updateVerticalPosition()
    if minimumTop != currentMinimumTop {
      currentMinimumTop = minimumTop
      layout.eq("panel.top >= \(minimumTop) @ \(SheetPriority.almostRequired)")
    }
    var maximum = min(maximumWidth, cardWidth ?? placement.maximumWidth)
    if !floats, width - maximum < Self.minimumRemainder { maximum = max(maximum, width) }
    let distance =
      floats ? 2 * Self.floatingDistance : isInset ? 2 * GlassMetrics.edgeGap : 0
    if maximum != currentMaximumWidth, currentMaximumWidth != nil || width - distance > maximum {
      currentMaximumWidth = maximum
      layout.eq("panel.width <= \(maximum)")
    }
    panel.prepareLayout(
      width: max(min(width - distance, maximum), 0), hostSize: sheet.bounds.size)
    if case .anchored(let anchor) = placement, !self.anchor(to: anchor, in: sheet) {
      sizeWithoutRoom = sheet.bounds.size
      prepareLayout(isFullHeight: isFullHeight)
    }
  }

  private var currentBounds: EquationGroup { floats ? floating : isInset ? inset : attached }

  private func shape(at placement: PanelPlacement, isFullHeight: Bool) -> PanelShape {
    switch placement {
    case .attached where panel.surface.glass == nil || isFullHeight: .attached
    // A question isn't a keyboard, so the panel keeps its edges.
    case .attached where coverTopAfterQuestion != nil: panel.surface.shape
    case .attached: keyboardTop > 0 && keyboardHeight > 0 ? .docked : .inset
    case .anchored: .card
    case .centered: .form
    }
  }

  private func setPlacement(_ placement: PanelPlacement, isFullHeight: Bool) {
    let shape = shape(at: placement, isFullHeight: isFullHeight)
    guard placement != self.placement || shape != panel.surface.shape else { return }
    if stage != .offScreen {
      verticalPosition?.deactivate()
      verticalPosition = nil
    }
    let bounds = currentBounds
    self.placement = placement
    panel.surface.shape = shape
    cardWidth = nil
    if currentBounds !== bounds {
      bounds.deactivate()
      currentBounds.activate()
    }
    if case .anchored = placement {
      cardWidth = min(
        max(panel.measureFittingWidth(), PanelPlacement.minimumAnchoredCardWidth),
        PanelPlacement.maximumAnchoredCardWidth)
      centeredHorizontally.deactivate()
    } else if !centeredHorizontally.isActive {
      centeredHorizontally.activate()
    }
  }

  /// Positions the panel below a view, or else above it, and returns whether there is room.
  private func anchor(to anchor: PanelAnchor, in sheet: UIView) -> Bool {
    guard let rect = anchor.rect(in: sheet) else { return false }
    let gap = SheetMetrics.spacing
    let height = min(panel.measureFittingHeight(), PanelPlacement.maximumCardHeight)
    var area = sheet.bounds.inset(by: insets)
    if keyboardHeight > 0 { area.size.height = keyboardTop - area.minY }
    area = area.insetBy(dx: Self.floatingDistance, dy: Self.floatingDistance)
    let isBelow = area.maxY - rect.maxY - gap >= height
    guard isBelow || min(rect.minY, area.maxY) - gap - area.minY >= height else { return false }
    let top = isBelow ? rect.maxY + gap : min(rect.minY - gap, area.maxY) - height
    let center = min(
      max(rect.midX, area.minX + panel.width / 2), max(area.maxX - panel.width / 2, area.midX))
    onScreenAnchored.eqs(
      """
      panel.centerX == view.left + \(center)
      panel.top == view.top + \(top) @ \(SheetPriority.scrollingDetentHeight)
      panel.height <= \(PanelPlacement.maximumCardHeight) @ \(SheetPriority.almostRequired)
      panel.bottom <= cover.top - distance @ \(SheetPriority.almostRequired)
      """)
    return true
  }

  func remove() {
    panel.view.removeFromSuperview()
    sheet?.removeLayoutGuide(cover)
    if free.owningView != nil { sheet?.removeLayoutGuide(free) }
    if let safeArea { sheet?.removeLayoutGuide(safeArea) }
  }
}
