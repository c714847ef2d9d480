import Testing

@testable import ViewBuilding

@Suite struct LayoutPriorityNameTests {
  @Test(
    arguments: [("required", 1000), ("high", 750), ("low", 250), ("fit", 50)] as [(String, Float)])
  func everyNameHasItsNumber(name: String, number: Float) {
    #expect(LayoutPriorityName(rawValue: name)?.value == number)
  }
}
