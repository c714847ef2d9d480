import UIKit
import ViewBuilding

/// Lets a finger move a panel: down with it, up a little, and by a flick away or back.
///
/// The finger's way is a transform, on top of the place that the equations give the panel. So nothing is laid
/// out on the way, and whatever else places the panel anew meanwhile, such as keys, is right as well.
@MainActor final class PanelMovement {
  private let panel: Panel
  private weak var sheet: BottomBounceView?
  private weak var presentation: (any AnyPresentation)?
  private let duration: TimeInterval
  private let springs: Bool
  private let pan = UIPanGestureRecognizer()
  private let grip: PanelGrip
  private var tail: PanelTail?
  /// The offset at which the finger took the panel; nil while no finger has it.
  private var start: CGFloat?
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
    of panel: Panel, in sheet: BottomBounceView, for presentation: any AnyPresentation,
    duration: TimeInterval, springs: Bool
  ) {
    self.panel = panel
    self.sheet = sheet
    self.presentation = presentation
    self.duration = duration
    self.springs = springs
    grip = PanelGrip { [weak presentation] in
      presentation?.state == .presenting || presentation?.state == .presented
    }
    pan.delegate = grip
    // Another finger, on OK for example, does not disturb the one that has the panel.
    pan.maximumNumberOfTouches = 1
    panel.view.addGestureRecognizer(pan) { [weak self] pan in self?.follow(pan) }
  }

  /// Whether a finger has the panel.
  var isHeld: Bool { start != nil }

  private var travel: PanelTravel {
    PanelTravel(height: panel.view.bounds.height, covered: panel.covered.layoutFrame.height)
  }

  private var offset: CGFloat { panel.view.transform.ty }

  // MARK: The finger

  private func follow(_ pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: sheet).y
    switch pan.state {
    case .began:
      take()
      move(by: translation)
    case .changed: move(by: translation)
    case .ended: letGo(velocity: pan.velocity(in: sheet).y)
    case .cancelled, .failed: goBack()
    case .possible: break
    @unknown default: break
    }
  }

  /// Takes the panel from where it is on the screen, whatever moves it.
  private func take() {
    guard let sheet else { return }
    let view = panel.view
    let raised = view.center.y - view.bounds.height / 2
    let seen = (view.layer.presentation() ?? view.layer).frame.minY - raised
    start = seen
    size = sheet.bounds.size
    view.layer.removeAllAnimations()
    tail?.stop()
    place(at: seen)
  }

  private func move(by translation: CGFloat) {
    guard let start else { return }
    place(at: travel.offset(from: start, by: translation))
  }

  private func place(at offset: CGFloat) {
    guard let sheet, let presentation else { return }
    if offset < 0, tail == nil { tail = PanelTail(of: panel.view, in: sheet) }
    UIView.performWithoutAnimation {
      shift(to: offset)
      sheet.holdDimming(travel.dimming(at: offset), by: presentation)
    }
  }

  private func shift(to offset: CGFloat) {
    panel.view.transform = CGAffineTransform(translationX: 0, y: offset)
    tail?.move(to: offset)
  }

  private func letGo(velocity: CGFloat) {
    guard isHeld, let presentation else { return }
    self.velocity = velocity
    if travel.dismisses(from: offset, velocity: velocity) {
      presentation.handle(.cancel(.drag))
    }
    goBack()
  }

  /// Lets the panel go up again, unless the sheet goes away already.
  private func goBack() {
    guard isHeld, let sheet, let presentation, !presentation.isDecided else { return }
    start = nil
    let changes = { @MainActor [self] in
      shift(to: 0)
      sheet.setDimming(1, by: presentation)
    }
    let completion = { @MainActor [weak self] in
      guard let self, !isHeld else { return }
      removeTail()
      self.presentation?.handle(.risen)
    }
    if springs {
      let velocity = PanelTravel.springVelocity(of: velocity, from: offset, to: 0)
      SheetPace.spring(
        duration: duration, velocity: velocity, changes, completion: completion)
    } else {
      SheetPace.animate(
        duration: duration, options: .curveEaseOut, changes, completion: completion)
    }
    velocity = 0
  }

  // MARK: The sheet

  /// Takes the panel from the finger where the sheet has got another size, as it does by being turned.
  func followSize() {
    guard isHeld, let sheet, sheet.bounds.size != size else { return }
    velocity = 0
    goBack()
    // The finger that is still down has nothing to move any more.
    pan.isEnabled = false
    pan.isEnabled = true
  }

  /// Gives the panel up for its fall, and returns the velocity for a spring; nil where no finger threw it.
  func beginFall() -> CGFloat? {
    let isThrown = isHeld && springs
    start = nil
    pan.isEnabled = false
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
    pan.isEnabled = false
    removeTail()
  }

  private func removeTail() {
    tail?.end()
    tail = nil
  }
}
