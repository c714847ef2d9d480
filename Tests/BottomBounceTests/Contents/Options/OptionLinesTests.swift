import Foundation
import SeededRandom
import Testing

@testable import BottomBounce

/// The lines of a list with sections, with and without a search.
struct OptionLinesTests {
  /// A description of the lines, such as `[A] 0 1 [-] 2`.
  private func text(_ lines: OptionLines) -> String {
    (0..<lines.count).map { line in
      switch lines[line] {
      case .header(let title): "[\(title ?? "-")]"
      case .option(let index): "\(index)"
      }
    }.joined(separator: " ")
  }

  private static let cases: [([(String?, Int)], [Int]?, String)] = [
    ([(nil, 3)], nil, "0 1 2"),
    ([(nil, 3)], [1], "1"),
    ([(nil, 3)], [], ""),
    ([], nil, ""),
    ([("A", 2), ("B", 1)], nil, "[A] 0 1 [B] 2"),
    ([("A", 2), ("B", 1)], [2], "[B] 2"),
    ([("A", 2), ("B", 1)], [0], "[A] 0"),
    ([("A", 2), ("B", 0), ("C", 1)], nil, "[A] 0 1 [C] 2"),
    ([(nil, 1), (nil, 1)], nil, "0 [-] 1"),
    ([(nil, 1), (nil, 1)], [1], "1"),
    ([("", 1), ("A", 1), (nil, 1)], nil, "0 [A] 1 [-] 2"),
  ]

  @Test(arguments: cases)
  func `each section has a header and its options`(
    sections: [(String?, Int)], matches: [Int]?, lines: String
  ) {
    let sections = OptionSections(sections.map { (title: $0.0, count: $0.1) })
    #expect(text(OptionLines(sections, matches: matches)) == lines)
  }

  @Test func `options and lines lead to each other in random sections`() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<200 {
      let counts = (0..<random.index(6)).map { _ in random.index(5) }
      let sections = OptionSections(counts.map { (random.index(2) == 0 ? "A" : nil, $0) })
      let all = Array(0..<sections.count)
      let matches = random.index(2) == 0 ? nil : all.filter { _ in random.index(2) == 0 }
      let lines = OptionLines(sections, matches: matches)
      let options = (0..<lines.count).compactMap { lines.option($0) }
      #expect(options == matches ?? all)
      for option in all {
        let line = lines.line(of: option)
        #expect((line != nil) == options.contains(option))
        #expect(line.map { lines[$0] } == line.map { _ in .option(option) })
      }
      let firsts = (0..<lines.count).filter { lines.option($0) != nil && lines.beginsCard($0) }
      let lasts = (0..<lines.count).filter { lines.option($0) != nil && lines.endsCard($0) }
      #expect(firsts.count == lasts.count)
      for (line, next) in zip(lasts, firsts.dropFirst()) { #expect(next == line + 2) }
    }
  }
}
