import SeededRandom
import SolverReference
import Testing
import UIKitSolver

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<40) func `A system solved at once matches the reference`(
    block: Int
  ) throws {
    var conflicts = 0
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1)
      let count = 1 + random.below(6)
      var model = SolverModel(variables: count)
      for _ in 0..<1 + random.below(12) {
        try model.add(Line.random(&random, variables: count, required: 40))
      }
      conflicts += try model.solve("seed \(seed)")
    }
    #expect(conflicts > 5)
  }

  @Test(arguments: 0..<20) func `A system solved after each line matches the reference`(
    block: Int
  ) throws {
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1)
      let count = 1 + random.below(6)
      var model = SolverModel(variables: count)
      for step in 0..<1 + random.below(12) {
        try model.add(Line.random(&random, variables: count, required: 40))
        _ = try model.solve("seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func `The values after additions, removals, and changes match the reference`(
    block: Int
  ) throws {
    for seed in block * 10..<block * 10 + 10 {
      var random = SplitMix64(seed: seed + 77_777)
      let count = 2 + random.below(5)
      var model = SolverModel(variables: count)
      for step in 0..<40 {
        switch random.below(10) {
        case 0..<5: try model.add(Line.random(&random, variables: count, required: 40))
        case 5..<7:
          guard !model.present.isEmpty else { continue }
          let index = random.below(model.present.count)
          try model.remove(at: index)
        default:
          guard !model.present.isEmpty else { continue }
          let index = random.below(model.present.count)
          try model.setConstant(Double(random.below(61) - 30), at: index)
        }
        guard random.chance(60) else { continue }
        _ = try model.solve("seed \(seed), step \(step)")
      }
    }
  }
}
