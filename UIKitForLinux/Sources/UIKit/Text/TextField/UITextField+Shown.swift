// The displayed text: bullets for secure text, spaces for line breaks.
extension UITextField {
  private static let dot = "•"

  package final var shownText: StyledText {
    var shown =
      styledText.map { StyledText($0) }
      ?? StyledText(content.string, attributes: defaultTextAttributes)
    if isSecureTextEntry {
      var dots = ""
      forEachShownCharacter { _, text in dots += text }
      shown = StyledText(dots, attributes: shown.runs.first?.attributes ?? defaultTextAttributes)
    } else {
      shown.replaceLineBreaks()
    }
    if let style = markedTextStyle, let marked = content.marked {
      shown.setValues(style, in: shownOffset(marked.lowerBound)..<shownOffset(marked.upperBound))
    }
    return shown
  }

  /// Returns the offset in the displayed text for an offset in the text.
  final func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    var result = 0
    forEachShownCharacter { range, text in
      if range.upperBound <= offset { result += text.utf16.count }
    }
    return result
  }

  /// Returns the offset in the text for an offset in the displayed text.
  final func contentOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    var (shown, result) = (0, 0)
    forEachShownCharacter { range, text in
      shown += text.utf16.count
      if shown <= offset { result = range.upperBound }
    }
    return result
  }

  private func forEachShownCharacter(_ body: (_ range: Range<Int>, _ text: String) -> Void) {
    var offset = 0
    for character in content.string {
      let range = offset..<offset + character.utf16.count
      offset = range.upperBound
      body(range, range == revealed ? String(character) : Self.dot)
    }
  }
}
