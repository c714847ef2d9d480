import UIKit
import ViewBuilding

/// Presents a panel in a sheet: animates it in, keeps its position and height, and animates it out.
@MainActor final class PanelPresenter {
  let panel: Panel
  private let configuration: SheetConfiguration
  private var motion: PanelMotion
  private weak var sheet: UIView?
  private weak var safeAreaView: UIView?
  private weak var delegate: (any PanelDelegate)?
  private weak var backdrop: SheetBackdrop?
  private var position: PanelPosition?
  /// The detents of the panel; `nil` while it isn't in the sheet.
  private(set) var detents: PanelDetents?
  /// The controller of drags and touches; `nil` while the panel isn't in the sheet.
  private var drag: PanelDragController?
  private var isPreparing = false
  private var hasChangedWhilePreparing = false

  init(
    of panel: Panel, in sheet: UIView, safeAreaView: UIView?, configuration: SheetConfiguration
  ) {
    self.panel = panel
    self.sheet = sheet
    self.safeAreaView = safeAreaView
    self.configuration = configuration
    motion = PanelMotion(configuration)
  }

  // MARK: Presenting and dismissing

  /// Adds the panel to the sheet.
  func add(over backdrop: SheetBackdrop, delegate: any PanelDelegate) {
    guard let sheet else { return }
    self.backdrop = backdrop
    self.delegate = delegate
    UIView.performWithoutAnimation {
      let position = PanelPosition(
        of: panel, in: sheet, safeAreaView: safeAreaView, configuration: configuration)
      self.position = position
      // Only a layout shows whether there is room next to the view.
      if case .anchored = position.nextPlacement { position.prepareLayout() }
      motion = PanelMotion(at: position.nextPlacement, configuration)
      detents = PanelDetents(
        of: panel, in: position, sheet, configuration: configuration, motion: motion,
        onSelect: { [weak delegate] in delegate?.panelDidSelectDetent() })
    }
    guard let position, let detents else { return }
    drag = PanelDragController(
      of: panel, at: position, with: detents, in: sheet, over: backdrop, delegate: delegate,
      motion: motion, isDraggable: configuration.isDraggable)
  }

  /// Moves the added panel to where it isn't visible, and lays it out there.
  func hide(expectsKeyboard: Bool) {
    UIView.performWithoutAnimation {
      move(to: expectsKeyboard && configuration.avoidsKeyboard ? .transparent : hiddenStage)
    }
  }

  /// Animates the panel in.
  func present(with keyboard: KeyboardCurve, completion: @escaping @MainActor () -> Void) {
    guard let sheet else { return }
    UIView.performWithoutAnimation {
      if configuration.avoidsKeyboard { position?.avoidKeyboard() }
      // The body may have changed when it became first responder.
      layout()
      if position?.stage != hiddenStage { move(to: hiddenStage) }
      setOffset(depth + (keyboard.options == nil && hiddenStage == .behindKeyboard ? 0 : rise))
    }
    motion.present(panel, in: sheet, with: rise > 0 ? keyboard : nil) { [self] in
      setOffset(depth)
      setBackdropVisibility(detents?.restingVisibility ?? 1)
    } reveal: { [self] in
      setOffset(0)
      move(to: .onScreen)
    } completion: { [weak self] in
      if self?.drag?.isDragging != true { completion() }
    }
  }

  /// The stage at which the panel isn't visible.
  ///
  /// A panel that is attached to the lower edge comes out from behind a docked keyboard, so that
  /// both look like one body. A centered card fades in.
  private var hiddenStage: PanelStage {
    guard motion.slides else { return .transparent }
    guard rise > 0 else { return .offScreen }
    return position?.placement == .centered ? .transparent : .behindKeyboard
  }

  /// The distance by which a docked keyboard raises the panel, in points.
  ///
  /// It is 0 without a keyboard that the panel avoids.
  private var rise: CGFloat { motion.slides ? position?.rise ?? 0 : 0 }

  /// The distance by which a panel behind the keyboard is below its position, in points.
  private var depth: CGFloat {
    guard hiddenStage == .behindKeyboard, let position else { return 0 }
    return position.keyboardTop - panel.raisedTop
  }

  private func setOffset(_ offset: CGFloat) {
    panel.view.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  /// Bounces the panel, to show that it can't be dismissed.
  ///
  /// A panel that the user drags moves back by itself.
  func bounce() {
    guard drag?.isDragging != true else {
      drag?.endWait()
      return
    }
    motion.bounce(panel)
    delegate?.panelMayMove()
  }

  /// Lets an action sheet point at the panel, which doesn't stay where a drag has ended.
  func setSource(of popover: UIPopoverPresentationController?) {
    drag?.moveBackAfterEnd()
    panel.setSource(of: popover)
  }

  /// Returns the curve of a docked keyboard that may disappear with the panel, and observes it.
  ///
  /// Call it before the first responder changes. The panel stays where it is when the keyboard
  /// moves.
  ///
  /// - Returns: `nil` without a keyboard, and for a panel that the user has dragged.
  func keyboardCurveForDismissal() -> KeyboardCurve? {
    guard hiddenStage == .behindKeyboard, drag?.isMoved != true else { return nil }
    position?.ignoreKeyboardMovement()
    return KeyboardCurve(on: sheet?.window)
  }

  /// Animates the panel out, from its current position.
  func dismiss(with keyboard: KeyboardCurve?, completion: @escaping @MainActor () -> Void) {
    let velocity = drag?.endForDismissal()
    guard let keyboard, keyboard.options != nil else {
      return motion.dismiss(velocity: velocity) { [self] in
        if motion.slides { drag?.resetOffset() }
        setBackdropVisibility(0)
        move(to: motion.slides ? .offScreen : .transparent)
      } completion: {
        completion()
      }
    }
    let (depth, rise) = (depth, rise)
    motion.dismiss(with: keyboard) { [self] in
      setOffset(depth)
      move(to: .behindKeyboard)
    } ride: { [self] in
      setOffset(depth + rise)
      setBackdropVisibility(0)
    } completion: {
      completion()
    }
  }

  /// Removes the panel from the sheet.
  func remove() {
    drag?.remove()
    drag = nil
    detents = nil
    position?.remove()
    position = nil
  }

  private func setBackdropVisibility(_ visibility: CGFloat) {
    guard let delegate else { return }
    backdrop?.setVisibility(visibility, stopsAnimation: false, by: delegate)
  }

  /// Moves the panel to a stage, and lays it out there.
  private func move(to stage: PanelStage) {
    let fades = position?.stage == .transparent || stage == .transparent
    if fades { panel.surface.opacity = stage == .onScreen ? 1 : 0 }
    position?.stage = stage
    layout()
    // Glass may not appear if a view gets it off screen.
    if !fades, stage == .onScreen {
      UIView.performWithoutAnimation { panel.surface.opacity = 1 }
    }
  }

  // MARK: Layout

  /// Updates the constraints of the panel before a layout of the sheet.
  ///
  /// A body can report a change from its own closures, which this function calls. Then it prepares
  /// the layout once more, so that a body that always reports a change causes no loop.
  func prepareLayout() {
    guard !isPreparing else {
      hasChangedWhilePreparing = true
      return
    }
    isPreparing = true
    defer { isPreparing = false }
    for _ in 0..<2 {
      hasChangedWhilePreparing = false
      position?.prepareLayout(isFullHeight: detents?.isAtFullHeight ?? false)
      detents?.prepareLayout()
      if !hasChangedWhilePreparing { break }
    }
    drag?.followSheetSize()
    updateBackdrop()
    if drag?.isDragging != true { detents?.updateGrabber() }
    delegate?.panelMayMove()
  }

  /// Shows or hides the backdrop after a change of the detents.
  private func updateBackdrop() {
    guard configuration.largestUndimmedDetent != nil, position?.stage == .onScreen,
      drag?.isDragging != true,
      let detents
    else { return }
    setBackdropVisibility(detents.restingVisibility)
  }

  /// Lays out the panel with its current content.
  ///
  /// While a layout is being prepared, that layout includes the changes.
  func layout() {
    prepareLayout()
    if isPreparing { return }
    sheet?.layoutIfNeeded()
  }

  /// Lays out the host before an animation of the sheet, if the app has changed it.
  ///
  /// UIKit lays out views from the topmost ancestor that needs a layout. Otherwise the animation
  /// would include the host's changes.
  func layOutHost() {
    guard let host = sheet?.superview, host.layer.needsLayout() else { return }
    host.layoutIfNeeded()
  }

  /// Lays out the panel with its current content, animated.
  func layout(duration: TimeInterval, options: UIView.AnimationOptions) {
    layOutHost()
    SheetAnimation.animate(duration: duration, options: options) { [self] in layout() }
  }

  /// Shows the message of an error, animated.
  ///
  /// Text that the user has just typed is laid out before the animation, and the message has its
  /// final size. Otherwise both would grow and glide.
  func show(_ error: ValidationError, isElement: Bool) {
    layOutHost()
    UIView.performWithoutAnimation {
      sheet?.layoutIfNeeded()
      panel.prepareMessage(error, isElement: isElement)
    }
    SheetAnimation.animate(duration: configuration.duration, options: .curveEaseOut) { [self] in
      panel.message?.alpha = 1
      layout()
    }
  }

  /// Lays out the panel after a change of the value.
  func layoutAfterChange(smoothly: Bool) {
    if motion.slides, smoothly {
      layout(duration: Self.growthDuration, options: .curveEaseInOut)
    } else {
      layout()
    }
    // The user may have scrolled away from the insertion point.
    panel.contents.scrollToFirstResponder()
    panel.scrollEdge?.flashIndicators()
  }

  /// The seconds in which the panel grows by a line: short enough for the next key.
  ///
  /// Chosen by eye.
  private static var growthDuration: TimeInterval { 0.2 }
}
