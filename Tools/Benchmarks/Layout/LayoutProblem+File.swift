import Foundation
import UIKitSolver

extension LayoutProblem {
  /// Reads a problem file.
  ///
  /// The name of the problem is the file's name without its extension.
  init(path: String) throws {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    self.init(name: String(file.hasSuffix(".txt") ? file.dropLast(4) : file[...]))
    for (number, line) in try Self.text(at: path).enumerated() {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      let isRead =
        switch first {
        case "var": readVariable(words)
        case "edit": readEdit(words)
        case "con": readConstraint(words.dropFirst())
        default: false
        }
      guard isRead else {
        throw LayoutBenchmarkProblem.line(file: path, number: number + 1, text: String(line))
      }
    }
  }

  /// Returns the lines of a text file.
  static func text(at path: String) throws -> [Substring] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw LayoutBenchmarkProblem.unreadable(path)
    }
    return String(decoding: data, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  private mutating func readVariable(_ words: [Substring]) -> Bool {
    guard words.count == 2 else { return false }
    _ = variable(String(words[1]))
    return true
  }

  private mutating func readEdit(_ words: [Substring]) -> Bool {
    guard words.count == 4, let strength = Strength(text: words[2]), let value = Double(words[3])
    else { return false }
    edits.append(
      Edit(variable: variable(String(words[1])), strength: strength, value: value))
    return true
  }

  /// Parses `2*a + -1*b + 8 == 0 @ strength`.
  mutating func readConstraint(_ words: ArraySlice<Substring>) -> Bool {
    var terms: [(coefficient: Double, variable: Int)] = []
    var constant = 0.0
    for (place, word) in zip(words.indices, words) where word != "+" {
      if let relation = Relation(text: word) {
        guard place + 3 < words.endIndex, words[place + 1] == "0", words[place + 2] == "@",
          let strength = Strength(text: words[place + 3])
        else { return false }
        lines.append(
          Line(terms: terms, constant: constant, relation: relation, strength: strength))
        return true
      }
      if let star = word.firstIndex(of: "*") {
        guard let coefficient = Double(word[..<star]) else { return false }
        terms.append((coefficient, variable(String(word[word.index(after: star)...]))))
      } else {
        guard let number = Double(word) else { return false }
        constant += number
      }
    }
    return false
  }

  /// The text of the problem file.
  var text: String {
    func number(_ value: Double) -> String { String(format: "%.15g", value) }
    var text = ""
    for edit in edits {
      text += "edit \(variables[edit.variable]) \(edit.strength.text) \(number(edit.value))\n"
    }
    for line in lines {
      let terms = line.terms.map { "\(number($0.coefficient))*\(variables[$0.variable])" }
      let sum = (terms + [number(line.constant)]).joined(separator: " + ")
      text += "con \(sum) \(line.relation.text) 0 @ \(line.strength.text)\n"
    }
    return text
  }
}
