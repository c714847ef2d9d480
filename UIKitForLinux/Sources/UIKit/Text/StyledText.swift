/// Attributed text as a value.
///
/// Views store and lay out their text as such values. On Linux, Foundation frees neither an
/// `NSAttributedString`'s attributes nor the array that holds them
/// (swiftlang/swift-corelibs-foundation#5256), so each of them leaks about 200 bytes and all
/// objects that its attributes refer to.
package struct StyledText {
  /// A part of the text with the same attributes.
  ///
  /// Its range is in UTF-16 units.
  package struct Run {
    package var range: Range<Int>
    package var attributes: [NSAttributedString.Key: Any]
  }

  package private(set) var string = ""
  /// The runs in text order.
  ///
  /// None of them is empty.
  package private(set) var runs: [Run] = []

  /// Creates text with the same attributes everywhere.
  package init(_ string: String = "", attributes: [NSAttributedString.Key: Any] = [:]) {
    append(string, attributes: attributes)
  }

  /// Creates styled text from an attributed string.
  package init(_ text: NSAttributedString) {
    string = text.string
    let all = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: all) { attributes, range, _ in
      let end = range.location + range.length
      runs.append(Run(range: range.location..<end, attributes: attributes))
    }
  }

  /// An attributed string with the same text and attributes.
  package var attributedString: NSAttributedString {
    let text = NSMutableAttributedString(string: string)
    for run in runs { text.setAttributes(run.attributes, range: NSRange(run.range)) }
    return text
  }

  /// The length of the text in UTF-16 units.
  package var length: Int { runs.last?.range.upperBound ?? 0 }

  /// Returns the value of an attribute at the beginning of the text.
  package func firstValue(of key: NSAttributedString.Key) -> Any? {
    runs.first?.attributes[key]
  }

  /// Appends text with attributes to the styled text.
  package mutating func append(_ text: String, attributes: [NSAttributedString.Key: Any]) {
    guard !text.isEmpty else { return }
    let start = length
    string += text
    runs.append(Run(range: start..<start + text.utf16.count, attributes: attributes))
  }

  /// Returns the part of the text in a range.
  func substring(in range: Range<Int>) -> StyledText {
    let range = range.clamped(to: 0..<length)
    var part = StyledText()
    let start = string.utf16.index(string.startIndex, offsetBy: range.lowerBound)
    let end = string.utf16.index(start, offsetBy: range.count)
    part.string = String(string.utf16[start..<end]) ?? ""
    part.runs = runs.compactMap { run in
      let shared = run.range.clamped(to: range)
      guard !shared.isEmpty else { return nil }
      let start = shared.lowerBound - range.lowerBound
      return Run(range: start..<start + shared.count, attributes: run.attributes)
    }
    return part
  }

  /// Replaces each line break with a space.
  mutating func replaceLineBreaks() {
    guard string.utf8.contains(where: { $0 == 10 || $0 == 13 }) else { return }
    let scalars = string.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }
    string = String(String.UnicodeScalarView(scalars))
  }

  /// Sets an attribute of the whole text, or removes it.
  mutating func setValue(_ value: Any?, of key: NSAttributedString.Key) {
    for index in runs.indices { runs[index].attributes[key] = value }
  }

  /// Sets attributes in a range.
  mutating func setValues(
    _ values: [NSAttributedString.Key: Any], in range: Range<Int>
  ) {
    runs = runs.flatMap { run in
      let cuts = [range.lowerBound, range.upperBound].filter {
        run.range.lowerBound < $0 && $0 < run.range.upperBound
      }
      let ends = [run.range.lowerBound] + cuts + [run.range.upperBound]
      return zip(ends, ends.dropFirst()).map { start, end in
        var part = Run(range: start..<end, attributes: run.attributes)
        if range.contains(start) { part.attributes.merge(values) { $1 } }
        return part
      }
    }
  }

  /// Replaces the values of an attribute, and returns whether one changed.
  mutating func replaceValues<Value: AnyObject>(
    of key: NSAttributedString.Key, with change: (Value) -> Value
  ) -> Bool {
    var hasChanged = false
    for index in runs.indices {
      guard let value = runs[index].attributes[key] as? Value else { continue }
      let changed = change(value)
      guard changed !== value else { continue }
      runs[index].attributes[key] = changed
      hasChanged = true
    }
    return hasChanged
  }
}

extension StyledText: Equatable {
  /// Returns a Boolean value that indicates whether the texts and their attributes are equal.
  package static func == (one: StyledText, other: StyledText) -> Bool {
    guard one.string == other.string, one.runs.count == other.runs.count else { return false }
    return zip(one.runs, other.runs).allSatisfy { one, other in
      one.range == other.range && one.attributes.count == other.attributes.count
        && one.attributes.allSatisfy { key, value in
          isEqual(value, other.attributes[key])
        }
    }
  }

  private static func isEqual(_ one: Any, _ other: Any?) -> Bool {
    guard let one = one as? AnyHashable, let other = other as? AnyHashable else { return false }
    return one == other
  }
}

extension StyledText {
  /// Returns the size of the text without line wrapping.
  package func size() -> CGSize {
    CanvasText(self, defaults: TextDefaults()).size
  }
}
