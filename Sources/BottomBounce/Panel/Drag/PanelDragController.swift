import UIKit
import ViewBuilding

/// Moves a panel with a transform, so that a drag lays out nothing until it reaches a detent.
@MainActor final class PanelDragController {
  private let panel: Panel
  private let position: PanelPosition
  private let detents: PanelDetents
  private weak var sheet: UIView?
  private weak var backdrop: SheetBackdrop?
  private weak var delegate: (any PanelDelegate)?
  private let motion: PanelMotion
  private let pan = UIPanGestureRecognizer()
  private let panDelegate: PanelPanGestureDelegate
  /// Stops a moving panel while a finger rests on it, so that a tap on a button counts.
  private let press = UILongPressGestureRecognizer()
  private let pressDelegate: PanelPressGestureDelegate
  private var isPressed = false
  private var scroll: ScrollViewTracker?
  private var start: CGFloat?
  private var geometry = PanelDragGeometry(distance: 0)
  /// The offset down to which the backdrop is fully visible; `nil` for the smallest detent.
  private var fullVisibilityOffset: CGFloat?
  /// The velocity at the end of the drag, downward, in points per second.
  private var velocity: CGFloat = 0
  /// Moves the panel back if the app or a button takes longer to handle the end of a touch.
  private var wait: OneShotTimer?
  /// The seconds for which the panel waits where the user released it, chosen by eye.
  private static let maximumWait: TimeInterval = 0.05
  private var size = CGSize.zero

  init(
    of panel: Panel, at position: PanelPosition, with detents: PanelDetents, in sheet: UIView,
    over backdrop: SheetBackdrop, delegate: any PanelDelegate, motion: PanelMotion,
    isDraggable: Bool
  ) {
    self.panel = panel
    self.position = position
    self.detents = detents
    self.sheet = sheet
    self.backdrop = backdrop
    self.delegate = delegate
    self.motion = motion
    panDelegate = PanelPanGestureDelegate { [weak delegate] in
      delegate?.allowsDrag == true
    } canGrow: { [weak panel, weak detents] in
      guard let panel, let detents else { return false }
      return panel.presentedHeight < detents.measureHeights().largest - 0.5
    }
    pressDelegate = PanelPressGestureDelegate { [weak panel, weak delegate] in
      delegate?.allowsDrag == true && panel?.isMoving == true
    }
    press.delegate = pressDelegate
    press.minimumPressDuration = 0
    press.cancelsTouchesInView = false
    press.delaysTouchesEnded = false
    panel.view.addGestureRecognizer(press) { [weak self] press in self?.handlePress(press) }
    detents.onRelease = { [weak self] in self?.release() }
    guard isDraggable else { return }
    pan.delegate = panDelegate
    // A second finger, for example on OK, doesn't affect the drag.
    pan.maximumNumberOfTouches = 1
    panel.view.addGestureRecognizer(pan) { [weak self] pan in self?.handle(pan) }
  }

  /// Also `true` while the user only holds the panel.
  var isDragging: Bool { start != nil }

  var isMoved: Bool { isDragging && !isPressed }

  private var headroom: CGFloat { geometry.heights.largest - panel.visibleHeight }
  /// The distance of the panel below the position of its largest height.
  private var offset: CGFloat { panel.view.transform.ty + headroom }

  // MARK: Drag

  private func handle(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet).y
    switch pan.state {
    case .began:
      isPressed = false
      begin()
      scroll = panDelegate.scrollView.map { ScrollViewTracker($0) }
      move(by: translation)
    case .changed: move(by: translation)
    case .ended:
      let movesPanel = endScroll()
      end(velocity: movesPanel ? pan.velocity(in: sheet).y : 0)
    case .cancelled, .failed:
      _ = endScroll()
      moveToDetent()
    case .possible: break
    @unknown default: break
    }
  }

  private func handlePress(_ press: UIGestureRecognizer) {
    switch press.state {
    case .began:
      // The panel may wait for the app's answer after a drag.
      guard !isDragging else { return }
      isPressed = true
      begin()
    case .ended, .cancelled, .failed:
      guard isPressed, isDragging else { return }
      // A button gets the end of the touch after this. If the panel moved on now, it would be
      // outside of the button.
      wait = OneShotTimer(after: 0, name: "end of a touch") { [weak self] in self?.endWait() }
    case .possible, .changed: break
    @unknown default: break
    }
  }

  private func begin() {
    guard let sheet else { return }
    let view = panel.view
    geometry = makeGeometry(in: sheet)
    let offset = panel.presentedOffset + headroom
    fullVisibilityOffset = delegate?.isAppearing == true ? headroom : nil
    start = offset
    size = sheet.bounds.size
    // A fade continues.
    for key in view.layer.animationKeys() ?? [] where !key.hasPrefix("opacity") {
      view.layer.removeAnimation(forKey: key)
    }
    move(to: offset)
  }

  private func makeGeometry(in sheet: UIView) -> PanelDragGeometry {
    var heights = detents.measureHeights()
    heights.setHeight(panel.visibleHeight, of: detents.selected)
    let distance = sheet.bounds.height - panel.raisedTop
    return PanelDragGeometry(
      distance: distance + heights.largest - panel.visibleHeight,
      covered: distance - panel.visibleHeight, heights: heights,
      dimming: detents.dimming(of: heights))
  }

  private func move(by translation: CGFloat) {
    guard let start else { return }
    if let scroll {
      move(to: scroll.offset(from: offset, to: translation))
    } else {
      move(to: geometry.offset(from: start, by: translation))
    }
  }

  private func move(to offset: CGFloat) {
    guard let delegate else { return }
    if offset < headroom, headroom > 0,
      let next = geometry.heights.reaching(geometry.heights.largest - offset)
    {
      detents.reach(next)
    }
    setTransform(offset - headroom)
    panel.surface.coverage = geometry.coverage(at: offset, maximum: position.maximumHeight)
    backdrop?.setVisibility(
      geometry.backdropVisibility(at: offset, fullAt: fullVisibilityOffset),
      stopsAnimation: motion.slides, by: delegate)
  }

  private func setTransform(_ offset: CGFloat) {
    panel.view.transform = CGAffineTransform(translationX: 0, y: offset)
    delegate?.panelMayMove()
  }

  private func end(velocity: CGFloat) {
    guard isDragging, let delegate else { return }
    self.velocity = velocity
    let detent = geometry.detent(from: offset, velocity: velocity)
    guard geometry.dismisses(from: offset, velocity: velocity) else { return moveToDetent(detent) }
    switch delegate.panelWasDraggedAway() {
    case .dismissed: break
    case .stays: moveToDetent(detent)
    case .undecided where !isDragging: break
    case .undecided:
      // An answer that comes at once dismisses the panel with the velocity of the drag.
      wait = OneShotTimer(after: Self.maximumWait, name: "answer after a drag") {
        [weak self] in self?.endWait()
      }
    }
  }

  func endWait() {
    guard wait != nil else { return }
    velocity = 0
    moveToDetent()
  }

  /// Animates the panel back after a drag, even before its end has been handled.
  func moveBackAfterEnd() {
    guard ![press, pan].contains(where: { $0.state == .began || $0.state == .changed }) else {
      return
    }
    velocity = 0
    moveToDetent()
  }

  private func moveToDetent(_ detent: DetentHeights.Identifier? = nil) {
    stopWait()
    guard isDragging, let delegate else { return }
    start = nil
    var isNewDetent = false
    let end = geometry.heights.height(of: detent ?? detents.selected) ?? geometry.heights.largest
    let spring = PanelDragGeometry.springVelocity(
      of: velocity, from: offset, to: geometry.heights.largest - end)
    let changes = { @MainActor [self] in
      setTransform(0)
      isNewDetent = detents.settle(on: detent)
      panel.surface.coverage = 0
      backdrop?.setVisibility(detents.restingVisibility, stopsAnimation: false, by: delegate)
    }
    let completion = { @MainActor [weak self] in
      guard let self, !isDragging else { return }
      self.delegate?.panelDidSettle()
    }
    motion.settle(velocity: spring, changes, completion: completion)
    velocity = 0
    if isNewDetent { delegate.panelDidSelectDetent() }
  }

  private func endScroll() -> Bool {
    let movesPanel = scroll?.movesPanel ?? true
    scroll?.end()
    scroll = nil
    return movesPanel
  }

  // MARK: Interruptions

  func followSheetSize() {
    guard isDragging, let sheet, sheet.bounds.size != size else { return }
    moveToDetent()
    pan.cancelGesture()
  }

  private func release() {
    guard isDragging, let delegate else { return }
    start = nil
    setTransform(0)
    panel.surface.coverage = 0
    backdrop?.setVisibility(detents.restingVisibility, stopsAnimation: false, by: delegate)
    pan.cancelGesture()
  }

  func endForDismissal() -> CGFloat? {
    let isThrown = isDragging && motion.slides
    stopWait()
    start = nil
    guard isThrown else { return nil }
    return PanelDragGeometry.springVelocity(of: velocity, from: offset, to: geometry.distance)
  }

  func resetOffset() {
    setTransform(0)
  }

  private func stopWait() {
    wait?.stop()
    wait = nil
  }

  func remove() {
    stopWait()
    start = nil
  }
}
