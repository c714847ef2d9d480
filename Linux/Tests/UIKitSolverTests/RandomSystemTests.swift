import SeededRandom
import Testing
import UIKitSolver

@Suite struct RandomSystemTests {
  @Test(arguments: 0..<40) func aSystemHasTheValuesOfTheReference(block: Int) throws {
    for seed in block * 50..<block * 50 + 50 {
      var random = SplitMix64(seed: seed + 1)
      let count = 1 + random.below(6)
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var accepted: [Line] = []
      for _ in 0..<1 + random.below(12) {
        let line = Line.random(&random, variables: count, required: 40)
        do {
          try solver.add(
            line.terms(variables), constant: line.constant, line.relation, strength: line.strength)
          accepted.append(line)
        } catch {
          #expect(!Reference.isFeasible(accepted + [line], variables: count), "seed \(seed)")
        }
      }
      solver.solve()
      let reference = try #require(Reference(accepted, variables: count), "seed \(seed)")
      for (variable, value) in zip(variables, reference.values) {
        #expect(abs(solver.value(of: variable) - value) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<40) func additionsRemovalsAndChangesLeadToTheValuesOfTheReference(block: Int)
    throws
  {
    for seed in block * 10..<block * 10 + 10 {
      var random = SplitMix64(seed: seed + 77_777)
      let count = 2 + random.below(5)
      let solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      var present: [(line: Line, constraint: Constraint)] = []
      for step in 0..<40 {
        let comment: Comment = "seed \(seed), step \(step)"
        switch random.below(10) {
        case 0..<5:
          let line = Line.random(&random, variables: count, required: 40)
          do {
            let constraint = try solver.add(
              line.terms(variables), constant: line.constant, line.relation, strength: line.strength
            )
            present.append((line, constraint))
          } catch {
            #expect(!Reference.isFeasible(present.map(\.line) + [line], variables: count), comment)
          }
        case 5..<7:
          guard !present.isEmpty else { continue }
          try solver.remove(present.remove(at: random.below(present.count)).constraint)
        default:
          guard !present.isEmpty else { continue }
          let place = random.below(present.count)
          var changed = present[place].line
          changed.constant = Double(random.below(61) - 30)
          do {
            try solver.setConstant(changed.constant, of: present[place].constraint)
            present[place].line = changed
          } catch {
            var lines = present.map(\.line)
            lines[place] = changed
            #expect(!Reference.isFeasible(lines, variables: count), comment)
          }
        }
        guard random.chance(60) else { continue }
        solver.solve()
        let reference = try #require(
          Reference(present.map(\.line), variables: count), comment)
        for (variable, value) in zip(variables, reference.values) {
          #expect(abs(solver.value(of: variable) - value) < 1e-6, comment)
        }
      }
    }
  }
}
