import UIKit
import ViewBuilding

/// Lets a finger move a panel: between its detents, down and away, up a little, and by a flick.
///
/// The finger's way is a transform, on top of the place that the equations give the panel. So nothing is laid
/// out on the way but where it reaches the next detent, and whatever else places the panel anew meanwhile, such as
/// keys, is right as well.
@MainActor final class PanelMovement {
  private let panel: Panel
  private let panelPlace: PanelPlace
  private let detents: PanelDetents
  private weak var sheet: BottomBounceView?
  private weak var presentation: (any AnyPresentation)?
  private let duration: TimeInterval
  private let springs: Bool
  private let pan = UIPanGestureRecognizer()
  private let grip: PanelGrip
  private var tail: PanelTail?
  /// The content that shares the finger with the panel; nil where none does.
  private var scroll: ScrollUnderFinger?
  /// The offset at which the finger took the panel; nil while no finger has it.
  private var start: CGFloat?
  /// The ways and heights that the finger found when it took the panel.
  private var travel = PanelTravel(height: 0)
  /// The offset down to which the backdrop dims all; nil for that of the smallest height.
  private var whole: CGFloat?
  /// The finger's velocity at the end, downwards in points a second.
  private var velocity: CGFloat = 0
  /// The sheet's size when the finger took the panel.
  private var size = CGSize.zero

  /// Lets fingers move a panel that is in its sheet.
  ///
  /// - Parameters:
  ///   - duration: the seconds that the way back takes.
  ///   - springs: whether the finger's velocity goes on when it lets go.
  init(
    of panel: Panel, at place: PanelPlace, with detents: PanelDetents, in sheet: BottomBounceView,
    for presentation: any AnyPresentation, duration: TimeInterval, springs: Bool
  ) {
    self.panel = panel
    panelPlace = place
    self.detents = detents
    self.sheet = sheet
    self.presentation = presentation
    self.duration = duration
    self.springs = springs
    grip = PanelGrip { [weak presentation] in
      presentation?.state == .presenting || presentation?.state == .presented
    } canGrow: { [weak panel, weak detents] in
      guard let panel, let detents else { return false }
      return panel.seenNow < detents.heights.largest - 0.5
    }
    pan.delegate = grip
    // Another finger, on OK for example, does not disturb the one that has the panel.
    pan.maximumNumberOfTouches = 1
    panel.view.addGestureRecognizer(pan) { [weak self] pan in self?.follow(pan) }
    detents.onRelease = { [weak self] in self?.release() }
  }

  /// Whether a finger has the panel.
  var isHeld: Bool { start != nil }

  /// How much higher the largest height is than the one that the panel is laid out for.
  private var headroom: CGFloat { travel.rests.largest - panel.seenHeight }
  /// How far the panel is below the place of its largest height.
  private var offset: CGFloat { panel.view.transform.ty + headroom }

  // MARK: The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet).y
    switch pan.state {
    case .began:
      take()
      scroll = grip.scrollView.map { ScrollUnderFinger($0) }
      move(by: translation)
    case .changed: move(by: translation)
    case .ended:
      let panelHasFinger = endScroll()
      letGo(velocity: panelHasFinger ? pan.velocity(in: sheet).y : 0)
    case .cancelled, .failed:
      _ = endScroll()
      goBack()
    case .possible: break
    @unknown default: break
    }
  }

  /// Takes the panel from where it is on the screen, whatever moves it.
  private func take() {
    guard let sheet else { return }
    let view = panel.view
    travel = makeTravel(in: sheet)
    let seen = panel.seenOffset + headroom
    whole = presentation?.state == .presenting ? headroom : nil
    start = seen
    size = sheet.bounds.size
    // One that dissolves goes on doing so.
    for key in view.layer.animationKeys() ?? [] where !key.hasPrefix("opacity") {
      view.layer.removeAnimation(forKey: key)
    }
    tail?.stop()
    place(at: seen)
  }

  private func makeTravel(in sheet: UIView) -> PanelTravel {
    var rests = detents.heights
    rests.setHeight(panel.seenHeight, of: detents.selected)
    let way = sheet.bounds.height - panel.raisedTop
    return PanelTravel(
      height: way + rests.largest - panel.seenHeight, covered: way - panel.seenHeight,
      rests: rests)
  }

  private func move(by translation: CGFloat) {
    guard let start else { return }
    if let scroll {
      place(at: scroll.offset(from: offset, to: translation))
    } else {
      place(at: travel.offset(from: start, by: translation))
    }
  }

  private func place(at offset: CGFloat) {
    guard let sheet, let presentation else { return }
    if offset < headroom, headroom > 0,
      let next = travel.rests.reaching(travel.rests.largest - offset)
    {
      detents.reach(next)
    }
    if offset < 0, tail == nil, !panelPlace.floats { tail = PanelTail(of: panel.view, in: sheet) }
    shift(to: offset - headroom)
    let dimming = travel.dimming(at: offset, whole: whole)
    if springs {
      sheet.holdDimming(dimming, by: presentation)
    } else {
      sheet.setDimming(dimming, by: presentation)
    }
  }

  private func shift(to offset: CGFloat) {
    panel.view.transform = CGAffineTransform(translationX: 0, y: offset)
    tail?.move(to: offset)
  }

  private func letGo(velocity: CGFloat) {
    guard isHeld, let presentation else { return }
    self.velocity = velocity
    let rest = travel.rest(from: offset, velocity: velocity)
    if travel.dismisses(from: offset, velocity: velocity) {
      presentation.handle(.cancel(.drag))
    }
    goBack(to: rest)
  }

  /// Lets the panel go to a detent, or to the one that it has, unless the sheet goes away and has taken it already.
  private func goBack(to rest: DetentHeights.Identifier? = nil) {
    guard isHeld, let sheet, let presentation else { return }
    start = nil
    var isAnother = false
    let end = travel.rests.height(of: rest ?? detents.selected) ?? travel.rests.largest
    let spring = PanelTravel.springVelocity(
      of: velocity, from: offset, to: travel.rests.largest - end)
    let changes = { @MainActor [self] in
      shift(to: 0)
      isAnother = detents.settle(on: rest)
      sheet.setDimming(1, by: presentation)
    }
    let completion = { @MainActor [weak self] in
      guard let self, !isHeld else { return }
      removeTail()
      self.presentation?.handle(.risen)
    }
    if springs {
      SheetPace.spring(duration: duration, velocity: spring, changes, completion: completion)
    } else {
      SheetPace.animate(
        duration: duration, options: .curveEaseOut, changes, completion: completion)
    }
    velocity = 0
    if isAnother { detents.tell() }
  }

  /// Ends what the finger has to do with content; returns whether it was the panel's at the end.
  private func endScroll() -> Bool {
    let panelHadFinger = scroll?.panelHasFinger ?? true
    scroll?.end()
    scroll = nil
    return panelHadFinger
  }

  // MARK: The sheet

  /// Takes the panel from the finger where the sheet has got another size, as it does by being turned.
  func followSize() {
    guard isHeld, let sheet, sheet.bounds.size != size else { return }
    goBack()
    dropFinger()
  }

  /// Gives the panel up for another detent, inside of the animation that brings it there.
  private func release() {
    guard isHeld, let sheet, let presentation else { return }
    start = nil
    shift(to: 0)
    sheet.setDimming(1, by: presentation)
    removeTail()
    dropFinger()
  }

  /// The finger that is still down has nothing to move any more.
  private func dropFinger() {
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Gives the panel up for its fall, and returns the velocity for a spring; nil where no finger threw it.
  func beginFall() -> CGFloat? {
    let isThrown = isHeld && springs
    start = nil
    guard isThrown else { return nil }
    return PanelTravel.springVelocity(of: velocity, from: offset, to: travel.height)
  }

  /// Leaves the finger's way to the fall, inside of its animation.
  func fall() {
    shift(to: 0)
  }

  /// Leaves no trace in the sheet.
  func end() {
    start = nil
    removeTail()
  }

  private func removeTail() {
    tail?.end()
    tail = nil
  }
}
