/// A position in a text field, as a UTF-16 offset.
final class OffsetTextPosition: UITextPosition {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetTextPosition)?.offset == offset
  }

  override var hash: Int { offset }
}

/// A range in a text field, as UTF-16 offsets.
final class OffsetTextRange: UITextRange {
  let range: Range<Int>

  init(_ range: Range<Int>) {
    self.range = range
    super.init()
  }

  override var isEmpty: Bool { range.isEmpty }
  override var start: UITextPosition { OffsetTextPosition(range.lowerBound) }
  override var end: UITextPosition { OffsetTextPosition(range.upperBound) }

  override func isEqual(_ object: Any?) -> Bool {
    (object as? OffsetTextRange)?.range == range
  }

  override var hash: Int { range.lowerBound }
}

/// A selection rectangle of a text field.
final class OffsetSelectionRect: UITextSelectionRect {
  private let frame: CGRect
  private let ends: (start: Bool, end: Bool)

  init(_ frame: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.frame = frame
    ends = (containsStart, containsEnd)
    super.init()
  }

  override var rect: CGRect { frame }
  override var containsStart: Bool { ends.start }
  override var containsEnd: Bool { ends.end }
}
