import UIKit
import ViewBuilding

/// Moves a panel between its detents; a drag lays it out once between two, for the larger one.
@MainActor final class PanelDetents: GrabberDelegate {
  typealias Identifier = SheetDetent.Identifier

  private let panel: Panel
  private let position: PanelPosition
  private let detents: [SheetDetent]
  private let motion: PanelMotion
  private let undimmed: Identifier?
  private weak var sheet: UIView?
  private var requested: Identifier?
  /// The detent for which the panel is laid out during a drag.
  private var reached: Identifier?
  /// Ends a drag, inside of the animation to a detent.
  var onRelease: (@MainActor () -> Void)?
  private let onSelect: @MainActor () -> Void

  init(
    of panel: Panel, in position: PanelPosition, _ sheet: UIView,
    configuration: SheetConfiguration, motion: PanelMotion,
    onSelect: @escaping @MainActor () -> Void
  ) {
    self.panel = panel
    self.position = position
    self.sheet = sheet
    self.motion = motion
    self.onSelect = onSelect
    detents = configuration.detents
    requested = configuration.selectedDetent
    undimmed = configuration.largestUndimmedDetent
    panel.grabber?.delegate = self
  }

  // MARK: Heights

  private var alwaysFits: Bool { detents.allSatisfy { $0.identifier == .fits } }
  private var ignoresHeights: Bool { position.floats || !panel.canGrow }

  private var context: SheetDetent.Context? {
    sheet.map {
      SheetDetent.Context(
        maximumHeight: position.maximumHeight, traitCollection: $0.traitCollection)
    }
  }

  func measureHeights(maximum: CGFloat? = nil) -> DetentHeights {
    guard !alwaysFits, let context else {
      return DetentHeights([.init(identifier: .fits, height: panel.visibleHeight)])
    }
    let fitting = panel.measureFittingHeight()
    let active = activeDetents(in: context, fitting: fitting)
    if ignoresHeights {
      let identifier = DetentHeights(active).active(for: requested) ?? .fits
      return DetentHeights([.init(identifier: identifier, height: fitting)])
    }
    // Without an active detent the panel has the height of its content.
    return DetentHeights(
      active.isEmpty ? [.init(identifier: .fits, height: fitting)] : active,
      minimum: panel.usesAnyHeight ? 0 : fitting, maximum: maximum ?? position.availableHeight)
  }

  private func activeDetents(
    in context: SheetDetent.Context, fitting: CGFloat
  ) -> [DetentHeights.Detent] {
    detents.compactMap { detent in
      detent.height(in: context).map { height in
        let points = if case .points(let points) = height { points } else { fitting }
        return DetentHeights.Detent(identifier: detent.identifier, height: points)
      }
    }
  }

  var selected: Identifier {
    if alwaysFits { return .fits }
    // An active detent needs no measurement.
    if let requested, height(of: requested) != nil { return requested }
    return measureHeights().active(for: requested) ?? .fits
  }

  /// `false` while a drag has laid out the panel for a larger detent.
  var isAtFullHeight: Bool {
    guard !alwaysFits, !ignoresHeights, reached == nil,
      case .points(let points) = height(of: selected)
    else { return false }
    return points > position.maximumHeight - 0.5
  }

  private func height(of identifier: Identifier) -> SheetDetent.Height? {
    guard let context else { return nil }
    return detents.first { $0.identifier == identifier }?.height(in: context)
  }

  func prepareLayout() {
    guard !alwaysFits, !ignoresHeights else { return panel.setHeight(nil) }
    switch height(of: reached ?? selected) {
    case .points(let points): panel.setHeight(points)
    case .fitting, nil: panel.setHeight(nil)
    }
  }

  // MARK: Backdrop

  func dimming(of heights: DetentHeights) -> BackdropDimming {
    guard ignoresHeights, !alwaysFits, let undimmed, let context else {
      return BackdropDimming(heights, undimmed: undimmed)
    }
    // The panel has one height, so the heights that the detents ask for decide.
    let asked = DetentHeights(
      activeDetents(in: context, fitting: heights.largest), maximum: context.maximumHeight)
    let selected = selected
    let isClear = asked.isAtMost(selected, undimmed)
    return BackdropDimming(heights, undimmed: isClear ? selected : nil)
  }

  var restingVisibility: CGFloat {
    // Without the option, nothing is measured.
    guard undimmed != nil else { return 1 }
    let heights = measureHeights()
    return dimming(of: heights).visibility(at: heights.height(of: selected) ?? heights.largest)
  }

  private func layout() {
    sheet?.setNeedsLayout()
    sheet?.layoutIfNeeded()
  }

  // MARK: Changes

  func reach(_ identifier: Identifier) {
    guard identifier != reached ?? selected else { return }
    reached = identifier
    layout()
  }

  /// Call it inside of an animation; returns whether the selected detent has changed.
  func settle(on identifier: Identifier?) -> Bool {
    guard !alwaysFits else { return false }
    let last = selected
    if let identifier { requested = identifier }
    reached = nil
    layout()
    return selected != last
  }

  func select(_ identifier: Identifier, animated: Bool) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    let changes = { @MainActor [self] in
      onRelease?()
      _ = settle(on: identifier)
    }
    if !animated {
      UIView.performWithoutAnimation(changes)
    } else {
      motion.settle(changes)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  // MARK: Grabber

  @discardableResult func step(isLarger: Bool) -> Bool {
    guard let next = measureHeights().next(to: selected, isLarger: isLarger) else { return false }
    select(next, animated: true)
    onSelect()
    return true
  }

  func stepCyclically() {
    if step(isLarger: true) { return }
    let heights = measureHeights()
    guard let first = heights.detents.first?.identifier,
      heights.next(to: selected, isLarger: false) != nil
    else { return }
    select(first, animated: true)
    onSelect()
  }

  /// A keyboard doesn't hide the grabber.
  func updateGrabber() {
    guard let grabber = panel.grabber else { return }
    let isHidden =
      alwaysFits || ignoresHeights
      || !measureHeights(maximum: position.maximumHeight).hasSeveralHeights
    guard isHidden != grabber.isHidden else { return }
    grabber.isHidden = isHidden
    panel.header.makeRoom(forGrabber: !isHidden)
    panel.updateElementOrder()
  }

  var accessibilityValue: String? {
    switch selected {
    case .medium: return SheetStrings()[.mediumDetent]
    case .large: return SheetStrings()[.largeDetent]
    default:
      guard let sheet, sheet.bounds.height > 0 else { return nil }
      let style = FloatingPointFormatStyle<Double>.Percent(locale: UserSettings.locale)
      return style.precision(.fractionLength(0)).format(
        panel.visibleHeight / sheet.bounds.height)
    }
  }
}
