import Foundation
import SeededRandom
import Testing
import UIKit

@testable import ViewBuilding

/// The equations that the parser returns.
@Suite struct EquationParserTests {
  private static func read(_ text: String) -> (equations: [Equation], problems: [EquationProblem]) {
    EquationParser.read(text, vocabulary: EquationErrorTests.vocabulary)
  }

  /// Returns an equation in its complete form.
  private static func full(_ equation: Equation) -> String {
    func name(_ side: Equation.Side) -> String {
      let owner =
        switch side.item.owner {
        case .container: "view"
        case .own: "self"
        case .parent: "superview"
        case .named(let index): EquationErrorTests.vocabulary.items[index]
        case .interpolated(let index): "item \(index)"
        }
      let guide = side.item.guide.map { ".\($0.rawValue)" } ?? ""
      return "\(owner)\(guide).\(side.attribute.rawValue)"
    }
    let relation =
      switch equation.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      default: ">="
      }
    if equation.first.attribute.kind == .priority {
      return "\(name(equation.first)) \(relation) \(equation.priority)"
    }
    let second = equation.second.map { "\(name($0)) * \(equation.multiplier) + " } ?? ""
    return
      "\(name(equation.first)) \(relation) \(second)\(equation.constant) @ \(equation.priority)"
  }

  @Test(
    arguments: [
      // Optional parts
      ("photo.left == 8", ["photo.left == view.left * 1.0 + 8.0 @ 1000.0"]),
      ("photo.width == 8", ["photo.width == 8.0 @ 1000.0"]),
      ("view.width >= 320", ["view.width >= 320.0 @ 1000.0"]),
      ("photo.left == title.right", ["photo.left == title.right * 1.0 + 0.0 @ 1000.0"]),
      // Spacing and comments
      ("photo.left==8@low?#x", ["photo.left == view.left * 1.0 + 8.0 @ 250.0"]),
      (
        " \t photo . left  ==\ttitle . right*2 -  8   @  high  ?  # x",
        ["photo.left == title.right * 2.0 + -8.0 @ 750.0"]
      ),
      ("# photo.left == 8", []), ("", []), (" \t\r\n\n\r  ", []),
      // Terms
      ("photo.left == 2 * title.left", ["photo.left == title.left * 2.0 + 0.0 @ 1000.0"]),
      ("photo.left == 8 - title.left", ["photo.left == title.left * -1.0 + 8.0 @ 1000.0"]),
      ("photo.left == -title.left / 2", ["photo.left == title.left * -0.5 + 0.0 @ 1000.0"]),
      ("photo.width == 3 - -2 + +1", ["photo.width == 6.0 @ 1000.0"]),
      (
        "photo.width == photo.height * 16/9",
        ["photo.width == photo.height * \(16.0 / 9) + 0.0 @ 1000.0"]
      ),
      ("photo.width == margin*2 + 1", ["photo.width == 17.0 @ 1000.0"]),
      ("photo.width == title.width * 0 + 5", ["photo.width == title.width * 0.0 + 5.0 @ 1000.0"]),
      (
        "photo.left == 1 + margin * title.left - 2",
        ["photo.left == title.left * 8.0 + -1.0 @ 1000.0"]
      ),
      // Priorities
      ("photo.width == 8 @ required", ["photo.width == 8.0 @ 1000.0"]),
      ("photo.width == 8 @ fit", ["photo.width == 8.0 @ 50.0"]),
      ("photo.width == 8 @ 1", ["photo.width == 8.0 @ 1.0"]),
      ("photo.width == 8 @ 749.5", ["photo.width == 8.0 @ 749.5"]),
      ("photo.width == 8 @ strong", ["photo.width == 8.0 @ 800.0"]),
      ("photo.resistH == low", ["photo.resistH == 250.0"]),
      ("photo, title.hugV == strong", ["photo.hugV == 800.0", "title.hugV == 800.0"]),
      // Guides
      ("photo.top == view.safeArea.top", ["photo.top == view.safeArea.top * 1.0 + 0.0 @ 1000.0"]),
      ("photo.safeArea.top >= 8", ["photo.safeArea.top >= view.top * 1.0 + 8.0 @ 1000.0"]),
      (
        "view.keyboard.top >= photo.bottom",
        ["view.keyboard.top >= photo.bottom * 1.0 + 0.0 @ 1000.0"]
      ),
      (
        "gap.width == view.readable.width",
        ["gap.width == view.readable.width * 1.0 + 0.0 @ 1000.0"]
      ),
      // Shorthands and lists
      (
        "photo, title, gap.left == 8",
        ["photo", "title", "gap"].map { "\($0).left == view.left * 1.0 + 8.0 @ 1000.0" }
      ),
      (
        "photo.left, title.right == 8",
        [
          "photo.left == view.left * 1.0 + 8.0 @ 1000.0",
          "title.right == view.right * 1.0 + 8.0 @ 1000.0",
        ]
      ),
      (
        "photo, gap.left, gap, title.top == 8 @ low",
        [
          "photo.left == view.left * 1.0 + 8.0 @ 250.0",
          "gap.left == view.left * 1.0 + 8.0 @ 250.0",
          "gap.top == view.top * 1.0 + 8.0 @ 250.0", "title.top == view.top * 1.0 + 8.0 @ 250.0",
        ]
      ),
      (
        "view.safeArea.width, photo.width <= 8",
        ["view.safeArea.width <= 8.0 @ 1000.0", "photo.width <= 8.0 @ 1000.0"]
      ),
      (
        "photo.width, photo.edges, title.height >= 8",
        [
          "photo.width >= 8.0 @ 1000.0",
          "photo.top >= view.top * 1.0 + 8.0 @ 1000.0",
          "photo.leading >= view.leading * 1.0 + 8.0 @ 1000.0",
          "photo.bottom <= view.bottom * 1.0 + -8.0 @ 1000.0",
          "photo.trailing <= view.trailing * 1.0 + -8.0 @ 1000.0",
          "title.height >= 8.0 @ 1000.0",
        ]
      ),
      ("photo.hugH, title.hugV == low", ["photo.hugH == 250.0", "title.hugV == 250.0"]),
      (
        "photo.edges >= 8",
        [
          "photo.top >= view.top * 1.0 + 8.0 @ 1000.0",
          "photo.leading >= view.leading * 1.0 + 8.0 @ 1000.0",
          "photo.bottom <= view.bottom * 1.0 + -8.0 @ 1000.0",
          "photo.trailing <= view.trailing * 1.0 + -8.0 @ 1000.0",
        ]
      ),
      (
        "photo.edges == view.margins.edges - 1",
        [
          "photo.top == view.margins.top * 1.0 + -1.0 @ 1000.0",
          "photo.leading == view.margins.leading * 1.0 + -1.0 @ 1000.0",
          "photo.bottom == view.margins.bottom * 1.0 + 1.0 @ 1000.0",
          "photo.trailing == view.margins.trailing * 1.0 + 1.0 @ 1000.0",
        ]
      ),
      (
        "photo, title.size == 40 @ fit",
        [
          "photo.width == 40.0 @ 50.0", "photo.height == 40.0 @ 50.0", "title.width == 40.0 @ 50.0",
          "title.height == 40.0 @ 50.0",
        ]
      ),
      (
        "photo.center == title.center + 1",
        [
          "photo.centerX == title.centerX * 1.0 + 1.0 @ 1000.0",
          "photo.centerY == title.centerY * 1.0 + 1.0 @ 1000.0",
        ]
      ),
      ("photo.width == 8 @ 999.99999999", ["photo.width == 8.0 @ 999.99994"]),
      // Names
      ("e\u{301}te\u{301}.left == ⭐️.right", ["été.left == ⭐️.right * 1.0 + 0.0 @ 1000.0"]),
    ] as [(String, [String])])
  func `a line is understood`(line: String, equations: [String]) {
    let result = Self.read(line)
    #expect(result.problems.isEmpty)
    #expect(result.equations.map(Self.full) == equations)
  }

  @Test func `names can be the same as attributes, guides, priorities, and numbers`() {
    var vocabulary = EquationVocabulary()
    for name in ["left", "safeArea", "high", "edges", "hugH", "_1", "margin"] {
      _ = vocabulary.addItem(name, isGuide: false)
    }
    vocabulary.numbers = ["margin": 8, "left": 3, "high": 5]
    let text = """
      left.left == safeArea.safeArea.left + left @ high
      high.hugH == high
      edges, hugH, _1.edges == margin.edges + margin
      """
    let result = EquationParser.read(text, vocabulary: vocabulary)
    #expect(result.problems.isEmpty)
    #expect(result.equations.count == 14)
    #expect(result.equations[0].constant == 3)
    #expect(result.equations[0].priority == 750)
  }

  @Test func `a long list on the left side creates one equation per view`() {
    let count = 50_000
    let views = String(repeating: "photo, ", count: count) + "title.left == 8"
    let places = String(repeating: "photo.left, ", count: count) + "title.left == 8"
    for text in [views, places] {
      let result = Self.read(text)
      #expect(result.problems.isEmpty)
      #expect(result.equations.count == count + 1)
    }
  }

  @Test func `every kind of line ending counts as one`() {
    let result = Self.read("photo.top == 1\r\nphoto.top == 2\rphoto.top == 3\n\nphoto.top == 4")
    #expect(result.equations.map(\.line) == [1, 2, 3, 5])
  }

  @Test(arguments: [
    "0", "8", "16.5", "0.1", "1e3", "1E-3", "2.5e+2", "123456789012345678", "0.1000000000000000055",
    "9007199254740993", "1e22", "1e23", "4.9e-324", "1.7976931348623157e308", "0.3333333333333333",
    "0.0000000000000000000000000000001", "100000000000000000000000000000000000000000",
  ])
  func `numbers are read as Swift reads them`(number: String) {
    #expect(Self.read("photo.width == \(number)").equations.first?.constant == Double(number))
  }

  @Test func `numbers are formatted so that parsing returns the same value`() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<2_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite, value > 0 else { continue }
      let text = value.equationText
      #expect(Self.read("photo.width == \(text)").equations.first?.constant == value, "\(text)")
    }
    #expect(8.0.equationText == "8")
    #expect(Float(749.5).equationText == "749.5")
  }
}
