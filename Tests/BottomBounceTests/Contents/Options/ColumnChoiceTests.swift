import Testing

@testable import BottomBounce

/// The selected rows of columns that depend on each other.
struct ColumnChoiceTests {
  private static let cities: [String: [String]] = [
    "Denmark": ["Aarhus"], "France": ["Lille", "Lyon", "Nantes", "Paris"],
    "Italy": ["Lyon", "Milan", "Rome"], "Nowhere": [],
  ]
  private static let streets: [String: [String]] = [
    "Lyon": ["A", "B", "C"], "Paris": ["C", "D"], "Milan": ["A"],
  ]

  private func choice(
    _ chosen: [String], disabled: Set<String> = []
  ) -> WheelsSelection<String> {
    WheelsSelection(count: 3, selected: chosen) { earlier in
      let titles =
        switch earlier.count {
        case 0: ["Denmark", "France", "Italy", "Nowhere"]
        case 1: Self.cities[earlier[0]] ?? []
        default: Self.streets[earlier[1]] ?? ["Z"]
        }
      return titles.map { SheetOption($0, title: $0, isEnabled: !disabled.contains($0)) }
    }
  }

  private static let beginnings: [([String], [String]?)] = [
    ([], ["Denmark", "Aarhus", "Z"]),
    (["France"], ["France", "Lille", "Z"]),
    (["France", "Lyon", "C"], ["France", "Lyon", "C"]),
    (["France", "Rome", "C"], ["France", "Lille", "Z"]),
    (["Mars", "Aarhus", "Z"], ["Denmark", "Aarhus", "Z"]),
    (["Nowhere"], nil),
  ]

  @Test(arguments: beginnings)
  func `columns start at the initial values`(chosen: [String], values: [String]?) {
    #expect(choice(chosen).values == values)
  }

  @Test func `later columns keep values that still exist`() {
    var choice = choice(["France", "Lyon", "C"])
    #expect(choice.turn(0, to: 2) == 1..<3)
    #expect(choice.values == ["Italy", "Lyon", "C"])
  }

  @Test func `removed values move the selection to the nearest row`() {
    var choice = choice(["France", "Paris", "D"])
    _ = choice.turn(0, to: 2)
    #expect(choice.values == ["Italy", "Rome", "Z"])
    _ = choice.turn(0, to: 0)
    #expect(choice.values == ["Denmark", "Aarhus", "Z"])
  }

  @Test func `a change without effect leaves later columns alone`() {
    var choice = choice(["France", "Lyon", "B"])
    #expect(choice.turn(0, to: 1).isEmpty)
    #expect(choice.turn(2, to: 2).isEmpty)
    #expect(choice.values == ["France", "Lyon", "C"])
  }

  @Test func `a column after an empty one is empty, and there is no value`() {
    var choice = choice(["France"])
    _ = choice.turn(0, to: 3)
    #expect(choice.wheels.map(\.options.count) == [4, 0, 0])
    #expect(choice.values == nil)
    _ = choice.turn(0, to: 1)
    #expect(choice.values == ["France", "Lille", "Z"])
  }

  @Test func `a row out of range becomes the first or the last`() {
    var choice = choice(["France"])
    _ = choice.turn(1, to: 99)
    #expect(choice.values?[1] == "Paris")
    _ = choice.turn(1, to: -5)
    #expect(choice.values?[1] == "Lille")
    #expect(choice.turn(9, to: 0).isEmpty)
  }

  private static let disabled: [(Int, Set<String>, String)] = [
    (1, ["Lyon"], "Lille"), (2, ["Nantes"], "Lyon"), (2, ["Nantes", "Lyon"], "Paris"),
    (0, ["Lille", "Lyon"], "Nantes"), (3, ["Paris"], "Nantes"),
  ]

  @Test(arguments: disabled)
  func `a disabled row becomes the nearest enabled one, the earlier of two`(
    row: Int, disabled: Set<String>, value: String
  ) {
    var choice = choice(["France"], disabled: disabled)
    _ = choice.turn(1, to: row)
    #expect(choice.values?[1] == value)
  }

  @Test func `a column with only disabled options has no value`() {
    let choice = choice(["Denmark"], disabled: ["Aarhus"])
    #expect(choice.values == nil)
    #expect(
      choice.wheels[2].options.isEmpty, "The next row after an invalid selection is unknown.")
  }

  @Test func `without columns the value is empty`() {
    #expect(WheelsSelection<Int>(count: 0, selected: [1]) { _ in [] }.values == [])
    #expect(WheelsSelection<Int>(count: -1, selected: []) { _ in [] }.values == [])
  }
}
