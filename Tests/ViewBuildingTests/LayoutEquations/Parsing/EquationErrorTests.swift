import Testing

@testable import ViewBuilding

/// The exact error of every rule of the grammar.
@Suite struct EquationErrorTests {
  static let vocabulary: EquationVocabulary = {
    var vocabulary = EquationVocabulary()
    for name in ["photo", "title", "été", "⭐️"] { _ = vocabulary.addItem(name, isGuide: false) }
    _ = vocabulary.addItem("gap", isGuide: true)
    vocabulary.numbers = [
      "margin": 8, "huge": 1e300, "zero": 0, "strong": 800, "infinite": .infinity,
      "undefined": .nan,
    ]
    return vocabulary
  }()

  /// Parses a text and returns its problems.
  static func problems(_ text: String) -> [LayoutError.Diagnostic] {
    EquationParser.read(text, vocabulary: vocabulary).problems
      .map { LayoutError.Diagnostic(text: text, vocabulary: vocabulary, problem: $0) }
  }

  private static func summary(_ problem: LayoutError.Diagnostic) -> String {
    problem.description.split(separator: "\n").first.map(String.init) ?? ""
  }

  @Test(arguments: [
    // Names on the left
    ("== 8", "1:1: Expected the name of a view."),
    ("8 == photo.left", "1:1: Expected the name of a view."),
    ("2nd.left == 8", "1:1: Expected the name of a view."),
    ("photo, .left == 8", "1:8: Expected the name of a view."),
    ("foto.left == 8", "1:1: There is no view “foto”. Did you mean “photo”?"),
    ("Photo.left == 8", "1:1: There is no view “Photo”. Did you mean “photo”?"),
    ("viwe.left == 8", "1:1: There is no view “viwe”. Did you mean “view”?"),
    ("calendar.left == 8", "1:1: There is no view “calendar”."),
    ("x.left == 8", "1:1: There is no view “x”."),
    ("superview.left == 8", "1:1: There is no view “superview”. Did you mean “view”?"),
    (
      "photo.top == safeArea.top",
      "1:14: There is no view “safeArea”. Did you mean “view.safeArea”?"
    ),
    (
      "photo.top == view.safeArea",
      "1:19: “safeArea” is a guide. Add an attribute, such as “safeArea.top”."
    ),
    ("photo.left == title.left * .5", "1:28: Write “0.5” instead of “.5”."),
    ("photo.left == .", "1:16: Expected a number or an attribute of another view."),
    ("photo.left\u{A0}== 8", "1:11: Use “ ” instead of U+00A0."),
    ("photo.left\u{200B} == 8", "1:11: U+200B is not allowed here."),
    ("photo.left\u{FEFF} == 8", "1:11: U+FEFF is not allowed here."),
    ("photo.left\0 == 8", "1:11: U+0000 is not allowed here."),
    (
      "ph\u{43E}to.left == 8",
      "1:1: There is no view “ph\u{43E}to”. Did you mean “photo”? The text has U+043E."
    ),
    ("photo == 8", "1:7: Expected “.” and an attribute."),
    ("photo", "1:6: Expected “.” and an attribute."),
    ("photo.== 8", "1:7: Expected an attribute."),
    ("photo.margins. == 8", "1:16: Expected an attribute."),
    ("photo.lefft == 8", "1:7: There is no attribute “lefft”. Did you mean “left”?"),
    ("photo.centrex == 8", "1:7: There is no attribute “centrex”. Did you mean “centerX”?"),
    ("photo.colour == 8", "1:7: There is no attribute “colour”."),
    // Lists on the left
    ("photo.left, title == 8", "1:19: Expected “.” and an attribute."),
    ("photo.left, right == 8", "1:19: Expected “.” and an attribute."),
    ("photo.left, == 8", "1:13: Expected the name of a view."),
    ("photo.left, title.right, == 8", "1:26: Expected the name of a view."),
    ("photo.left title.right == 8", "1:12: Expected “==”, “<=”, or “>=”."),
    ("photo.left, foto.right == 8", "1:13: There is no view “foto”. Did you mean “photo”?"),
    ("photo.left, photo.rigt == 8", "1:19: There is no attribute “rigt”. Did you mean “right”?"),
    (
      "photo.width, gap.firstBaseline == 8",
      "1:14: A layout guide has no attribute “firstBaseline”."
    ),
    (
      "photo.left, photo.top == title.left",
      "1:26: “top” is vertical and “left” is horizontal, so they cannot be compared."
    ),
    (
      "photo.edges, photo.left == title.edges",
      "1:28: “left” cannot be compared with “edges”."
    ),
    (
      "view.width, photo.left, view.top == 8",
      "1:25: “view” cannot be positioned relative to itself. Name another view."
    ),
    (
      "photo.hugH, photo.left == 8",
      "1:13: “photo.left” needs a separate line: priorities cannot be mixed with other attributes."
    ),
    (
      "photo.left, photo.hugH == 8",
      "1:13: “photo.hugH” needs a separate line: priorities cannot be mixed with other attributes."
    ),
    // Guides
    ("photo.safeAre.top == 8", "1:7: There is no guide “safeAre”. Did you mean “safeArea”?"),
    ("photo.left.top == 8", "1:7: There is no guide “left”."),
    (
      "gap.margins.left == 8",
      "1:1: “gap.margins” is a guide of a guide. Only views have guides."
    ),
    ("gap.baseline == 8", "1:1: A layout guide has no attribute “baseline”."),
    (
      "photo.top == view.safeArea.baseline", "1:28: A layout guide has no attribute “baseline”."
    ),
    ("gap.hugH == low", "1:1: A layout guide has no attribute “hugH”."),
    // Relations
    ("photo.left", "1:11: Expected “==”, “<=”, or “>=”."),
    ("photo.left 8", "1:12: Expected “==”, “<=”, or “>=”."),
    ("photo.left = 8", "1:12: “=” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left < 8", "1:12: “<” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left => 8", "1:12: “=>” is not a relation. Expected “==”, “<=”, or “>=”."),
    ("photo.left ≥ 8", "1:12: Use “>=” instead of “≥”."),
    // The right side
    ("photo.left ==", "1:14: Expected a number or an attribute of another view."),
    (
      "photo.left ==   # and now",
      "1:14: Expected a number or an attribute of another view."
    ),
    ("photo.left == @ high", "1:15: Expected a number or an attribute of another view."),
    ("photo.left == .5", "1:15: Write “0.5” instead of “.5”."),
    ("photo.left == 8 +", "1:18: Expected a number or an attribute after “+”."),
    ("photo.left == -", "1:16: Expected a number or an attribute after “-”."),
    ("photo.left == title.left *", "1:27: Expected a number or an attribute after “*”."),
    ("photo.left == title.left / + high", "1:30: There is no number “high”."),
    ("photo.left == 8pt", "1:15: “8pt” is not a number."),
    ("photo.left == 1.", "1:15: “1.” is not a number."),
    ("photo.left == 1.2.3", "1:15: “1.2.3” is not a number."),
    ("photo.left == 1,5", "1:16: Expected the end of the line."),
    ("photo.left == margn", "1:15: There is no number “margn”. Did you mean “margin”?"),
    (
      "photo.left == title",
      "1:15: “title” is a view. Add an attribute, such as “title.left”."
    ),
    (
      "photo.width == 2 * view",
      "1:20: “view” is a view. Add an attribute, such as “view.width”."
    ),
    (
      "photo.left == title.left + view.left", "1:28: The right side can contain only one attribute."
    ),
    ("photo.left == title.left * gap.left", "1:28: The right side can contain only one attribute."),
    ("photo.width == 8 / title.width", "1:20: An attribute cannot be a divisor."),
    ("photo.width == title.width / 0", "1:30: A divisor cannot be 0."),
    ("photo.width == 8 / zero", "1:20: A divisor cannot be 0."),
    ("photo.width == huge * huge", "1:16: The number is too large, or not a number."),
    ("photo.width == 1e999", "1:16: The number is too large, or not a number."),
    ("photo.width == infinite", "1:16: The number is too large, or not a number."),
    ("photo.width == 2 * undefined", "1:16: The number is too large, or not a number."),
    // Priorities
    (
      "photo.left == 8 @",
      "1:18: Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    ),
    ("photo.left == 8 @ hihg", "1:19: There is no priority “hihg”. Did you mean “high”?"),
    ("photo.left == 8 @ stron", "1:19: There is no priority “stron”. Did you mean “strong”?"),
    ("photo.left == 8 @ 0", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ 1000.5", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ -1", "1:19: A priority is a number from 1 to 1000."),
    ("photo.left == 8 @ 1x", "1:19: “1x” is not a number."),
    (
      "photo.hugH ==",
      "1:14: Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    ),
    ("photo.hugH <= low", "1:1: A view's own priority can only be set with “==”."),
    ("photo.hugH == low @ high", "1:19: A view's own priority cannot have a priority."),
    ("photo.hugH == 2000", "1:15: A priority is a number from 1 to 1000."),
    (
      "photo.left == title.hugH",
      "1:15: “title.hugH” can only be set on the left side, not compared."
    ),
    // The end of the line
    ("photo.left == 8 9", "1:17: Expected the end of the line."),
    ("photo.left == 8 ? ?", "1:19: Expected the end of the line."),
    ("photo.left == 8; title.left == 8", "1:16: “;” is not allowed here."),
    ("photo.left == (8)", "1:15: “(” is not allowed here."),
    ("photo.left == −8", "1:15: Use “-” instead of “−”."),
    ("photo.width == title.width × 2", "1:28: Use “*” instead of “×”."),
    ("$photo.left == 8", "1:1: “$” is not allowed here."),
    // Combinations of attributes
    (
      "photo.left == title.top",
      "1:15: “left” is horizontal and “top” is vertical, so they cannot be compared."
    ),
    (
      "photo.centerY == title.leading",
      "1:18: “centerY” is vertical and “leading” is horizontal, so they cannot be compared."
    ),
    (
      "photo.left == title.width",
      "1:15: “left” is a position and “width” is a length, so they cannot be compared."
    ),
    (
      "photo.height == title.top",
      "1:17: “height” is a length and “top” is a position, so they cannot be compared."
    ),
    (
      "photo.leading == title.left",
      "1:18: “leading” follows the reading direction and “left” ignores it, so they cannot be compared."
    ),
    (
      "photo.right == title.trailing",
      "1:16: “right” ignores the reading direction and “trailing” follows it, "
        + "so they cannot be compared."
    ),
    ("photo.edges == title.left", "1:16: “edges” cannot be compared with “left”."),
    ("photo.size == title.center", "1:15: “size” cannot be compared with “center”."),
    ("photo.width == title.size", "1:16: “width” cannot be compared with “size”."),
    ("photo.edges == title.edges * 2", "1:16: “edges” cannot be multiplied."),
    ("photo.left == title.left * 0", "1:15: The multiplier of a position cannot be 0."),
    ("photo.center == title.center * zero", "1:17: The multiplier of a position cannot be 0."),
    ("view.left == 8", "1:1: “view” cannot be positioned relative to itself. Name another view."),
    (
      "photo, view.edges == 8",
      "1:8: “view” cannot be positioned relative to itself. Name another view."
    ),
  ])
  func `a line that breaks a rule has this error`(line: String, words: String) {
    #expect(Self.problems(line).map(Self.summary) == [words])
    #expect(EquationParser.read(line, vocabulary: Self.vocabulary).equations.isEmpty)
  }

  @Test func `an error contains all problems of a text`() {
    let block = """
      photo.left == 8
      foto.lft == tile.left   # three of them

      photo.top == 8 @ 2000
      photo.width = 3
      """
    let problems = Self.problems(block)
    #expect(
      problems.map(Self.summary) == [
        "2:1: There is no view “foto”. Did you mean “photo”?",
        "2:6: There is no attribute “lft”. Did you mean “left”?",
        "2:13: There is no view “tile”. Did you mean “title”?",
        "4:18: A priority is a number from 1 to 1000.",
        "5:13: “=” is not a relation. Expected “==”, “<=”, or “>=”.",
      ])
  }

  @Test(arguments: [
    (
      "photo.lefft == 8",
      """
      1:7: There is no attribute “lefft”. Did you mean “left”?
        photo.lefft == 8
              ^
      """
    ),
    (
      "title.top == 0\r\n\tphoto.left = 8  # why not",
      """
      2:13: “=” is not a relation. Expected “==”, “<=”, or “>=”.
        \tphoto.left = 8  # why not
        \t           ^
      """
    ),
    (
      "été.left == ⭐️.lft",
      """
      1:15: There is no attribute “lft”. Did you mean “left”?
        été.left == ⭐️.lft
                      ^
      """
    ),
    (
      "photo.left ==",
      """
      1:14: Expected a number or an attribute of another view.
        photo.left ==
                     ^
      """
    ),
  ])
  func `the error shows the line with a marker below the problem`(text: String, shown: String) {
    #expect(Self.problems(text).map(\.description) == [shown])
  }

  @Test func `a very long line is shortened around the problem`() throws {
    let text =
      "photo.left == " + String(repeating: "1 + ", count: 5_000) + "x"
      + String(repeating: " + 1", count: 5_000)
    let problem = try #require(Self.problems(text).first)
    #expect(problem.column == 20_015)
    let excerpt = problem.excerpt.split(separator: "\n").map(String.init)
    #expect(
      excerpt == [
        "…" + String(repeating: "1 + ", count: 15) + "x" + String(repeating: " + 1", count: 14)
          + " + …",
        String(repeating: " ", count: 61) + "^",
      ])
  }

  @Test func `one line reports at most eight problems`() {
    let names = (0..<100).map { "x\($0)" }.joined(separator: ", ")
    #expect(Self.problems("\(names).left == 8").count == 8)
  }

  @Test(
    arguments: [
      ("lef", ["left", "right"], "left"),
      ("elft", ["left", "right"], "left"),
      ("CENTERX", ["centerX", "centerY"], "centerX"),
      ("tops", ["bottom", "top", "stop"], "top"),
      ("a", ["b", "c"], nil),
      ("", ["b"], nil),
      ("shadow", ["calendar", "table"], nil),
    ] as [(String, [String], String?)])
  func `the nearest name has the smallest edit distance`(
    name: String, names: [String], nearest: String?
  ) {
    #expect(NearestName.of(name, in: names) == nearest)
  }
}
