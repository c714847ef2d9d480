import Testing
import UIKitSolver

@Suite struct StrengthTests {
  @Test func requiredIsStrongerThanAnyWish() {
    #expect(Strength(999) < .required)
    #expect(Strength.required.isRequired)
    #expect(!Strength(999).isRequired)
  }
}
