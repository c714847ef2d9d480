import SeededRandom
import Testing
import UIKitSolver

/// Layouts of any size whose values can be calculated by hand, with random numbers and a random
/// order.
@Suite struct FamilyTests {
  /// Collects constraints, and adds them in random order.
  private final class Maker {
    let solver = Solver()
    var random: SplitMix64
    private var variables: [String: Variable] = [:]
    private var additions: [() throws -> Void] = []

    init(seed: Int) { random = SplitMix64(seed: seed) }

    subscript(name: String) -> Variable {
      if let variable = variables[name] { return variable }
      let variable = solver.makeVariable()
      variables[name] = variable
      return variable
    }

    func add(
      _ terms: [(Double, String)], _ constant: Double, _ relation: Relation = .equal,
      _ strength: Strength = .required
    ) {
      additions.append { [unowned self] in
        try self.solver.add(
          terms.map { Term(self[$1], $0) }, constant: constant, relation, strength: strength)
      }
    }

    func solve() throws {
      additions.shuffle(using: &random)
      for addition in additions { try addition() }
      solver.solve()
    }

    func expect(_ name: String, _ value: Double) {
      #expect(abs(solver.value(of: self[name]) - value) < 1e-6 * max(1, abs(value)), "\(name)")
    }
  }

  static let sizes = [1, 2, 10, 57, 300]

  @Test(arguments: sizes, 1...3) func aChain(count: Int, seed: Int) throws {
    let maker = Maker(seed: seed)
    var expected: [(Double, Double)] = []
    var position = 0.0
    for view in 0..<count {
      let (gap, width) = (Double(maker.random.below(20)), Double(30 + maker.random.below(20)))
      position += gap
      expected.append((position, width))
      if view == 0 {
        maker.add([(1, "x0")], -gap)
      } else {
        maker.add([(1, "x\(view)"), (-1, "x\(view - 1)"), (-1, "w\(view - 1)")], -gap)
      }
      maker.add([(1, "w\(view)")], -width, .equal, Strength(250))
      maker.add([(1, "w\(view)")], -width - 5, .greaterThanOrEqual, Strength(100))
      position += width
    }
    try maker.solve()
    for (view, values) in expected.enumerated() {
      maker.expect("x\(view)", values.0)
      maker.expect("w\(view)", values.1)
    }
  }

  @Test(arguments: sizes, 1...3) func viewsOfEqualWidthFillARow(count: Int, seed: Int) throws {
    let maker = Maker(seed: seed)
    maker.add([(1, "W")], -Double(10 * count + 100), .equal, Strength(900))
    let margin = Double(maker.random.below(30))
    maker.add([(1, "x0")], -margin)
    for view in 0..<count {
      if view > 0 {
        maker.add([(1, "x\(view)"), (-1, "x\(view - 1)"), (-1, "w\(view - 1)")], 0)
        maker.add([(1, "w\(view)"), (-1, "w0")], 0)
      }
      maker.add([(1, "w\(view)")], 0, .greaterThanOrEqual)
    }
    maker.add([(1, "x\(count - 1)"), (1, "w\(count - 1)"), (-1, "W")], 0)
    try maker.solve()
    let width = (Double(10 * count + 100) - margin) / Double(count)
    for view in 0..<count {
      maker.expect("w\(view)", width)
      maker.expect("x\(view)", margin + width * Double(view))
    }
  }

  @Test(arguments: sizes, 1...3) func aFormWithOneColumnOfLabels(count: Int, seed: Int) throws {
    let maker = Maker(seed: seed)
    maker.add([(1, "W")], -600, .equal, Strength(900))
    maker.add([(1, "X")], 0)
    maker.add([(1, "G")], 0, .greaterThanOrEqual)
    maker.add([(1, "G")], 0, .equal, Strength(10))
    var widest = 0.0
    for row in 0..<count {
      let width = Double(40 + maker.random.below(90))
      widest = max(widest, width)
      maker.add([(1, "lx\(row)"), (-1, "X")], -20)
      maker.add([(1, "lw\(row)")], 0, .greaterThanOrEqual)
      maker.add([(1, "lw\(row)")], -width, .greaterThanOrEqual, Strength(750))
      maker.add([(1, "lw\(row)")], -width, .lessThanOrEqual, Strength(251))
      maker.add([(1, "G"), (-1, "lx\(row)"), (-1, "lw\(row)")], -8, .greaterThanOrEqual)
      maker.add([(1, "fx\(row)"), (-1, "G")], 0)
      maker.add([(1, "fx\(row)"), (1, "fw\(row)"), (-1, "X"), (-1, "W")], 20)
      maker.add([(1, "fw\(row)")], 0, .greaterThanOrEqual)
    }
    try maker.solve()
    maker.expect("G", 28 + widest)
    for row in 0..<count {
      maker.expect("fx\(row)", 28 + widest)
      maker.expect("fw\(row)", 580 - 28 - widest)
    }
  }

  @Test(arguments: sizes, 1...3) func aTreeOfNestedViews(count: Int, seed: Int) throws {
    let maker = Maker(seed: seed)
    maker.add([(1, "w0")], -65_536, .equal, Strength(900))
    maker.add([(1, "x0")], 0)
    var expected = [(0.0, 65_536.0)]
    for view in 1..<max(count, 2) {
      let (parent, less) = ((view - 1) / 2, Double(2 + maker.random.below(3)))
      let width = expected[parent].1 / 2 - less
      maker.add([(1, "w\(view)"), (-0.5, "w\(parent)")], less)
      maker.add([(1, "w\(view)")], 0, .greaterThanOrEqual)
      if view % 2 == 1 {
        maker.add([(1, "x\(view)"), (-1, "x\(parent)")], -1)
        expected.append((expected[parent].0 + 1, width))
      } else {
        maker.add(
          [(1, "x\(view)"), (1, "w\(view)"), (-1, "x\(parent)"), (-1, "w\(parent)")], 1)
        expected.append((expected[parent].0 + expected[parent].1 - 1 - width, width))
      }
    }
    try maker.solve()
    for (view, values) in expected.enumerated() {
      maker.expect("x\(view)", values.0)
      maker.expect("w\(view)", values.1)
    }
  }

  @Test(arguments: 1...3) func theSameOrderGivesTheSameBits(seed: Int) throws {
    func bits() throws -> [UInt64] {
      let maker = Maker(seed: seed)
      maker.add([(1, "W")], -1000 / 7.0, .equal, Strength(900))
      for view in 1..<60 {
        maker.add([(3, "a\(view)"), (-1, "a\(view - 1)"), (0.7, "b\(view)")], -0.1)
        maker.add([(1, "b\(view)"), (-0.3, "W")], Double(view) / 3, .equal, Strength(Double(view)))
        maker.add([(1, "a\(view)"), (1, "b\(view)")], -4, .greaterThanOrEqual, Strength(30))
      }
      try maker.solve()
      return (1..<60).flatMap { view in
        ["a\(view)", "b\(view)"].map { maker.solver.value(of: maker[$0]).bitPattern }
      }
    }
    #expect(try bits() == bits())
  }
}
