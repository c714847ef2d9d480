extension TouchDispatcher {
  enum Verdict {
    case go, wait, fail
  }

  /// Returns whether the relations to other recognizers allow a recognizer to recognize now.
  func verdict(on recognizer: UIGestureRecognizer) -> Verdict {
    let requirements = recognizer.requirements ?? requirements(of: recognizer)
    recognizer.requirements = requirements
    var mustWait = false
    for other in requirements where attempting.contains(where: { $0 === other }) {
      switch other.storedState {
      case .possible: mustWait = true
      case .failed: continue
      case .began, .changed, .ended, .cancelled: return .fail
      }
    }
    let isExcluded = attempting.contains { other in
      other !== recognizer && other.hasRecognized && other.sharesTouches(with: recognizer)
        && other.excludes(recognizer)
    }
    if isExcluded { return .fail }
    return mustWait ? .wait : .go
  }

  private func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    attempting.filter { $0 !== recognizer && recognizer.mustWait(for: $0) }
  }

  /// Fails the other recognizers that track the same touches, unless simultaneous recognition is
  /// allowed.
  func failExcludedRecognizers(_ recognizer: UIGestureRecognizer) {
    for other in attempting
    where other !== recognizer && other.storedState == .possible
      && other.sharesTouches(with: recognizer) && recognizer.excludes(other)
    {
      other.request(.failed)
    }
  }
}

extension UIGestureRecognizer {
  fileprivate var hasRecognized: Bool {
    storedState == .began || storedState == .changed || storedState == .ended
  }

  /// Returns a Boolean value that indicates whether the recognizer receives a new touch.
  final func shouldReceive(_ touch: UITouch, _ event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(NSNumber(value: touch.type.rawValue)) else {
      return false
    }
    if dispatcher != nil, isFinished { return false }
    if requiresExclusiveTouchType,
      trackedTouches.contains(where: { $0.isDown && $0.type != touch.type })
    {
      return false
    }
    return shouldReceive(event)
      && delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }
}
