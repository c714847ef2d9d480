import SeededRandom
import Testing

struct ExactProgramTests {
  /// A program with the variables x, y, and z, without fractions.
  struct Question {
    var program = ExactProgram(scale: 1)
    let (x, y, z): (Int, Int, Int)

    init() { (x, y, z) = (program.makeUnknown(), program.makeUnknown(), program.makeUnknown()) }

    mutating func add(
      _ terms: [(unknown: Int, coefficient: Int)], _ relation: ExactProgram.Relation,
      _ value: Int, strength: Int? = nil
    ) {
      program.add(.init(terms: terms, constant: -value), relation, strength: strength)
    }
  }

  @Test func `required constraints determine values`() throws {
    var question = Question()
    question.add([(question.x, 2), (question.y, 1)], .equal, 7)
    question.add([(question.x, 1), (question.y, -1)], .equal, 1)
    let solution = try #require(try question.program.solve())
    #expect(solution.values[question.x] == 8.0 / 3)
    #expect(solution.values[question.y] == 5.0 / 3)
    #expect(solution.values[question.z] == nil)
  }

  @Test func `required constraints that conflict have no solution`() throws {
    var question = Question()
    question.add([(question.x, 1)], .atLeast, 3)
    question.add([(question.x, 1), (question.y, 1)], .atMost, 2)
    #expect(try question.program.solve() != nil)
    question.add([(question.y, 1)], .atLeast, 0)
    #expect(try question.program.solve() == nil)
  }

  @Test func `a duplicate equation is redundant, a different one conflicts`() throws {
    var question = Question()
    question.add([(question.x, 1), (question.y, 2)], .equal, 4)
    question.add([(question.x, 3), (question.y, 6)], .equal, 12)
    #expect(try question.program.solve() != nil)
    question.add([(question.x, 2), (question.y, 4)], .equal, 9)
    #expect(try question.program.solve() == nil)
  }

  @Test func `a stronger constraint outweighs any number of weaker ones`() throws {
    var question = Question()
    for _ in 0..<20 { question.add([(question.x, 1)], .equal, 0, strength: 750) }
    question.add([(question.x, 1)], .equal, 10, strength: 751)
    let solution = try #require(try question.program.solve())
    #expect(solution.values[question.x] == 10)
    #expect(solution.errors.map(\.strength) == [751, 750])
    #expect(solution.errors.map(\.error) == [0, 200])
  }

  @Test func `constraints of equal strength minimize the total error: the median`() throws {
    var question = Question()
    for value in [0, 9, 10] { question.add([(question.x, 1)], .equal, value, strength: 500) }
    let solution = try #require(try question.program.solve())
    #expect(solution.values[question.x] == 9)
    #expect(solution.errors.map(\.error) == [10])
  }

  @Test
  func `between two constraints of equal strength, every value is optimal, and none is unique`()
    throws
  {
    var question = Question()
    for value in [2, 10] { question.add([(question.x, 1)], .equal, value, strength: 500) }
    var solution = try #require(try question.program.solve())
    #expect(solution.values[question.x] == nil)
    question.add([(question.x, 1)], .atLeast, 7, strength: 1)
    question.add([(question.x, 1)], .atMost, 4, strength: 2)
    solution = try #require(try question.program.solve())
    #expect(solution.values[question.x] == 4)
    #expect(solution.errors.map(\.error) == [8, 0, 3])
  }

  @Test func `an inequality is violated on one side only`() throws {
    var question = Question()
    question.add([(question.x, 1)], .equal, 30)
    question.add([(question.x, 1)], .atLeast, 20, strength: 3)
    question.add([(question.x, 1)], .atMost, 20, strength: 2)
    let solution = try #require(try question.program.solve())
    #expect(solution.errors.map(\.error) == [0, 10])
  }

  /// Beale's example, in which the simplex method cycles unless ties are broken carefully.
  @Test func `a problem that can cycle terminates`() throws {
    var program = ExactProgram(scale: 1)
    let unknowns = (0..<4).map { _ in program.makeUnknown() }
    for unknown in unknowns {
      program.add(.init(terms: [(unknown, 1)]), .atLeast, strength: nil)
    }
    func add(_ coefficients: [Int], _ value: Int, _ relation: ExactProgram.Relation, _ at: Int?) {
      let terms = zip(unknowns, coefficients).map { (unknown: $0, coefficient: $1) }
      program.add(.init(terms: terms, constant: -value), relation, strength: at)
    }
    add([1, -32, -4, 36], 0, .atMost, nil)
    add([1, -24, -1, 6], 0, .atMost, nil)
    add([0, 0, 1, 0], 1, .atMost, nil)
    // Maximizes three quarters of the first variable minus 20 times the second, and so on.
    add([3, -80, 2, -24], 1000, .atLeast, 1)
    let solution = try #require(try program.solve())
    #expect(solution.values == [1, 0, 1, 0])
    #expect(solution.errors.map(\.error) == [995])
  }

  @Test func `numbers that overflow are an error, never a wrong result`() {
    var program = ExactProgram(scale: 1)
    var numbers = SplitMix64(seed: 1)
    let unknowns = (0..<12).map { _ in program.makeUnknown() }
    for _ in unknowns {
      let terms = unknowns.map { unknown in
        (unknown: unknown, coefficient: Int.random(in: 1...999_999, using: &numbers))
      }
      program.add(.init(terms: terms, constant: -1), .equal, strength: nil)
    }
    #expect(throws: ExactOverflow.self) { try program.solve() }
  }
}
