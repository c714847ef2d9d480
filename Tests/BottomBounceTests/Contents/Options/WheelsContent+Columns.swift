@testable import BottomBounce

extension WheelsContent {
  /// Wheels with values of one type, of which each depends on those before it.
  static func columns<Choice: Hashable>(
    _ count: Int, selected: [Choice] = [],
    options: @escaping (_ earlier: [Choice]) -> [SheetOption<Choice>]
  ) -> Self where Value == [Choice] {
    WheelsContent(
      count: count, selected: selected, value: { $0 }, choices: { $0 }, options: options)
  }
}
