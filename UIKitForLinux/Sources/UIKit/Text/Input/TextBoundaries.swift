/// The boundaries of characters, words, and sentences in a text, as UTF-16 offsets.
///
/// A character is a grapheme cluster: a letter with its accents, a flag, or a family. A word is a
/// sequence of letters and digits, or of ideographs. No dictionary splits ideographs into words.
struct TextBoundaries {
  let string: String
  var length: Int { string.utf16.count }

  init(_ string: String) {
    self.string = string
  }

  /// Returns the index of an offset.
  ///
  /// An offset inside a surrogate pair is moved to the beginning of the pair.
  func index(_ offset: Int) -> String.Index {
    let index = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
    return index.samePosition(in: string.unicodeScalars) ?? string.utf16.index(before: index)
  }

  func offset(_ index: String.Index) -> Int {
    string.utf16.distance(from: string.startIndex, to: index)
  }

  func substring(_ range: Range<Int>) -> String {
    String(string[index(range.lowerBound)..<index(range.upperBound)])
  }

  /// Returns the beginning of the character that contains an offset or begins at it.
  func characterStart(_ offset: Int) -> Int {
    guard offset > 0, offset < length else { return min(max(offset, 0), length) }
    return self.offset(string.rangeOfComposedCharacterSequence(at: index(offset)).lowerBound)
  }

  /// The start of the `Character` that contains an offset.
  func start(ofCharacterAt offset: Int) -> Int {
    guard offset > 0, offset < length else { return min(max(offset, 0), length) }
    return self.offset(string.index(before: string.index(after: index(offset))))
  }

  func character(before offset: Int) -> Int {
    offset <= 0 ? 0 : self.offset(string.index(before: index(offset)))
  }

  func character(after offset: Int) -> Int {
    offset >= length ? length : self.offset(string.index(after: index(characterStart(offset))))
  }

  // MARK: Words

  private enum Kind: Equatable { case space, sign, word, ideograph }

  private func kind(_ character: Character) -> Kind {
    guard let scalar = character.unicodeScalars.first else { return .space }
    if character.isWhitespace { return .space }
    if scalar.properties.isIdeographic || (0x3040...0x30FF).contains(scalar.value) {
      return .ideograph
    }
    return character.isLetter || character.isNumber || "'’_".contains(character) ? .word : .sign
  }

  /// Returns the word around an offset, or the word that ends there; `nil` between punctuation and
  /// spaces.
  func word(at offset: Int) -> Range<Int>? {
    for place in [offset, character(before: offset)] where place < length {
      let start = index(characterStart(place))
      let kind = kind(string[start])
      guard kind == .word || kind == .ideograph else { continue }
      var (lower, upper) = (start, start)
      while lower > string.startIndex {
        let before = string.index(before: lower)
        guard self.kind(string[before]) == kind else { break }
        lower = before
      }
      while upper < string.endIndex, self.kind(string[upper]) == kind {
        upper = string.index(after: upper)
      }
      return self.offset(lower)..<self.offset(upper)
    }
    return nil
  }

  /// Returns the beginning of the word before an offset, skipping punctuation and spaces.
  func wordStart(before offset: Int) -> Int {
    var place = offset
    while place > 0 {
      let before = character(before: place)
      if let word = word(at: before), word.contains(before) { return word.lowerBound }
      place = before
    }
    return 0
  }

  /// Returns the end of the word after an offset, skipping punctuation and spaces.
  func wordEnd(after offset: Int) -> Int {
    var place = offset
    while place < length {
      if let word = word(at: place), word.contains(place) { return word.upperBound }
      place = character(after: place)
    }
    return length
  }

  // MARK: Paragraphs

  /// Returns the beginning of the paragraph that contains an offset, or of the previous paragraph
  /// if the offset is the beginning.
  func paragraphStart(before offset: Int) -> Int {
    var place = min(max(offset, 0), length)
    repeat { place = character(before: place) } while place > 0 && !endsParagraph(before: place)
    return place
  }

  /// Returns the end of the paragraph that contains an offset, without its line break, or of the
  /// next paragraph.
  func paragraphEnd(after offset: Int) -> Int {
    var place = min(max(offset, 0), length)
    repeat {
      place = character(after: place)
    } while place < length && !string[index(place)].isNewline
    return place
  }

  private func endsParagraph(before offset: Int) -> Bool {
    offset > 0 && string[index(character(before: offset))].isNewline
  }

  // MARK: Units

  /// Returns the text unit of a granularity that contains the character at an offset.
  func unit(_ granularity: UITextGranularity, at offset: Int) -> Range<Int>? {
    guard length > 0 else { return nil }
    switch granularity {
    case .character:
      guard offset < length else { return nil }
      return characterStart(offset)..<character(after: offset)
    case .word: return word(at: offset).flatMap { $0.contains(offset) ? $0 : nil }
    case .sentence: return run(around: offset, endingWith: ".!?。！？\n")
    case .paragraph, .line: return run(around: offset, endingWith: "\n")
    case .document: return 0..<length
    }
  }

  private func run(around offset: Int, endingWith ends: String) -> Range<Int> {
    var (lower, upper) = (index(min(offset, length)), index(min(offset, length)))
    while lower > string.startIndex, !ends.contains(string[string.index(before: lower)]) {
      lower = string.index(before: lower)
    }
    while upper < string.endIndex {
      let character = string[upper]
      upper = string.index(after: upper)
      if ends.contains(character) { break }
    }
    return self.offset(lower)..<self.offset(upper)
  }
}
