extension TouchDispatcher {
  /// Delivers pending phases to views; touches with the same view and phase are delivered together.
  func deliverTouchesToViews() {
    while let (view, phase) = nextPhase() {
      let ready = touches.filter { $0.view === view && $0.phaseToDeliver == phase }
      for touch in ready { touch.phaseDelivered(phase) }
      deliver(Set(ready), phase, to: view)
    }
    // The view may have been removed, or a recognizer may have canceled the touch.
    for touch in touches
    where touch.view == nil || (touch.isCanceledForView && touch.viewProgress == .nothing) {
      touch.viewProgress = .end
    }
  }

  private func nextPhase() -> (UIView, UITouch.Phase)? {
    for touch in touches {
      if let view = touch.view, let phase = touch.phaseToDeliver { return (view, phase) }
    }
    return nil
  }

  private func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to view: UIView) {
    // Delayed touches are delivered with their original phases.
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
  /// Adds a phase to the phases that the view receives.
  final func enqueue(_ phase: Phase) {
    guard viewProgress != .end else { return }
    if phase == .moved, pendingPhases.last == .moved { return }
    pendingPhases.append(phase)
  }

  /// The next phase to deliver to the view, or `nil` if there is none or a recognizer delays it.
  final var phaseToDeliver: Phase? {
    switch viewProgress {
    case .end: nil
    case .nothing where isCanceledForView: nil
    case .beginning where isCanceledForView: .cancelled
    case .nothing: recognizers.contains { $0.delaysTouchesBegan && $0.isUndecided } ? nil : .began
    case .beginning:
      switch pendingPhases.first {
      case .ended where recognizers.contains { $0.delaysTouchesEnded && $0.isUndecided }: nil
      case let phase: phase
      }
    }
  }

  /// Removes a touch phase that was delivered.
  final func phaseDelivered(_ phase: Phase) {
    switch phase {
    case .ended, .cancelled:
      viewProgress = .end
      pendingPhases = []
    default:
      viewProgress = .beginning
      if !pendingPhases.isEmpty { pendingPhases.removeFirst() }
    }
  }
}
