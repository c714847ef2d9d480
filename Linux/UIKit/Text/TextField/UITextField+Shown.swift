// What is shown of the text: dots for a secret, blanks for line breaks.
extension UITextField {
  private static let dot = "•"

  package final var shownText: NSAttributedString {
    let whole = attributedText ?? NSAttributedString(string: "")
    let shown: NSMutableAttributedString
    if isSecureTextEntry {
      let attributes =
        whole.length > 0
        ? whole.attributes(at: 0, effectiveRange: nil) : defaultTextAttributes
      var dots = ""
      forEachShownCharacter { _, text in dots += text }
      shown = NSMutableAttributedString(string: dots, attributes: attributes)
    } else if content.string.utf8.contains(where: { $0 == 10 || $0 == 13 }) {
      shown = whole.withBlanksForLineBreaks
    } else if content.marked != nil, markedTextStyle != nil {
      shown = NSMutableAttributedString(attributedString: whole)
    } else {
      return whole
    }
    if let style = markedTextStyle, let marked = content.marked {
      let range = shownOffset(marked.lowerBound)..<shownOffset(marked.upperBound)
      shown.addAttributes(style, range: NSRange(range))
    }
    return shown
  }

  /// The offset in what is shown for one in the text.
  final func shownOffset(_ offset: Int) -> Int {
    guard isSecureTextEntry else { return offset }
    var result = 0
    forEachShownCharacter { range, text in
      if range.upperBound <= offset { result += text.utf16.count }
    }
    return result
  }

  /// The offset in the text for one in what is shown.
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

extension NSAttributedString {
  /// A copy with spaces instead of line breaks.
  ///
  /// It is built at once, because each replacement copies the text.
  fileprivate var withBlanksForLineBreaks: NSMutableAttributedString {
    var blanked = String.UnicodeScalarView()
    for scalar in string.unicodeScalars {
      blanked.append(scalar == "\n" || scalar == "\r" ? " " : scalar)
    }
    let copy = NSMutableAttributedString(string: String(blanked))
    enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
      copy.setAttributes(values, range: range)
    }
    return copy
  }
}
