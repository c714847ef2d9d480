// Touches and geometry of a text view.
extension UITextView {
  // MARK: Fingers

  /// Handles taps: one moves the insertion point, two select a word, three select everything.
  final func tapped(_ touch: UITouch) {
    // Text that isn't editable becomes first responder only with a selection.
    if !isEditable, touch.tapCount == 1 {
      return setSelection(content.selection.lowerBound..<content.selection.lowerBound)
    }
    lifted(touch)
  }

  /// Moves the insertion point with the finger after a long press.
  final func pressed() {
    let press = pressRecognizer
    guard press.state == .began || press.state == .changed, becomeFirstResponder() else { return }
    commitMarkedText()
    let found = place(at: press.location(in: self))
    if isEditable {
      setSelection(found.offset..<found.offset, affinity: found.affinity)
    } else {
      selectWord(at: found.offset)
    }
  }

  // MARK: Lines

  final func line(at offset: Int) -> Range<Int> {
    display.line(at: offset, affinity: selectionAffinity)
  }

  final func place(linesBelow count: Int, from offset: Int, column: CGFloat?) -> Int {
    display.place(
      linesBelow: count, from: offset, affinity: selectionAffinity, column: column ?? 0)
  }

  final func place(at point: CGPoint) -> (offset: Int, affinity: UITextStorageDirection) {
    display.place(at: point)
  }

  final func scrollToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let offsets = (Range(range) ?? content.selection).clamped(to: content.whole)
    let rects = display.rects(for: offsets)
    let rect = rects.reduce(rects.first ?? display.caretRect(at: offsets.lowerBound)) {
      $0.union($1)
    }
    scrollRectToVisible(rect, animated: false)
  }
}
