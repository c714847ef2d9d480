import Testing

@testable import ViewBuilding

@Suite struct EquationVocabularyTests {
  @Test(
    arguments: [("required", 1000), ("high", 750), ("low", 250), ("fit", 50)] as [(String, Double)])
  func `the name of a priority stands for its value`(name: String, number: Double) {
    #expect(LayoutPriorityName.named[name] == number)
  }
}
