import Testing

@testable import BottomBounce

/// The selection after taps, and its validity.
struct OptionSelectionTests {
  private typealias Rule = OptionSelection.Rule
  private typealias Failure = OptionSelection.Failure

  @Test func `in a single selection a tap moves the checkmark`() {
    var selection = OptionSelection(.one)
    #expect(selection.tap(2) == [2])
    #expect(selection.tap(0) == [0, 2])
    #expect(selection.sorted == [0])
  }

  @Test func `tapping the only selected option keeps it`() {
    var selection = OptionSelection(.one, selected: [1])
    #expect(selection.tap(1).isEmpty)
    #expect(selection.sorted == [1])
  }

  @Test func `in a multiple selection a second tap deselects`() {
    var selection = OptionSelection(.several(minimum: 0, maximum: nil), selected: [3, 1])
    #expect(selection.tap(2) == [2])
    #expect(selection.sorted == [1, 2, 3])
    #expect(selection.tap(1) == [1])
    #expect(selection.sorted == [2, 3])
  }

  @Test func `a single selection starts with the first of several values`() {
    #expect(OptionSelection(.one, selected: [4, 2, 9]).sorted == [2])
  }

  @Test func `selecting more than the maximum is possible but invalid`() {
    var selection = OptionSelection(.several(minimum: 0, maximum: 1), selected: [0])
    #expect(selection.failure == nil)
    _ = selection.tap(1)
    #expect(selection.sorted == [0, 1])
    #expect(selection.failure == .more(than: 1))
  }

  private static let limits: [(Int, Int, Int?, OptionSelection.Failure?)] = [
    (0, 0, nil, nil), (5, 0, nil, nil),
    (0, 1, nil, Failure.none), (1, 1, nil, nil),
    (0, 2, nil, .fewer(than: 2)), (1, 2, nil, .fewer(than: 2)), (2, 2, nil, nil),
    (2, 0, 2, nil), (3, 0, 2, .more(than: 2)),
    (2, 2, 2, nil), (1, 2, 2, .fewer(than: 2)), (3, 2, 2, .more(than: 2)),
    // Limits that exclude each other: the maximum applies.
    (2, 3, 2, .impossible), (3, 3, 2, .impossible), (0, 1, 0, .impossible), (0, 0, -1, nil),
    (1, 0, -1, .more(than: 0)),
  ]

  @Test(arguments: limits)
  func `too few and too many selections are errors`(
    count: Int, minimum: Int, maximum: Int?, problem: OptionSelection.Failure?
  ) {
    let selection = OptionSelection(
      .several(minimum: minimum, maximum: maximum), selected: 0..<count)
    #expect(selection.failure == problem)
  }

  @Test func `an empty single selection is an error`() {
    #expect(OptionSelection(.one).failure == Failure.none)
    #expect(OptionSelection(.one, selected: [7]).failure == nil)
  }

  private static let messages: [(String, OptionSelection.Failure, String)] = [
    ("en", .none, "Choose an option."), ("en", .fewer(than: 2), "Choose at least 2."),
    ("en", .more(than: 3), "Choose at most 3."), ("zh-Hans", .none, "请选择选项。"),
    ("zh-Hans", .more(than: 3), "请最多选择 3 项。"), ("ar", .none, "اختر خيارًا."),
    ("ar", .fewer(than: 2), "اختر 2 على الأقل."),
  ]

  @Test(arguments: messages)
  func `an error is shown in the app's language`(
    language: String, problem: OptionSelection.Failure, message: String
  ) {
    #expect(problem.error(SheetStrings(languages: [language])).message == message)
  }
}

/// The height of a list for its rows.
struct OptionListHeightTests {
  private static let heights: [([Double], Double, Double)] = [
    ([], 300, 0), ([44], 300, 44), ([44, 58, 44], 300, 146), ([100, 100, 100], 300, 300),
    // The fourth row is cut in the middle.
    ([100, 100, 100, 100], 350, 350), ([100, 100, 100, 100], 399, 350),
    // Half of the fourth row does not fit, so the third is cut.
    ([100, 100, 100, 100], 349, 250), ([100, 100, 100, 1000], 349, 250),
    // The height of the cut row is rounded.
    ([44.25, 44.25, 44.25], 100, 66),
    // A single row that is too tall.
    ([500, 44], 300, 250), ([700, 44], 300, 300),
  ]

  @Test(arguments: heights)
  func `rows fit, or the last visible one is cut in the middle`(
    rows: [Double], limit: Double, height: Double
  ) {
    var list = OptionListHeight(limit: limit)
    for row in rows { list.add(row) }
    #expect(Double(list.value(above: 0)) == height)
  }

  private static let extended: [([Double], Double, Double)] = [
    // All rows fit.
    ([44, 44], 50, 88), ([100, 100, 100], 16, 300),
    // At least 40 % of the next row is visible below whole rows.
    ([100, 100, 100, 100], 50, 300), ([100, 100, 100, 100], 40, 300),
    ([100, 100, 100, 100], 340, 300),
    // Half of the next row is visible.
    ([100, 100, 100, 100], 16, 334), ([44, 44, 44, 44, 44, 44, 44], 16, 270),
    ([44, 44, 44, 44, 44, 44, 44], 50, 280), ([44, 44, 280], 336, 311),
  ]

  @Test(arguments: extended)
  func `a list that extends below its end shows a part of the next row there`(
    rows: [Double], area: Double, height: Double
  ) {
    var list = OptionListHeight(limit: rows.count > 6 ? 300 : 350)
    for row in rows { list.add(row) }
    #expect(Double(list.value(above: area)) == height)
  }

  /// The height of a list of rows with five lines of 40 points between margins of 10 points.
  private static let tall: [(limit: Double, area: Double, height: Double)] = [
    (660, 0, 660), (650, 0, 594),
    // The fourth line of the third row is cut below its middle, or else an earlier line.
    (594, 0, 594), (593, 0, 554), (553, 0, 514),
    // A part of the second row would be much less than two whole rows.
    (513, 0, 439), (498, 15, 424), (433, 0, 374),
    (560, 34, 560), (559, 34, 520),
    // Below two whole rows, half of the third row is visible; at 105 points only the tips of a
    // line.
    (450, 114, 440), (450, 105, 449),
  ]

  @Test(arguments: tall)
  func `a cut row of many lines shows about half of a line`(
    limit: Double, area: Double, height: Double
  ) {
    var list = OptionListHeight(limit: limit)
    for _ in 0..<3 {
      list.add(220, lines: [10...50, 50...90, 90...130, 130...170, 170...210])
    }
    #expect(Double(list.value(above: area)) == height)
  }
}
