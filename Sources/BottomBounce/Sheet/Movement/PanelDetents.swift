import UIKit
import ViewBuilding

/// At which of its detents a panel rests, and how it gets to another one.
///
/// A finger moves a panel that is laid out for the next larger detent: that is done once on the way from
/// one to the other, and only the panel's place changes meanwhile.
@MainActor final class PanelDetents {
  typealias Identifier = BottomBounceView.Detent.Identifier

  private let panel: Panel
  private let place: PanelPlace
  private let detents: [BottomBounceView.Detent]
  private let duration: TimeInterval
  private let springs: Bool
  private weak var sheet: UIView?
  /// What was asked for; the panel rests there where it is active.
  private var wanted: Identifier?
  /// The detent that a finger needs the room of.
  private var reached: Identifier?
  /// Takes the panel from a finger, inside of the animation of a change.
  var onRelease: (@MainActor () -> Void)?
  /// Hears of what the person has selected.
  private let onSelect: @MainActor () -> Void

  /// The detents of a panel that is in its place.
  init(
    of panel: Panel, in place: PanelPlace, _ sheet: UIView,
    configuration: BottomBounceView.Configuration, springs: Bool,
    onSelect: @escaping @MainActor () -> Void
  ) {
    self.panel = panel
    self.place = place
    self.sheet = sheet
    self.springs = springs
    self.onSelect = onSelect
    detents = configuration.detents
    duration = configuration.duration
    wanted = configuration.selectedDetent
    panel.grabber?.detents = self
  }

  // MARK: Heights

  /// Whether the panel is always as high as its contents, and nothing need be measured.
  private var alwaysFits: Bool { detents.allSatisfy { $0.identifier == .fits } }

  private var context: BottomBounceView.Detent.Context? {
    sheet.map {
      BottomBounceView.Detent.Context(
        maximumHeight: place.maximumHeight, traitCollection: $0.traitCollection)
    }
  }

  /// The heights at which the panel can rest now.
  var heights: DetentHeights {
    guard !alwaysFits, let context else {
      return DetentHeights([.init(identifier: .fits, height: panel.seenHeight)])
    }
    let fitting = panel.fittingHeight
    let rests = detents.compactMap { detent in
      detent.height(in: context).map { height in
        let points = if case .points(let points) = height { points } else { fitting }
        return DetentHeights.Rest(identifier: detent.identifier, height: points)
      }
    }
    // Without any that is active the panel fits its contents.
    return DetentHeights(
      rests.isEmpty ? [.init(identifier: .fits, height: fitting)] : rests,
      least: panel.scrolls ? 0 : fitting, room: place.room)
  }

  /// The detent at which the panel rests.
  var selected: Identifier {
    if alwaysFits { return .fits }
    // Known without measuring anything.
    if let wanted, height(of: wanted) != nil { return wanted }
    return heights.active(for: wanted) ?? .fits
  }

  private func height(of identifier: Identifier) -> BottomBounceView.Detent.Height? {
    guard let context else { return nil }
    return detents.first { $0.identifier == identifier }?.height(in: context)
  }

  /// Gives the panel the height of its detent, before a layout of the sheet.
  func arrange() {
    guard !alwaysFits else { return }
    switch height(of: reached ?? selected) {
    case .points(let points): panel.setHeight(points)
    case .fitting, nil: panel.setHeight(nil)
    }
  }

  private func layout() {
    sheet?.setNeedsLayout()
    sheet?.layoutIfNeeded()
  }

  // MARK: Changes

  /// Lays the panel out for a detent that a finger is about to reach.
  func reach(_ identifier: Identifier) {
    guard identifier != reached ?? selected else { return }
    reached = identifier
    layout()
  }

  /// Lets the panel rest at a detent, inside of an animation; nil for the one that it has.
  ///
  /// - Returns: whether it is another one.
  func settle(on identifier: Identifier?) -> Bool {
    guard !alwaysFits else { return false }
    let last = selected
    if let identifier { wanted = identifier }
    reached = nil
    layout()
    return selected != last
  }

  /// Tells that the person has selected a detent.
  func tell() {
    onSelect()
  }

  /// Moves the panel to a detent, if it has it.
  func select(_ identifier: Identifier, animated: Bool) {
    guard detents.contains(where: { $0.identifier == identifier }) else { return }
    let changes = { @MainActor [self] in
      onRelease?()
      _ = settle(on: identifier)
    }
    if !animated {
      UIView.performWithoutAnimation(changes)
    } else if springs {
      SheetPace.spring(duration: duration, velocity: 0, changes)
    } else {
      SheetPace.animate(duration: duration, options: .curveEaseOut, changes)
    }
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }

  // MARK: Assistive technologies

  /// Goes to the next larger or smaller detent; false where there is none.
  @discardableResult func step(isLarger: Bool) -> Bool {
    guard let next = heights.next(to: selected, isLarger: isLarger) else { return false }
    select(next, animated: true)
    tell()
    return true
  }

  /// Goes to the next larger detent, or from the largest to the smallest; false where there is one only.
  func stepAround() -> Bool {
    if step(isLarger: true) { return true }
    let heights = heights
    guard let first = heights.rests.first?.identifier,
      heights.next(to: selected, isLarger: false) != nil
    else { return false }
    select(first, animated: true)
    tell()
    return true
  }

  /// The name of the detent at which the panel rests; nil where there is one only.
  var name: String? {
    guard detents.count > 1 else { return nil }
    switch selected {
    case .medium: return SheetTexts().mediumDetent
    case .large: return SheetTexts().largeDetent
    default:
      guard let sheet, sheet.bounds.height > 0 else { return nil }
      let style = FloatingPointFormatStyle<Double>.Percent(locale: UserSettings.locale)
      return style.precision(.fractionLength(0)).format(panel.seenHeight / sheet.bounds.height)
    }
  }
}
