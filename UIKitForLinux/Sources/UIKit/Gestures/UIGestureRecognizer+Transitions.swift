extension UIGestureRecognizer {
  /// A Boolean value that indicates whether the recognition attempt has ended.
  final var isFinished: Bool {
    storedState == .ended || storedState == .cancelled || storedState == .failed
  }

  final var hasTouchesDown: Bool { trackedTouches.contains { $0.isDown } }

  /// A Boolean value that indicates whether the recognizer can still recognize, so that views with
  /// delayed touches wait for it.
  final var isUndecided: Bool {
    storedState == .possible && dispatcher != nil
      && (waitingState != nil || waitsForMoreTouches || hasTouchesDown)
  }

  /// Changes to a state requested by a subclass, if the transition is valid.
  final func request(_ new: State) {
    switch (storedState, new) {
    case (.possible, .began), (.possible, .ended): attempt(new)
    case (.possible, .failed), (.possible, .cancelled): enter(.failed)
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended):
      enter(new)
    case (.began, .cancelled), (.changed, .cancelled): enter(.cancelled)
    case (.began, .failed), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  /// Recognizes unless another recognizer prevents it, and waits for recognizers that must fail
  /// first.
  final func attempt(_ new: State) {
    switch dispatcher?.verdict(on: self) ?? .go {
    case .wait:
      waitingState = new
    case .fail:
      enter(.failed)
    case .go:
      guard mayBegin else { return enter(.failed) }
      enter(new)
    }
  }

  /// A Boolean value that indicates whether the delegate, the view, and the views that would lose
  /// their touches allow the gesture to begin.
  private var mayBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    var asked: [UIView] = []
    if let view = storedView { asked.append(view) }
    if cancelsTouchesInView {
      for touch in trackedTouches {
        if let view = touch.view, !asked.contains(where: { $0 === view }) { asked.append(view) }
      }
    }
    return asked.allSatisfy { $0.gestureRecognizerShouldBegin(self) }
  }

  private func enter(_ new: State) {
    let isRecognition = storedState == .possible && new != .failed
    storedState = new
    waitingState = nil
    if isFinished { deadline = nil }
    if new != .failed { pendingStates.append(new) }
    if isRecognition {
      if cancelsTouchesInView {
        for touch in trackedTouches { touch.isCanceledForView = true }
      }
      dispatcher?.failExcludedRecognizers(self)
    }
    if let dispatcher {
      dispatcher.conclude()
    } else {
      callHandlers()
    }
  }

  /// Calls the handlers for each pending state.
  ///
  /// During a call, `state` is that state.
  final func callHandlers() {
    while !pendingStates.isEmpty {
      let told = pendingStates.removeFirst()
      let now = storedState
      storedState = told
      for handler in handlers { handler(self) }
      removableHandler?(self)
      // A handler may have changed the state, for example by disabling the recognizer.
      if storedState == told { storedState = now }
    }
  }

  /// Cancels the gesture, because the recognizer is disabled or removed from its view.
  final func discardWhenUnused() {
    guard dispatcher != nil else { return }
    for touch in trackedTouches { touch.recognizers.removeAll { $0 === self } }
    let touches = trackedTouches
    request(.cancelled)
    trackedTouches.removeAll { touch in touches.contains { $0 === touch } }
    dispatcher?.conclude()
  }

  /// Resets the gesture recognizer after an attempt.
  final func finish() {
    reset()
    storedState = .possible
    waitingState = nil
    deadline = nil
    requirements = nil
    trackedTouches = []
    dispatcher = nil
  }

  final func notePlace() {
    var sum = CGPoint.zero
    var count: CGFloat = 0
    let isAnyDown = hasTouchesDown
    for touch in trackedTouches where touch.isDown || !isAnyDown {
      sum.x += touch.place.x
      sum.y += touch.place.y
      count += 1
    }
    if count > 0 { lastPlace = CGPoint(x: sum.x / count, y: sum.y / count) }
  }
}

// MARK: Relations

extension UIGestureRecognizer {
  final func mustWait(for other: UIGestureRecognizer) -> Bool {
    permanentlyRequires(other)
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
  }

  /// Returns whether another recognizer of the same touches fails if this one recognizes.
  final func excludes(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) != true
      && other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) != true
  }

  final func sharesTouches(with other: UIGestureRecognizer) -> Bool {
    trackedTouches.contains { touch in other.trackedTouches.contains { $0 === touch } }
  }
}

extension UIView {
  final func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView !== self else { return }
    recognizer.storedView?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    hasHadRecognizers = true
    recognizer.storedView = self
  }

  final func detach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.storedView === self else { return }
    recognizer.discardWhenUnused()
    recognizers.removeAll { $0 === recognizer }
    recognizer.storedView = nil
  }
}
