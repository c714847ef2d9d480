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

  /// The description of the error.
  public var errorDescription: String? { description }

  /// The location of the call and all problems, in the format of compiler output.
  ///
  /// Unknown names in the first 20 problems are followed by the nearest known name.
  public var description: String {
    let count = diagnostics.count == 1 ? "1 problem" : "\(diagnostics.count) problems"
    let lines = diagnostics.enumerated().map { index, diagnostic in
      diagnostic.description(suggesting: index < 20 ? diagnostic.nearestName : nil)
    }
    return "\(count) in the equations at \(caller)\n" + lines.joined(separator: "\n")
  }
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
    let text: String
    let vocabulary: EquationVocabulary
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
      var numbers: [String] { vocabulary.numbers.map(\.key) }
      return switch problem.rule {
      case .unknownView where found == "superview": "view"
      case .unknownView where EquationGuide(rawValue: found) != nil: "view.\(found)"
      case .unknownView:
        NearestName.of(found, in: vocabulary.items + vocabulary.reserved.map(\.key))
      case .unknownAttribute:
        NearestName.of(found, in: EquationAttribute.allCases.map(\.rawValue))
      case .unknownGuide: NearestName.of(found, in: EquationGuide.allCases.map(\.rawValue))
      case .unknownNumber: NearestName.of(found, in: numbers)
      case .unknownPriority:
        NearestName.of(found, in: LayoutPriorityName.named.map(\.key) + numbers)
      default: nil
      }
    }

    /// The line of the text, shortened around the location, with a marker below.
    var excerpt: String {
      let location = problem.range.lowerBound
      let rest = text.utf8.dropFirst(location).prefix { $0 != 0x0A && $0 != 0x0D }
      let before = text(problem.lineStart..<location)
      let after = text(location..<location + rest.count)
      let start = before.suffix(Self.widthBesideMarker)
      let end = after.prefix(Self.widthBesideMarker)
      let shown = (start.count < before.count ? "…" : "") + start
      // A tab above a tab has the same width in every editor.
      let indent = shown.map { $0 == "\t" ? "\t" : " " }.joined()
      return "\(shown)\(end)\(end.count < after.count ? "…" : "")\n\(indent)^"
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
      let lines = excerpt.replacingOccurrences(of: "\n", with: "\n  ")
      return "\(line):\(column): \(message)\(hint)\n  \(lines)"
    }

    private var found: String {
      let found = text(problem.range)
      return found.count <= Self.widthBesideMarker
        ? found : found.prefix(Self.widthBesideMarker) + "…"
    }

    private static let widthBesideMarker = 60

    private func text(_ range: Range<Int>) -> String {
      let utf8 = text.utf8
      let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
      return String(decoding: utf8[start...].prefix(range.count), as: UTF8.self)
    }
  }
}
