import Testing

@testable import ViewBuilding

/// Every rule of the grammar has a line that breaks it, with the exact text that is then shown.
@Suite struct EquationErrorTests {
  static let vocabulary: EquationVocabulary = {
    var vocabulary = EquationVocabulary()
    for name in ["photo", "title", "été", "⭐️"] { _ = vocabulary.addItem(name, isGuide: false) }
    _ = vocabulary.addItem("gap", isGuide: true)
    vocabulary.setNumbers(["margin": 8, "huge": 1e300, "zero": 0, "strong": 800])
    return vocabulary
  }()

  /// Reads a text and returns its problems as they are shown, without the excerpts.
  static func problems(_ text: String) -> [LayoutError.Diagnostic] {
    let source = LayoutError.Diagnostic.Source(text: text, vocabulary: vocabulary)
    return EquationParser.read(text, vocabulary: vocabulary).problems
      .map { LayoutError.Diagnostic(source: source, problem: $0) }
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
    (
      "lastVisible.top == 8",
      "1:1: “lastVisible” stands on the right of an equation only."
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
    ("photo.left title.right == 8", "1:12: Expected “==”, “<=” or “>=”."),
    ("photo.left, foto.right == 8", "1:13: There is no view “foto”. Did you mean “photo”?"),
    ("photo.left, photo.rigt == 8", "1:19: There is no attribute “rigt”. Did you mean “right”?"),
    ("photo.width, gap.firstBaseline == 8", "1:14: A guide has no “firstBaseline”."),
    (
      "photo.left, photo.top == title.left",
      "1:26: “top” is vertical, “left” is horizontal: they cannot be compared."
    ),
    (
      "photo.edges, photo.left == title.edges",
      "1:28: “left” cannot be compared with “edges”."
    ),
    (
      "view.width, photo.left, view.top == 8",
      "1:25: “view” cannot be placed in itself: name another view."
    ),
    (
      "photo.hugH, photo.left == 8",
      "1:13: “photo.left” needs a line of its own: only one of the two is a priority."
    ),
    (
      "photo.left, photo.hugH == 8",
      "1:13: “photo.hugH” needs a line of its own: only one of the two is a priority."
    ),
    // Guides
    ("photo.safeAre.top == 8", "1:7: There is no guide “safeAre”. Did you mean “safeArea”?"),
    ("photo.left.top == 8", "1:7: There is no guide “left”."),
    (
      "gap.margins.left == 8",
      "1:1: “gap.margins” is a guide of a guide; only views have guides."
    ),
    ("gap.baseline == 8", "1:1: A guide has no “baseline”."),
    ("photo.top == view.safeArea.leftMargin", "1:28: A guide has no “leftMargin”."),
    ("gap.hugH == low", "1:1: A guide has no “hugH”."),
    // Relations
    ("photo.left", "1:11: Expected “==”, “<=” or “>=”."),
    ("photo.left 8", "1:12: Expected “==”, “<=” or “>=”."),
    ("photo.left = 8", "1:12: “=” is no relation: expected “==”, “<=” or “>=”."),
    ("photo.left < 8", "1:12: “<” is no relation: expected “==”, “<=” or “>=”."),
    ("photo.left => 8", "1:12: “=>” is no relation: expected “==”, “<=” or “>=”."),
    ("photo.left ≥ 8", "1:12: Write “>=” for “≥”."),
    // The right side
    ("photo.left ==", "1:14: Expected a number or an attribute of another view."),
    (
      "photo.left ==   # and now",
      "1:14: Expected a number or an attribute of another view."
    ),
    ("photo.left == @ high", "1:15: Expected a number or an attribute of another view."),
    ("photo.left == .5", "1:15: Expected a number or an attribute of another view."),
    ("photo.left == 8 +", "1:18: Expected a number or an attribute after “+”."),
    ("photo.left == -", "1:16: Expected a number or an attribute after “-”."),
    ("photo.left == title.left *", "1:27: Expected a number or an attribute after “*”."),
    ("photo.left == title.left / + high", "1:30: There is no number “high”."),
    ("photo.left == 8pt", "1:15: “8pt” is no number."),
    ("photo.left == 1.", "1:15: “1.” is no number."),
    ("photo.left == 1.2.3", "1:15: “1.2.3” is no number."),
    ("photo.left == 1,5", "1:16: Expected the end of the line."),
    ("photo.left == margn", "1:15: There is no number “margn”. Did you mean “margin”?"),
    (
      "photo.left == title",
      "1:15: “title” is a view: write which attribute of it, such as “title.left”."
    ),
    (
      "photo.width == 2 * view",
      "1:20: “view” is a view: write which attribute of it, such as “view.width”."
    ),
    (
      "photo.left == title.left + view.left", "1:28: Only one attribute may stand on the right."
    ),
    ("photo.left == title.left * gap.left", "1:28: Only one attribute may stand on the right."),
    ("photo.width == 8 / title.width", "1:20: An attribute cannot be a divisor."),
    ("photo.width == title.width / 0", "1:30: A divisor cannot be 0."),
    ("photo.width == 8 / zero", "1:20: A divisor cannot be 0."),
    ("photo.width == huge * huge", "1:16: The number is too large."),
    ("photo.width == 1e999", "1:16: The number is too large."),
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
    ("photo.left == 8 @ 1x", "1:19: “1x” is no number."),
    (
      "photo.hugH ==",
      "1:14: Expected a priority: required, high, low, fit, or a number from 1 to 1000."
    ),
    ("photo.hugH <= low", "1:1: A view's own priority is set by “==”."),
    ("photo.hugH == low @ high", "1:19: A view's own priority has no priority."),
    ("photo.hugH == 2000", "1:15: A priority is a number from 1 to 1000."),
    (
      "photo.left == title.hugH",
      "1:15: “title.hugH” is set on the left and cannot be compared with."
    ),
    // The end of the line
    ("photo.left == 8 9", "1:17: Expected the end of the line."),
    ("photo.left == 8 ? ?", "1:19: Expected the end of the line."),
    ("photo.left == 8; title.left == 8", "1:16: “;” has no meaning here."),
    ("photo.left == (8)", "1:15: “(” has no meaning here."),
    ("photo.left == −8", "1:15: Write “-” for “−”."),
    ("photo.width == title.width × 2", "1:28: Write “*” for “×”."),
    ("$photo.left == 8", "1:1: “$” has no meaning here."),
    // What goes with what
    (
      "photo.left == title.top",
      "1:15: “left” is horizontal, “top” is vertical: they cannot be compared."
    ),
    (
      "photo.centerY == title.leading",
      "1:18: “centerY” is vertical, “leading” is horizontal: they cannot be compared."
    ),
    (
      "photo.left == title.width",
      "1:15: “left” is a place, “width” is a length: they cannot be compared."
    ),
    (
      "photo.height == title.top",
      "1:17: “height” is a length, “top” is a place: they cannot be compared."
    ),
    (
      "photo.leading == title.left",
      "1:18: “leading” follows the reading direction, “left” ignores it: they cannot be compared."
    ),
    (
      "photo.rightMargin == title.trailing",
      "1:22: “rightMargin” ignores the reading direction, “trailing” follows it: "
        + "they cannot be compared."
    ),
    ("photo.edges == title.left", "1:16: “edges” cannot be compared with “left”."),
    ("photo.size == title.center", "1:15: “size” cannot be compared with “center”."),
    ("photo.width == title.size", "1:16: “width” cannot be compared with “size”."),
    ("photo.edges == title.edges * 2", "1:16: “edges” cannot be multiplied."),
    ("photo.left == title.left * 0", "1:15: The multiplier of a place cannot be 0."),
    ("photo.center == title.center * zero", "1:17: The multiplier of a place cannot be 0."),
    ("view.left == 8", "1:1: “view” cannot be placed in itself: name another view."),
    ("photo, view.edges == 8", "1:8: “view” cannot be placed in itself: name another view."),
  ])
  func `a line that breaks a rule is refused with these words`(line: String, words: String) {
    #expect(Self.problems(line).map(Self.summary) == [words])
    #expect(EquationParser.read(line, vocabulary: Self.vocabulary).equations.isEmpty)
  }

  @Test func `all problems of a block are told at once`() {
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
        "5:13: “=” is no relation: expected “==”, “<=” or “>=”.",
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
      2:13: “=” is no relation: expected “==”, “<=” or “>=”.
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
  func `the line is shown with a caret below the place`(text: String, shown: String) {
    #expect(Self.problems(text).map(\.description) == [shown])
  }

  @Test func `of a very long line the surroundings are shown`() throws {
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

  @Test func `one line has no more problems than people read`() {
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
  func `the nearest name is the one with the fewest changes`(
    name: String, names: [String], nearest: String?
  ) {
    #expect(NearestName.of(name, in: names) == nearest)
  }
}
