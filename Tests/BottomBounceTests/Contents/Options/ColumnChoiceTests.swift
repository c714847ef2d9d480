import Testing

@testable import BottomBounce

/// The selected rows of columns that depend on each other.
@MainActor struct ColumnChoiceTests {
  private nonisolated static let cities: [String: [String]] = [
    "Denmark": ["Aarhus"], "France": ["Lille", "Lyon", "Nantes", "Paris"],
    "Italy": ["Lyon", "Milan", "Rome"], "Nowhere": [],
  ]
  private nonisolated static let streets: [String: [String]] = [
    "Lyon": ["A", "B", "C"], "Paris": ["C", "D"], "Milan": ["A"],
  ]

  private func choice(
    _ chosen: [String], disabled: Set<String> = []
  ) -> OptionWheels<[String]> {
    let content = WheelsContent.columns(3, selected: chosen) { earlier in
      let titles =
        switch earlier.count {
        case 0: ["Denmark", "France", "Italy", "Nowhere"]
        case 1: Self.cities[earlier[0]] ?? []
        default: Self.streets[earlier[1]] ?? ["Z"]
        }
      return titles.map { SheetOption($0, title: $0, isEnabled: !disabled.contains($0)) }
    }
    return content.wheels
  }

  private nonisolated static let beginnings: [([String], [String]?)] = [
    ([], ["Denmark", "Aarhus", "Z"]),
    (["France"], ["France", "Lille", "Z"]),
    (["France", "Lyon", "C"], ["France", "Lyon", "C"]),
    (["France", "Rome", "C"], ["France", "Lille", "Z"]),
    (["Mars", "Aarhus", "Z"], ["Denmark", "Aarhus", "Z"]),
    (["Nowhere"], nil),
  ]

  @Test(arguments: beginnings)
  func `columns start at the initial values`(chosen: [String], values: [String]?) {
    #expect(choice(chosen).value == values)
  }

  @Test func `later columns keep values that still exist`() {
    let choice = choice(["France", "Lyon", "C"])
    #expect(choice.turn(0, to: 2).reloaded == 1..<3)
    #expect(choice.value == ["Italy", "Lyon", "C"])
  }

  @Test func `removed values move the selection to the nearest row`() {
    let choice = choice(["France", "Paris", "D"])
    _ = choice.turn(0, to: 2)
    #expect(choice.value == ["Italy", "Rome", "Z"])
    _ = choice.turn(0, to: 0)
    #expect(choice.value == ["Denmark", "Aarhus", "Z"])
  }

  @Test func `a change without effect leaves later columns alone`() {
    let choice = choice(["France", "Lyon", "B"])
    #expect(choice.turn(0, to: 1).reloaded.isEmpty)
    #expect(choice.turn(2, to: 2).reloaded.isEmpty)
    #expect(choice.value == ["France", "Lyon", "C"])
  }

  @Test func `a column after an empty one is empty, and there is no value`() {
    let choice = choice(["France"])
    _ = choice.turn(0, to: 3)
    #expect(choice.wheels.map(\.options.count) == [4, 0, 0])
    #expect(choice.value == nil)
    _ = choice.turn(0, to: 1)
    #expect(choice.value == ["France", "Lille", "Z"])
  }

  @Test func `a row out of range becomes the first or the last`() {
    let choice = choice(["France"])
    _ = choice.turn(1, to: 99)
    #expect(choice.value?[1] == "Paris")
    _ = choice.turn(1, to: -5)
    #expect(choice.value?[1] == "Lille")
  }

  private nonisolated static let disabled: [(Int, Set<String>, String)] = [
    (1, ["Lyon"], "Lille"), (2, ["Nantes"], "Lyon"), (2, ["Nantes", "Lyon"], "Paris"),
    (0, ["Lille", "Lyon"], "Nantes"), (3, ["Paris"], "Nantes"),
  ]

  @Test(arguments: disabled)
  func `a disabled row becomes the nearest enabled one, the earlier of two`(
    row: Int, disabled: Set<String>, value: String
  ) {
    let choice = choice(["France"], disabled: disabled)
    _ = choice.turn(1, to: row)
    #expect(choice.value?[1] == value)
  }

  @Test func `a column with only disabled options has no value`() {
    let choice = choice(["Denmark"], disabled: ["Aarhus"])
    #expect(choice.value == nil)
    #expect(
      choice.wheels[2].options.isEmpty, "The next row after an invalid selection is unknown.")
  }

  @Test func `without columns the value is empty`() {
    for count in [0, -1] {
      let content = WheelsContent<[Int]>.columns(count, selected: [1]) { _ in
        [SheetOption<Int>]()
      }
      #expect(content.wheels.value == [])
    }
  }
}
