extension LayoutError {
  /// What is wrong with one equation, and where.
  ///
  /// Its description shows the line and points at the place:
  ///
  ///     2:7: There is no attribute “lefft”. Did you mean “left”?
  ///       photo.lefft == 8
  ///             ^
  public struct Diagnostic: Error, Sendable, CustomStringConvertible {
    /// The text that was read and the names that it could use, shared by all problems of a text.
    final class Source: Sendable {
      let text: String
      let vocabulary: EquationVocabulary

      init(text: String, vocabulary: EquationVocabulary) {
        self.text = text
        self.vocabulary = vocabulary
      }
    }

    let source: Source
    let problem: EquationProblem

    /// The line of the text, counted from 1.
    public var line: Int { problem.line }

    /// The character of the line at which the problem is, counted from 1.
    public var column: Int {
      text(problem.lineStart..<problem.range.lowerBound).count + 1
    }

    /// What is wrong, or what was expected, in a sentence.
    public var message: String { problem.rule.message(about: found) }

    /// The known name that the unknown one probably stands for.
    public var nearestName: String? {
      switch problem.rule {
      case .unknownView:
        NearestName.of(
          found, in: source.vocabulary.items.names + source.vocabulary.reserved.names)
      case .unknownAttribute: NearestName.of(found, in: EquationAttribute.table.names)
      case .unknownGuide: NearestName.of(found, in: EquationGuide.table.names)
      case .unknownNumber: NearestName.of(found, in: source.vocabulary.numbers.names)
      case .unknownPriority:
        NearestName.of(
          found, in: LayoutPriorityName.table.names + source.vocabulary.numbers.names)
      default: nil
      }
    }

    /// The line of the text with a caret below the place.
    ///
    /// Of a very long line only what is around the place is shown.
    public var excerpt: String {
      let place = problem.range.lowerBound
      let bytes = source.text.utf8.dropFirst(place)
      let rest = bytes.prefix(Self.bytesBesideCaret).prefix { $0 != 0x0A && $0 != 0x0D }
      let isCutAfter = rest.count == Self.bytesBesideCaret
      let start = max(problem.lineStart, place - Self.bytesBesideCaret)
      let before = text(start..<place).suffix(Self.widthBesideCaret)
      let after = String(decoding: rest, as: UTF8.self).prefix(Self.widthBesideCaret)
      let lead = before.utf8.count < place - problem.lineStart ? "…" : ""
      let tail = isCutAfter || after.utf8.count < rest.count ? "…" : ""
      // A tab below a tab is as wide, whatever the reader's tabs are.
      let indent = (lead + before).map { $0 == "\t" ? "\t" : " " }.joined()
      return "\(lead)\(before)\(after)\(tail)\n\(indent)^"
    }

    /// Place, message, nearest name and excerpt.
    public var description: String {
      let hint = nearestName.map { " Did you mean “\($0)”?" } ?? ""
      let lines = excerpt.split(separator: "\n").map { "\n  \($0)" }.joined()
      return "\(line):\(column): \(message)\(hint)\(lines)"
    }

    /// What the problem is about, as it stands in the text; shortened if it is very long.
    private var found: String {
      let found = text(problem.range)
      return found.count <= Self.widthBesideCaret
        ? found : found.prefix(Self.widthBesideCaret) + "…"
    }

    /// How many characters of a line are shown on each side of the place.
    private static let widthBesideCaret = 60
    /// How many bytes are looked at for them: the longest emoji in use have about thirty.
    private static let bytesBesideCaret = 2_000

    private func text(_ range: Range<Int>) -> String {
      let utf8 = source.text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
    }
  }
}
