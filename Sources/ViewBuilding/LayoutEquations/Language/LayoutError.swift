public import Foundation

/// An error that describes everything wrong with a text of equations, in the order of the lines.
///
/// When a method throws it, none of the equations were applied.
public struct LayoutError: LocalizedError, Sendable, CustomStringConvertible {
  /// The problems in the text.
  ///
  /// There is at least one.
  public let diagnostics: [Diagnostic]
  /// The file and line of the call that threw the error, such as `App/ProfileView.swift:42`.
  public let caller: String

  /// A closure that is called with each error of a literal: mistakes, which stop debug builds, and
  /// lines whose views are released or in another hierarchy.
  ///
  /// An app's tests fail on every literal that ran with an error if they set, for example,
  /// `LayoutError.onLiteralError = { Issue.record($0) }`.
  @MainActor public static var onLiteralError: (@MainActor (LayoutError) -> Void)?

  init(diagnostics: [Diagnostic], caller: String) {
    self.diagnostics = diagnostics
    self.caller = caller
  }

  /// The description of the error.
  public var errorDescription: String? { description }

  /// The location of the call and all problems, in the format of compiler output.
  ///
  /// The first 20 unknown names are followed by the nearest known name.
  public var description: String {
    let count = diagnostics.count == 1 ? "1 problem" : "\(diagnostics.count) problems"
    var hintsLeft = Self.hintLimit
    var lines = ["\(count) in the equations at \(caller)"]
    lines.reserveCapacity(diagnostics.count + 1)
    for diagnostic in diagnostics {
      let hasHint = hintsLeft > 0 && diagnostic.isUnknownName
      if hasHint { hintsLeft -= 1 }
      lines.append(diagnostic.description(suggesting: hasHint ? diagnostic.nearestName : nil))
    }
    return lines.joined(separator: "\n")
  }

  /// The number of unknown names in a description that are compared with all known names.
  private static let hintLimit = 20
}

extension LayoutError {
  /// A problem with one equation, and its location in the text.
  ///
  /// The description contains the line with a marker below the location:
  ///
  ///     2:7: There is no attribute “lefft”. Did you mean “left”?
  ///       photo.lefft == 8
  ///             ^
  public struct Diagnostic: Error, Sendable, CustomStringConvertible {
    /// Shared by all diagnostics of a text.
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

    /// The line number in the text, starting at 1.
    public var line: Int { problem.line }

    /// The position of the first affected character in the line, starting at 1.
    public var column: Int {
      text(problem.lineStart..<problem.range.lowerBound).count + 1
    }

    /// A sentence that describes the problem or what was expected.
    public var message: String { problem.rule.message(about: found) }

    /// The known name that is most similar to an unknown one.
    var nearestName: String? {
      let vocabulary = source.vocabulary
      var numbers: [String] { vocabulary.numbers.keys.sorted() }
      return switch problem.rule {
      case .unknownView where found == "superview": "view"
      case .unknownView where EquationGuide.named[found] != nil: "view.\(found)"
      case .unknownView:
        NearestName.of(found, in: vocabulary.items + vocabulary.reserved.keys.sorted())
      case .unknownAttribute:
        NearestName.of(found, in: EquationAttribute.allCases.map(\.rawValue))
      case .unknownGuide: NearestName.of(found, in: EquationGuide.allCases.map(\.rawValue))
      case .unknownNumber: NearestName.of(found, in: numbers)
      case .unknownPriority:
        NearestName.of(found, in: LayoutPriorityName.allCases.map(\.rawValue) + numbers)
      default: nil
      }
    }

    var isUnknownName: Bool {
      switch problem.rule {
      case .unknownView, .unknownAttribute, .unknownGuide, .unknownNumber, .unknownPriority: true
      default: false
      }
    }

    /// The line of the text, shortened around the location, with a marker below.
    var excerpt: String {
      let location = problem.range.lowerBound
      let bytes = source.text.utf8.dropFirst(location)
      let rest = bytes.prefix(Self.bytesBesideMarker).prefix { $0 != 0x0A && $0 != 0x0D }
      let isCutAfter = rest.count == Self.bytesBesideMarker
      let start = max(problem.lineStart, location - Self.bytesBesideMarker)
      let before = text(start..<location).suffix(Self.widthBesideMarker)
      let after = String(decoding: rest, as: UTF8.self).prefix(Self.widthBesideMarker)
      let lead = before.utf8.count < location - problem.lineStart ? "…" : ""
      let tail = isCutAfter || after.utf8.count < rest.count ? "…" : ""
      // A tab above a tab has the same width in every editor.
      let indent = (lead + before).map { $0 == "\t" ? "\t" : " " }.joined()
      return "\(lead)\(before)\(after)\(tail)\n\(indent)^"
    }

    /// The location, message, nearest name, and excerpt.
    public var description: String { description(suggesting: nearestName) }

    func description(suggesting name: String?) -> String {
      // A letter of another alphabet can look the same.
      let other = name.flatMap { name in
        found.unicodeScalars.first { !$0.isASCII && !name.unicodeScalars.contains($0) }
      }
      let look = other.map { " The text has \($0.codePoint)." } ?? ""
      let hint = name.map { " Did you mean “\($0)”?\(look)" } ?? ""
      let lines = excerpt.split(separator: "\n").map { "\n  \($0)" }.joined()
      return "\(line):\(column): \(message)\(hint)\(lines)"
    }

    private var found: String {
      let found = text(problem.range)
      return found.count <= Self.widthBesideMarker
        ? found : found.prefix(Self.widthBesideMarker) + "…"
    }

    private static let widthBesideMarker = 60
    /// Enough for `widthBesideMarker` characters: the longest common emoji have about 30 bytes.
    private static let bytesBesideMarker = 2_000

    private func text(_ range: Range<Int>) -> String {
      let utf8 = source.text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
    }
  }
}
