@preconcurrency @MainActor open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UIResponder & UITextInput)?

  public init(textInput: any UIResponder & UITextInput) {
    input = textInput
    super.init()
  }

  private func boundaries(_ input: any UITextInput) -> TextBoundaries {
    let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    return TextBoundaries(all.flatMap { input.text(in: $0) } ?? "")
  }

  private func isForward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.forward) || direction == .layout(.right)
      || direction == .layout(.down)
  }

  private func unit(
    _ granularity: UITextGranularity, at position: UITextPosition, _ direction: UITextDirection
  ) -> Range<Int>? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let boundaries = boundaries(input)
    if isForward(direction) { return boundaries.unit(granularity, at: offset) }
    return offset > 0
      ? boundaries.unit(granularity, at: boundaries.character(before: offset)) : nil
  }

  private func position(_ offset: Int) -> UITextPosition? {
    input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let unit = unit(granularity, at: position, direction),
      let start = self.position(unit.lowerBound), let end = self.position(unit.upperBound)
    else { return nil }
    return input?.textRange(from: start, to: end)
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    guard let input else { return false }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    let opposite: UITextDirection = .storage(isForward(direction) ? .backward : .forward)
    guard let unit = unit(granularity, at: position, opposite) else { return false }
    return isForward(direction) ? unit.upperBound == offset : unit.lowerBound == offset
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let input else { return nil }
    let offset = input.offset(from: input.beginningOfDocument, to: position)
    if granularity == .word {
      let boundaries = boundaries(input)
      return self.position(
        isForward(direction)
          ? boundaries.wordEnd(after: offset) : boundaries.wordStart(before: offset))
    }
    guard let unit = unit(granularity, at: position, direction) else { return nil }
    return self.position(isForward(direction) ? unit.upperBound : unit.lowerBound)
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    unit(granularity, at: position, direction) != nil
  }
}
