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
