import SeededRandom
import Testing
import UIKitSolver

@Suite struct RandomSystemTests {
  /// A solver beside the lines that are in it.
  private struct Model {
    let solver = Solver()
    let variables: [Variable]
    var present: [(line: Line, constraint: Constraint)] = []

    init(variables count: Int) {
      let solver = solver
      variables = (0..<count).map { _ in solver.makeVariable() }
    }

    mutating func add(_ line: Line) throws {
      let constraint = try solver.add(
        line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
      present.append((line, constraint))
    }

    /// Solves, compares with the reference, and returns the number of conflicts.
    ///
    /// A conflict must be a contradiction of which each line is needed.
    mutating func solve(_ comment: Comment) throws -> Int {
      let before = Dictionary(uniqueKeysWithValues: present.map { ($0.constraint, $0.line) })
      let conflicts = solver.solve()
      for conflict in conflicts {
        let lines = conflict.constraints.compactMap { before[$0] }
        try #require(lines.count == conflict.constraints.count, comment)
        #expect(!Reference.isFeasible(lines, variables: variables.count), comment)
        for index in lines.indices {
          var others = lines
          others.remove(at: index)
          #expect(Reference.isFeasible(others, variables: variables.count), comment)
        }
        #expect(conflict.constraints.contains(conflict.removed), comment)
        #expect(!solver.contains(conflict.removed), comment)
      }
      present.removeAll { !solver.contains($0.constraint) }
      #expect(before.count - present.count == conflicts.count, comment)
      let reference = try #require(
        Reference(present.map(\.line), variables: variables.count), comment)
      for (variable, value) in zip(variables, reference.values) {
        #expect(abs(solver.value(of: variable) - value) < 1e-6, comment)
      }
      return conflicts.count
    }
  }

  @Test(arguments: 0..<40) func `A system that is solved at once has the values of the reference`(
    block: Int
  ) throws {
    var conflicts = 0
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1)
      let count = 1 + random.below(6)
      var model = Model(variables: count)
      for _ in 0..<1 + random.below(12) {
        try model.add(Line.random(&random, variables: count, required: 40))
      }
      conflicts += try model.solve("seed \(seed)")
    }
    #expect(conflicts > 5)
  }

  @Test(arguments: 0..<20) func `A system that is solved after each line has those, too`(
    block: Int
  ) throws {
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1)
      let count = 1 + random.below(6)
      var model = Model(variables: count)
      for step in 0..<1 + random.below(12) {
        try model.add(Line.random(&random, variables: count, required: 40))
        _ = try model.solve("seed \(seed), step \(step)")
      }
    }
  }

  @Test(arguments: 0..<40)
  func `Additions, removals, and changes lead to the values of the reference`(
    block: Int
  ) throws {
    for seed in block * 10..<block * 10 + 10 {
      var random = SplitMix64(seed: seed + 77_777)
      let count = 2 + random.below(5)
      var model = Model(variables: count)
      for step in 0..<40 {
        switch random.below(10) {
        case 0..<5: try model.add(Line.random(&random, variables: count, required: 40))
        case 5..<7:
          guard !model.present.isEmpty else { continue }
          let index = random.below(model.present.count)
          try model.solver.remove(model.present.remove(at: index).constraint)
        default:
          guard !model.present.isEmpty else { continue }
          let index = random.below(model.present.count)
          let constant = Double(random.below(61) - 30)
          model.present[index].line.constant = constant
          try model.solver.setConstant(constant, of: model.present[index].constraint)
        }
        guard random.chance(60) else { continue }
        _ = try model.solve("seed \(seed), step \(step)")
      }
    }
  }
}
