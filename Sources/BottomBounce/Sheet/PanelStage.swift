import UIKit
import ViewBuilding

/// Where a panel is, from its entrance to its end: brings it up, keeps it in its place, and lets it fall.
///
/// What is asked and answered meanwhile is the presentation's business.
@MainActor final class PanelStage {
  private let panel: Panel
  private let configuration: BottomBounceView.Configuration
  private let motion: PanelMotion
  private weak var sheet: BottomBounceView?
  private weak var presentation: (any AnyPresentation)?
  /// Where the panel is; nil before and after.
  private var place: PanelPlace?
  /// At which height the panel rests; nil before and after.
  private(set) var detents: PanelDetents?
  /// Lets a finger move the panel, if the configuration does.
  private var movement: PanelMovement?

  init(of panel: Panel, in sheet: BottomBounceView, configuration: BottomBounceView.Configuration) {
    self.panel = panel
    self.sheet = sheet
    self.configuration = configuration
    motion = PanelMotion(of: configuration)
  }

  // MARK: Coming and going

  /// Puts the panel into the sheet, where it cannot be seen yet.
  ///
  /// - Parameter onDetent: is told when the person has chosen another detent.
  func enter(for presentation: any AnyPresentation, onDetent: @escaping @MainActor () -> Void) {
    guard let sheet else { return }
    self.presentation = presentation
    UIView.performWithoutAnimation {
      let place = PanelPlace(of: panel, in: sheet, configuration: configuration)
      self.place = place
      detents = PanelDetents(
        of: panel, in: place, sheet, configuration: configuration, springs: motion.travels,
        onSelect: onDetent)
      place.isRaised = !motion.travels
      panel.view.alpha = motion.travels ? 1 : 0
      sheet.setOrder(panel)
      layout()
    }
    guard configuration.isDraggable, let place, let detents else { return }
    movement = PanelMovement(
      of: panel, at: place, with: detents, in: sheet, for: presentation,
      duration: configuration.duration, springs: motion.travels)
  }

  /// Brings the panel up, ahead of a keyboard that may have begun to come.
  ///
  /// - Parameter completion: is not called where a finger has caught the panel: it brings it up, or not.
  func rise(with keyboard: KeyboardCurve, completion: @escaping @MainActor () -> Void) {
    guard let sheet else { return }
    UIView.performWithoutAnimation {
      if configuration.avoidsKeyboard { place?.avoidKeyboard() }
      layout()
    }
    motion.rise(panel, in: sheet, with: keyboard.options) { [self] in
      setRaised(true)
    } completion: { [weak self] in
      if self?.movement?.isHeld != true { completion() }
    }
  }

  /// Shows that the panel stays; from a finger's hand it goes back by itself.
  func bounce() {
    if movement?.isHeld != true { motion.bounce(panel) }
  }

  /// Takes the panel away, from wherever it is.
  func fall(completion: @escaping @MainActor () -> Void) {
    motion.fall(velocity: movement?.beginFall()) { [self] in
      if motion.travels { movement?.fall() }
      setRaised(false)
    } completion: {
      completion()
    }
  }

  /// Leaves no trace in the sheet.
  func end() {
    movement?.end()
    movement = nil
    detents = nil
    place?.end()
    place = nil
  }

  /// Brings the panel up or down, or lets it come and go where it is.
  private func setRaised(_ isRaised: Bool) {
    if motion.travels { place?.isRaised = isRaised }
    panel.view.alpha = isRaised || motion.travels ? 1 : 0
    if let presentation { sheet?.setDimming(isRaised ? 1 : 0, by: presentation) }
    layout()
  }

  // MARK: Layout

  /// Prepares the panel for a layout of the sheet.
  func arrange() {
    place?.arrange()
    detents?.arrange()
    movement?.followSize()
  }

  /// Gives the panel the height that its contents ask for now.
  func layout() {
    arrange()
    sheet?.layoutIfNeeded()
  }

  /// Does the same within some seconds.
  func layout(duration: TimeInterval, options: UIView.AnimationOptions) {
    SheetPace.animate(duration: duration, options: options) { [self] in layout() }
  }

  /// Gives the panel the height that its contents ask for after a change of the value.
  func followValue(smoothly: Bool) {
    if motion.travels, smoothly {
      layout(duration: Self.growth, options: .curveEaseInOut)
    } else {
      layout()
    }
    // A finger may have scrolled away from where the next letter goes.
    panel.contents.showFocus()
  }

  /// The seconds that a panel takes to become a line higher, short enough for the next key; judged by eye.
  private static var growth: TimeInterval { 0.2 }
}
