import SeededRandom
import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Random valid equations, which Auto Layout accepts even if they conflict.
@MainActor @Suite(.ownDevice) struct LayoutFuzzTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  @Test func `5,000 random valid lines create constraints and are laid out`() {
    var random = SplitMix64(seed: 11)
    func pick(_ words: [String]) -> String {
      words[Int.random(in: 0..<words.count, using: &random)]
    }
    let items = ["photo", "title", "gap", "view", "photo, title", "button"]
    let guides = [".safeArea", ".margins", ".keyboard", ".readable", "", "", "", "", ""]
    let attributes = EquationAttribute.allCases.map(\.rawValue)
    var applied = 0
    for _ in 0..<5_000 {
      var line =
        pick(items) + pick(guides) + "." + pick(attributes) + pick([" == ", " <= ", " >= "])
      if pick(["", "reference"]) != "" {
        line += pick(items) + pick(guides) + "." + pick(attributes)
        line += pick(["", " * 2", " * 0", " / -3"])
      } else {
        line += pick(["0", "8", "-3.5", "low"])
      }
      line += pick(["", " + 4", " - margin", " @ low", " @ 1"])
      if let made = try? layout.eqs(line) {
        applied += 1
        #expect(made.allSatisfy { $0.isActive }, "\(line)")
        fixture.view.setNeedsLayout()
        fixture.view.layoutIfNeeded()
      }
      if pick(["", "", "", "clear"]) != "" { layout.replaceAll(with: "") }
    }
    #expect(applied > 200)
  }
}
