import SeededRandom
import Testing
import UIKitSolver

@Suite struct EditTests {
  /// A row of labels between two margins, of which the last one shrinks.
  private final class Bar {
    let solver = Solver()
    let width: Variable
    let spacing: Variable
    var views: [(left: Variable, width: Variable)] = []

    init(count: Int) throws {
      (width, spacing) = (solver.makeVariable(), solver.makeVariable())
      for index in 0..<count {
        let view = (left: solver.makeVariable(), width: solver.makeVariable())
        try solver.add([Term(view.width)], constant: 0, .greaterThanOrEqual)
        try solver.add(
          [Term(view.width)], constant: -(100 + 10.0 / 3 * Double(index)), .equal,
          strength: Strength(Double(100 + index)))
        if let last = views.last {
          try solver.add(
            [Term(view.left), Term(last.left, -1), Term(last.width, -1), Term(spacing, -1 / 3.0)],
            constant: 0, .equal)
        } else {
          try solver.add([Term(view.left), Term(width, -0.1)], constant: 0, .equal)
        }
        views.append(view)
      }
      if let last = views.last {
        try solver.add(
          [Term(last.left), Term(last.width), Term(width, -0.9)], constant: 0, .lessThanOrEqual)
      }
      try solver.addEdit(width, strength: Strength(900))
      try solver.addEdit(spacing, strength: Strength(890))
    }

    /// The expected values: the strongest views have their widths while space remains.
    func error(width: Double, spacing: Double) -> Double {
      var room = 0.8 * width - spacing / 3 * Double(views.count - 1)
      var worst = 0.0
      for (index, view) in views.enumerated().reversed() {
        let expected = max(min(100 + 10.0 / 3 * Double(index), room), 0)
        room -= expected
        worst = max(worst, abs(solver.value(of: view.width) - expected))
      }
      var left = 0.1 * width
      for view in views {
        worst = max(worst, abs(solver.value(of: view.left) - left))
        left += solver.value(of: view.width) + spacing / 3
      }
      return worst
    }
  }

  @Test func aHundredThousandSuggestionsLeaveNoError() throws {
    let bar = try Bar(count: 3)
    var random = SplitMix64(seed: 11)
    var worst = 0.0
    var (width, spacing) = (300.0, 8.0)
    for step in 0..<100_000 {
      if random.chance(70) {
        width = 200 + Double(random.below(60_000)) / 97
        try bar.solver.suggest(width, for: bar.width)
      }
      if random.chance(40) {
        spacing = Double(random.below(5_000)) / 101
        try bar.solver.suggest(spacing, for: bar.spacing)
      }
      bar.solver.solve()
      if step % 50 == 0 || step > 99_900, step > 10 {
        worst = max(worst, bar.error(width: width, spacing: spacing))
      }
    }
    #expect(worst < 1e-6)
  }

  @Test func aDragEndsWhereASolverBegins() throws {
    var random = SplitMix64(seed: 5)
    let dragged = try Bar(count: 6)
    for _ in 0..<400 {
      let (width, spacing) = (Double(300 + random.below(700)), Double(random.below(30)))
      try dragged.solver.suggest(width, for: dragged.width)
      try dragged.solver.suggest(spacing, for: dragged.spacing)
      dragged.solver.solve()
      let fresh = try Bar(count: 6)
      try fresh.solver.suggest(width, for: fresh.width)
      try fresh.solver.suggest(spacing, for: fresh.spacing)
      fresh.solver.solve()
      for (one, other) in zip(dragged.views, fresh.views) {
        #expect(
          abs(dragged.solver.value(of: one.left) - fresh.solver.value(of: other.left)) < 1e-9)
        #expect(
          abs(dragged.solver.value(of: one.width) - fresh.solver.value(of: other.width)) < 1e-9)
      }
    }
  }

  @Test func aDragNamesWhatFollows() throws {
    let solver = Solver()
    let variables = (0..<5).map { _ in solver.makeVariable() }
    for (one, other) in zip(variables[1...3], variables) {
      try solver.add([Term(one), Term(other, -1)], constant: -10, .equal)
    }
    try solver.addEdit(variables[0], strength: Strength(100))
    for step in 1...600 {
      try solver.suggest(Double(step), for: variables[0])
      solver.solve()
      #expect(Set(solver.changes) == Set(variables[0...3]))
      #expect(abs(solver.value(of: variables[3]) - Double(step + 30)) < 1e-9)
    }
  }

  @Test func manyConstantsThatChangeTogetherCountTogether() throws {
    let solver = Solver()
    var (positions, widths): ([Variable], [Constraint]) = ([], [])
    for index in 0..<40 {
      let (position, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add([Term(width)], constant: 0, .greaterThanOrEqual)
      widths.append(
        try solver.add([Term(width)], constant: -10, .equal, strength: Strength(250)))
      if index > 0 {
        try solver.add(
          [Term(position), Term(positions[index - 1], -1), Term(width, -1)], constant: 0, .equal)
      } else {
        try solver.add([Term(position), Term(width, -1)], constant: 0, .equal)
      }
      positions.append(position)
    }
    solver.solve()
    for round in 1...3 {
      for width in widths { try solver.setConstant(-Double(round), of: width) }
      // The last suggestion counts, and a width can't be negative.
      try solver.setConstant(5, of: widths[7])
      solver.solve()
      for (index, position) in positions.enumerated() {
        let expected = Double(round * (index < 7 ? index + 1 : index))
        #expect(abs(solver.value(of: position) - expected) < 1e-9)
      }
    }
  }
}
