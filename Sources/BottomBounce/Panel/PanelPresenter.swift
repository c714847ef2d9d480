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
  private(set) var detents: PanelDetents?
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

  func hide(expectsKeyboard: Bool) {
    UIView.performWithoutAnimation {
      move(to: expectsKeyboard && configuration.avoidsKeyboard ? .transparent : hiddenStage)
    }
  }

  func present(with keyboard: KeyboardCurve, completion: @escaping @MainActor () -> Void) {
    guard sheet != nil else { return }
    UIView.performWithoutAnimation {
      if configuration.avoidsKeyboard { position?.avoidKeyboard() }
      // The body may have changed when it became first responder.
      layout()
      if position?.stage != hiddenStage { move(to: hiddenStage) }
      setOffset(depth + (keyboard.options == nil && hiddenStage == .behindKeyboard ? 0 : rise))
    }
    motion.present(with: rise > 0 ? keyboard : nil) { [self] in
      setOffset(depth)
      setBackdropVisibility(detents?.restingVisibility ?? 1)
    } reveal: { [self] in
      setOffset(0)
      move(to: .onScreen)
    } completion: { [weak self] in
      if self?.drag?.isDragging != true { completion() }
    }
  }

  /// Behind a docked keyboard, so that both look like one body, or off screen, or transparent.
  private var hiddenStage: PanelStage {
    guard motion.slides else { return .transparent }
    guard rise > 0 else { return .offScreen }
    return position?.placement == .centered ? .transparent : .behindKeyboard
  }

  /// The points by which a docked keyboard raises the panel; 0 if it doesn't avoid one.
  private var rise: CGFloat { motion.slides ? position?.rise ?? 0 : 0 }

  private var depth: CGFloat {
    guard hiddenStage == .behindKeyboard, let position else { return 0 }
    return position.keyboardTop - panel.raisedTop
  }

  private func setOffset(_ offset: CGFloat) {
    panel.view.transform = CGAffineTransform(translationX: 0, y: offset)
  }

  /// A panel that the user drags doesn't bounce, because it moves back after the drag.
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
    position?.avoidQuestion()
    layoutAfterChange(smoothly: true)
  }

  func questionDidEnd() {
    if position?.questionDidEnd() == true { layoutAfterChange(smoothly: true) }
  }

  /// Call it before the first responder changes; `nil` without a keyboard, and after a drag.
  func keyboardCurveForDismissal() -> KeyboardCurve? {
    guard hiddenStage == .behindKeyboard, drag?.isMoved != true else { return nil }
    position?.ignoreKeyboardMovement()
    return KeyboardCurve(on: sheet?.window)
  }

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

  /// Prepares again at most once if the body reports a change meanwhile, which prevents a loop.
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

  private func updateBackdrop() {
    guard configuration.largestUndimmedDetent != nil, position?.stage == .onScreen,
      drag?.isDragging != true,
      let detents
    else { return }
    setBackdropVisibility(detents.restingVisibility)
  }

  /// While a layout is being prepared, that layout includes the changes.
  func layout() {
    prepareLayout()
    if isPreparing { return }
    sheet?.layoutIfNeeded()
  }

  /// Otherwise the next animation of the sheet would include changes that the app made to the host.
  func layOutHost() {
    guard let host = sheet?.superview, host.layer.needsLayout() else { return }
    host.layoutIfNeeded()
  }

  func layout(duration: TimeInterval, options: UIView.AnimationOptions) {
    layOutHost()
    SheetAnimation.animate(duration: duration, options: options) { [self] in layout() }
  }

  /// Lays out the text typed last and the message before the animation, so that neither glides.
  func show(_ error: ValidationError, isElement: Bool) {
    layOutHost()
    UIView.performWithoutAnimation {
      sheet?.layoutIfNeeded()
      panel.prepareMessage(error, isElement: isElement)
    }
    SheetAnimation.animate(duration: configuration.animationDuration, options: .curveEaseOut) {
      [self] in
      panel.message?.alpha = 1
      layout()
    }
  }

  func layout(smoothly: Bool) {
    if motion.slides, smoothly {
      layout(duration: SheetAnimation.growthDuration, options: .curveEaseInOut)
    } else {
      layout()
    }
  }

  func layoutAfterChange(smoothly: Bool) {
    layout(smoothly: smoothly)
    // The user may have scrolled away from the insertion point.
    panel.contents.scrollToFirstResponder()
    panel.scrollEdge?.flashIndicators()
  }
}
