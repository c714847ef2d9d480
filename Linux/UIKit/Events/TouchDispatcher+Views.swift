extension TouchDispatcher {
  /// Tells views what they have not heard yet and may hear, all touches of a view and phase at once.
  func tellViews() {
    while let (view, phase) = nextToTell() {
      let told = touches.filter { $0.view === view && $0.phaseToTell == phase }
      for touch in told { touch.tells(phase) }
      tell(Set(told), phase, to: view)
    }
    // The view may be gone, or never hear of what a recogniser took from it.
    for touch in touches
    where touch.view == nil || (touch.isTakenFromView && touch.viewProgress == .nothing) {
      touch.viewProgress = .end
    }
  }

  private func nextToTell() -> (UIView, UITouch.Phase)? {
    for touch in touches {
      if let view = touch.view, let phase = touch.phaseToTell { return (view, phase) }
    }
    return nil
  }

  private func tell(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView) {
    // What was held back is told later than it happened: the phase has to be that of then.
    let now = touches.map { ($0, $0.storedPhase) }
    for (touch, _) in now { touch.storedPhase = phase }
    switch phase {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    default: view.touchesCancelled(touches, with: event)
    }
    for (touch, phase) in now { touch.storedPhase = phase }
  }
}

extension UITouch {
  /// Notes something for the view to hear.
  final func hear(_ phase: Phase) {
    guard viewProgress != .end else { return }
    if phase == .moved, untoldPhases.last == .moved { return }
    untoldPhases.append(phase)
  }

  /// What the view is to hear next; nil where a recogniser holds it back, or there is nothing.
  final var phaseToTell: Phase? {
    switch viewProgress {
    case .end: nil
    case .nothing where isTakenFromView: nil
    case .beginning where isTakenFromView: .cancelled
    case .nothing: recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided } ? nil : .began
    case .beginning:
      switch untoldPhases.first {
      case .ended where recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }: nil
      case let phase: phase
      }
    }
  }

  /// Notes that the view hears a phase.
  final func tells(_ phase: Phase) {
    switch phase {
    case .ended, .cancelled:
      viewProgress = .end
      untoldPhases = []
    default:
      viewProgress = .beginning
      if !untoldPhases.isEmpty { untoldPhases.removeFirst() }
    }
  }
}
