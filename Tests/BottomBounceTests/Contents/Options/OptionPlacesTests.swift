import Testing

@testable import BottomBounce

/// The places of some values among options.
@MainActor struct OptionPlacesTests {
  private let options = (0..<100).map { SheetOption("v\($0 % 90)", title: "Title \($0)") }

  @Test(arguments: [
    [], ["v0"], ["v5"], ["v89"], ["none"], ["v3", "v4"], ["v3", "none"], ["v1", "v40", "v89"],
  ])
  func `the first option with each value is found`(values: [String]) {
    let found = OptionPlaces().find(Set(values), in: options, value: \.value)
    var expected: [String: Int] = [:]
    for value in values { expected[value] = options.firstIndex { $0.value == value } }
    #expect(found == expected)
    let none = OptionPlaces().find(Set(values), in: [SheetOption<String>](), value: \.value)
    #expect(none.isEmpty)
  }

  @Test func `an array is searched once for the same values`() {
    let places = OptionPlaces<Int>()
    var reads = 0
    func find(_ values: Set<Int>, in options: [Int]) -> [Int: Int] {
      places.find(values, in: options) {
        reads += 1
        return $0
      }
    }
    let numbers = Array(0..<1_000)
    #expect(find([7], in: numbers) == [7: 7] && reads == 8)
    #expect(find([7], in: numbers) == [7: 7] && reads == 8)
    #expect(find([9], in: numbers) == [9: 9] && reads == 18)
    #expect(find([9], in: numbers.reversed()) == [9: 990])
    #expect(find([9], in: Array(numbers.prefix(5))).isEmpty)
  }
}
