import Testing

@testable import BottomBounce

/// The selection after taps, and its validity.
struct OptionSelectionTests {
  private typealias Rule = OptionSelection.Rule

  private func message(_ selection: OptionSelection) -> String? {
    selection.error(SheetStrings(languages: ["en"]))?.message
  }

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
    #expect(message(selection) == nil)
    _ = selection.tap(1)
    #expect(selection.sorted == [0, 1])
    #expect(message(selection) == "Choose at most 1.")
  }

  private static let limits: [(Int, Int, Int?, String?)] = [
    (0, 0, nil, nil), (5, 0, nil, nil),
    (0, 1, nil, "Choose an option."), (1, 1, nil, nil),
    (0, 2, nil, "Choose at least 2."), (1, 2, nil, "Choose at least 2."), (2, 2, nil, nil),
    (2, 0, 2, nil), (3, 0, 2, "Choose at most 2."),
    (2, 2, 2, nil), (1, 2, 2, "Choose at least 2."), (3, 2, 2, "Choose at most 2."),
    // Limits that exclude each other: the maximum applies.
    (2, 3, 2, "There is nothing to choose."), (3, 3, 2, "There is nothing to choose."),
    (0, 1, 0, "There is nothing to choose."), (0, 0, -1, nil),
    (1, 0, -1, "Choose at most 0."),
  ]

  @Test(arguments: limits)
  func `too few and too many selections are errors`(
    count: Int, minimum: Int, maximum: Int?, problem: String?
  ) {
    let selection = OptionSelection(
      .several(minimum: minimum, maximum: maximum), selected: 0..<count)
    #expect(message(selection) == problem)
  }

  @Test func `an empty single selection is an error`() {
    #expect(message(OptionSelection(.one)) == "Choose an option.")
    #expect(message(OptionSelection(.one, selected: [7])) == nil)
  }

  private static let messages: [(String, Int, OptionSelection.Rule, String)] = [
    ("en", 0, .one, "Choose an option."),
    ("en", 0, .several(minimum: 2, maximum: nil), "Choose at least 2."),
    ("zh-Hans", 0, .several(minimum: 1, maximum: nil), "请选择选项。"),
    ("zh-Hans", 4, .several(minimum: 0, maximum: 3), "请最多选择 3 项。"),
    ("ar", 0, .one, "اختر خيارًا."),
    ("ar", 1, .several(minimum: 2, maximum: nil), "اختر 2 على الأقل."),
  ]

  @Test(arguments: messages)
  func `an error is shown in the app's language`(
    language: String, count: Int, rule: OptionSelection.Rule, message: String
  ) {
    let selection = OptionSelection(rule, selected: 0..<count)
    #expect(selection.error(SheetStrings(languages: [language]))?.message == message)
  }
}
