/// The parameters of a declaration, or the arguments of a call, parsed from the text between the
/// parentheses.
struct Parameters {
  /// The labels of the parameters with a default value; `_` for a parameter without a label.
  private(set) var defaults: [String] = []

  /// The labels of all parameters.
  private(set) var labels: [String] = []

  /// The text after the colon of each label.
  private(set) var values: [String: String] = [:]

  init(_ text: String) {
    for part in Self.split(text, at: ",") {
      let halves = Self.split(part, at: ":")
      let label = halves[0].split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      if !label.isEmpty { labels.append(label) }
      if halves.count > 1 {
        values[label] = halves.dropFirst().joined(separator: ":").trimmed
      }
      if Self.split(part, at: "=").count > 1 { defaults.append(label) }
    }
  }

  /// Returns the parts between separators that aren't nested in brackets.
  private static func split(_ text: String, at separator: Character) -> [String] {
    var parts = [""]
    var depth = 0
    var previous: Character = " "
    for character in text {
      if "([{<".contains(character) { depth += 1 }
      if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
      if character == separator, depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].append(character)
      }
      previous = character
    }
    return parts
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
