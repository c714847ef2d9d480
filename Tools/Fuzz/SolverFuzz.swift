import SeededRandom
import SolverReference
import UIKitSolver

/// Scripts of additions, removals, constants, and edits, compared with a dense reference.
struct SolverFuzz: FuzzTarget {
  let name = "solver"

  func problem(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    var model = SolverModel(variables: 1 + random.index(6))
    do {
      let steps = 1 + random.index(30)
      for step in 0..<steps {
        try change(&model, &random)
        if step == steps - 1 || random.chance(40) { _ = try model.solve("step \(step)") }
      }
      return nil
    } catch {
      return "\(error)"
    }
  }

  private func change(_ model: inout SolverModel, _ random: inout SplitMix64) throws {
    let variables = model.variables.count
    switch random.index(12) {
    case 0..<6:
      try model.add(Line.random(&random, variables: variables, required: 40))
    case 6..<8 where !model.present.isEmpty:
      try model.remove(at: random.index(model.present.count))
    case 8..<10 where !model.present.isEmpty:
      let constant = Double(random.index(61) - 30)
      try model.setConstant(constant, at: random.index(model.present.count))
    case 10: try model.edit(random.index(variables), Double(random.index(81) - 40))
    case 11: try model.edit(random.index(variables), nil)
    default: break
    }
  }
}
