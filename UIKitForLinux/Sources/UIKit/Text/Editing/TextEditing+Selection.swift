extension TextEditing {
  func offset(_ position: UITextPosition) -> Int {
    (position as? OffsetTextPosition)?.offset ?? 0
  }

  func offsets(_ range: UITextRange) -> Range<Int> {
    let (a, b) = (offset(range.start), offset(range.end))
    return min(a, b)..<max(a, b)
  }

  /// - Parameter affinity: The line in which an insertion point between two lines is drawn.
  func setSelection(_ range: Range<Int>, affinity: UITextStorageDirection = .forward) {
    selectionAnchor = nil
    caretColumn = nil
    let range = range.clamped(to: content.whole)
    guard range != content.selection || affinity != selectionAffinity else { return }
    inputDelegate?.selectionWillChange(self)
    typingRun = nil
    content.select(range)
    selectionAffinity = affinity
    inputDelegate?.selectionDidChange(self)
    if isFirstResponder { window?.device?.keyboard.textDidChange() }
    selectionDidChange()
  }

  func selectWord(at offset: Int) {
    setSelection(content.boundaries.word(at: offset) ?? offset..<offset)
  }

  /// A Boolean value that indicates whether the text is right-to-left, according to its first
  /// letter or, without letters, to the interface.
  var isRightToLeft: Bool {
    for scalar in content.string.unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func isForward(_ direction: UITextLayoutDirection) -> Bool {
    switch direction {
    case .right: !isRightToLeft
    case .left: isRightToLeft
    case .down: true
    case .up: false
    }
  }

  func place(
    _ count: Int, charactersFrom offset: Int, in direction: UITextLayoutDirection
  ) -> Int {
    let boundaries = content.boundaries
    if direction == .up || direction == .down {
      return place(
        linesBelow: direction == .up ? -count : count, from: offset,
        column: caretRect(for: OffsetTextPosition(offset)).midX)
    }
    let isForward = isForward(direction) == (count >= 0)
    var place = offset
    for _ in 0..<abs(count) {
      place = isForward ? boundaries.character(after: place) : boundaries.character(before: place)
    }
    return place
  }

  /// Moves the insertion point or, with Shift, the moving end of the selection.
  func moveCaret(
    forward: Bool, extending: Bool, collapsing: Bool,
    affinity: UITextStorageDirection = .forward, to place: (_ from: Int) -> Int
  ) {
    let selection = content.selection
    guard extending else {
      let from = forward ? selection.upperBound : selection.lowerBound
      let target = collapsing && !selection.isEmpty ? from : place(from)
      return setSelection(target..<target, affinity: affinity)
    }
    let anchor = selectionAnchor ?? (forward ? selection.lowerBound : selection.upperBound)
    let loose = anchor == selection.lowerBound ? selection.upperBound : selection.lowerBound
    let target = place(loose)
    setSelection(min(anchor, target)..<max(anchor, target), affinity: affinity)
    selectionAnchor = anchor
  }

  // MARK: Fingers

  /// Handles taps: one moves the insertion point, two select a word, three select everything.
  func lifted(_ touch: UITouch) {
    let place = touch.location(in: self)
    let wasEditing = isEditing
    guard becomeFirstResponder(), isEditing else { return }
    if !wasEditing { layoutIfNeeded() }
    commitMarkedText()
    let found = self.place(at: place)
    switch touch.tapCount {
    case ...1:
      // A subclass can choose another position.
      let offset = closestPosition(to: place).map { self.offset($0) } ?? found.offset
      setSelection(offset..<offset, affinity: found.affinity)
    case 2: selectWord(at: found.offset)
    default: setSelection(content.whole)
    }
  }
}
