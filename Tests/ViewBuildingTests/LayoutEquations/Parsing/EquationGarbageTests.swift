import Foundation
import SeededRandom
import Testing

@testable import ViewBuilding

/// Texts that are not equations.
@Suite struct EquationGarbageTests {
  private static let pieces = [
    "photo", "title", "gap", "view", "left", "top", "width", "edges", "size",
    "safeArea", "hugH", "high", "margin", ".", ",", "==", "<=", ">=", "=", "<", "+", "-", "*", "/",
    "@", "?", "#", " ", "  ", "\t", "\r", "8", "0", "1e9", "1.5", "1.", "1e", "9999999999999999999",
    "é", "👩‍👩‍👧", "\u{301}", "−", "≤", "\0", "\u{7F}", "\u{10FFFF}", "(", ")", "\"", "\\", "x",
  ]

  @Test func `100,000 random lines are parsed or rejected, and every error has a description`() {
    var random = SplitMix64(seed: 1)
    var understood = 0
    var refused = 0
    for _ in 0..<1_000 {
      var text = ""
      for _ in 0..<100 {
        if Int.random(in: 0..<4, using: &random) == 0 { text += "photo.left == " }
        for _ in 0..<Int.random(in: 0...12, using: &random) {
          text += Self.pieces.randomElement(using: &random) ?? ""
        }
        text += "\n"
      }
      let problems = EquationErrorTests.problems(text)
      refused += Set(problems.map(\.line)).count
      understood +=
        EquationParser.read(text, vocabulary: EquationErrorTests.vocabulary)
        .equations.count
      for problem in problems.prefix(20) { #expect(!problem.description.isEmpty) }
    }
    #expect(refused > 10_000)
    #expect(understood > 0)
  }

  @Test func `random edits of valid lines are parsed or rejected`() {
    var random = SplitMix64(seed: 2)
    let line = Array(
      "photo, title.left == view.safeArea.left * 2.5 - margin @ high ? # 1".unicodeScalars)
    for _ in 0..<20_000 {
      var scalars = line
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<scalars.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: scalars.remove(at: index)
        case 1:
          scalars.insert(scalars[Int.random(in: 0..<scalars.count, using: &random)], at: index)
        default: scalars[index] = Unicode.Scalar(UInt8.random(in: 1...126, using: &random))
        }
      }
      let text = String(String.UnicodeScalarView(scalars))
      let result = EquationParser.read(text, vocabulary: EquationErrorTests.vocabulary)
      #expect(result.problems.allSatisfy { $0.range.upperBound <= text.utf8.count })
    }
  }
}
