// Positions and ranges of `UITextInput`.
extension TextEditing {
  func orderedRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (a, b) = (offset(start), offset(end))
    return OffsetTextRange(min(a, b)..<max(a, b))
  }

  func position(_ position: UITextPosition, movedBy distance: Int) -> UITextPosition? {
    let target = offset(position) + distance
    return (0...content.length).contains(target) ? OffsetTextPosition(target) : nil
  }

  func order(of position: UITextPosition, and other: UITextPosition) -> ComparisonResult {
    let (a, b) = (offset(position), offset(other))
    return a == b ? .orderedSame : a < b ? .orderedAscending : .orderedDescending
  }

  func extendedRange(
    from position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    self.position(from: position, in: direction, offset: 1).flatMap {
      textRange(from: position, to: $0)
    }
  }

  func firstRectangle(of range: UITextRange) -> CGRect {
    rects(for: offsets(range)).first ?? caretRect(for: range.start)
  }

  func selectionRectangles(of range: UITextRange) -> [UITextSelectionRect] {
    let rects = rects(for: offsets(range))
    return rects.enumerated().map { index, rect in
      OffsetSelectionRect(
        rect, containsStart: index == 0, containsEnd: index == rects.count - 1)
    }
  }

  func nearestPosition(to point: CGPoint, within range: UITextRange? = nil) -> UITextPosition {
    let range = range.map { offsets($0) } ?? content.whole
    return OffsetTextPosition(min(max(place(at: point).offset, range.lowerBound), range.upperBound))
  }

  func rangeOfCharacter(at point: CGPoint) -> UITextRange? {
    content.boundaries.unit(.character, at: place(at: point).offset).map { OffsetTextRange($0) }
  }
}

// Becoming and resigning first responder.
extension TextEditing {
  /// Makes the view first responder and begins editing, if the delegate allows it.
  ///
  /// - Parameter become: Makes the view first responder.
  /// - Returns: A Boolean value that indicates whether the view is first responder.
  func beginEditing(_ become: () -> Bool) -> Bool {
    guard !isFirstResponder else { return true }
    guard canBecomeFirstResponder, window != nil, shouldBeginEditing(), become() else {
      return false
    }
    // An observer of the keyboard can make another view first responder.
    if isFirstResponder, !isEditing { didBeginEditing() }
    return isFirstResponder
  }

  /// Commits marked text and resigns first responder, if the delegate allows it.
  ///
  /// - Parameter resign: Resigns first responder.
  /// - Returns: A Boolean value that indicates whether the view resigned.
  func endEditing(_ resign: () -> Bool) -> Bool {
    guard isFirstResponder else { return resign() }
    commitMarkedText()
    return shouldEndEditing() && resign()
  }
}
