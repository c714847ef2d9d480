import Foundation
import UIKitSolver

/// `Benchmarks layout VERB …`: the verbs, arguments and lines of the programs that measure other
/// solvers, so that any problem file can be run side by side.
///
///     solve FILE                               every variable and its value
///     build FILE [SAMPLES]                     make, add, solve
///     drag FILE VARIABLE BASE [SAMPLES]        suggest a value, solve
///     enaml FILE [SAMPLES]                     build, and drag of `width` and `height`
///     toggle FILE VARIABLE VALUE STRENGTH [SAMPLES] [ROUNDS]
///                                              add a soft constraint, solve, remove it, solve
///     readd FILE LINE [SAMPLES] [ROUNDS]       remove a constraint and add it again
///     seq FILE …                               run scripts with expectations
///     gen FAMILY SIZE [SEED]                   print a problem file
///     table [--seed N] [--kiwi PROGRAM] [--floor PROGRAM]
///                                              the tables of `make bench`
///     growth [--seed N] [--samples N]          the second of them only
enum LayoutVerbs {
  /// Runs a command.
  ///
  /// Returns whether everything was as expected.
  static func run(_ arguments: ArraySlice<String>) throws -> Bool {
    var arguments = arguments
    guard let verb = arguments.popFirst() else { throw LayoutBenchmarkProblem.usage }
    switch verb {
    case "table": return try LayoutTable.run(arguments)
    case "growth": return try LayoutTable.runGrowth(arguments)
    case "gen": return try generate(arguments)
    case "seq": return try runScripts(arguments)
    default: break
    }
    guard let path = arguments.popFirst() else { throw LayoutBenchmarkProblem.usage }
    let problem = try LayoutProblem(path: path)
    func number(_ place: Int, _ other: Int) -> Int {
      let index = arguments.startIndex + place
      return index < arguments.endIndex ? Int(arguments[index]) ?? other : other
    }
    switch verb {
    case "solve": return solve(problem)
    case "build":
      let build = try LayoutMeasurement.build(problem, samples: number(0, 7))
      (build.lines(problem.name) + [memoryLine(problem)]).forEach { print($0) }
    case "drag":
      guard arguments.count >= 2, let base = Double(arguments[arguments.startIndex + 1]) else {
        throw LayoutBenchmarkProblem.usage
      }
      print(
        try LayoutMeasurement.drag(
          problem, arguments[arguments.startIndex], base: base, samples: number(2, 7)
        ).line)
    case "enaml": try enaml(problem, samples: number(0, 7))
    case "toggle":
      let words = Array(arguments)
      guard words.count >= 3, let value = Double(words[1]), let strength = Strength(text: words[2])
      else { throw LayoutBenchmarkProblem.usage }
      try LayoutMeasurement.toggle(
        problem, words[0], value: value, strength: strength, samples: number(3, 7),
        rounds: number(4, 20)
      ).lines.forEach { print($0) }
    case "readd":
      guard let line = arguments.first.flatMap({ Int($0) }) else {
        throw LayoutBenchmarkProblem.usage
      }
      print(
        try LayoutMeasurement.readd(
          problem, line: line, samples: number(1, 7), rounds: number(2, 20)
        ).line)
    default: throw LayoutBenchmarkProblem.usage
    }
    return true
  }

  private static func solve(_ problem: LayoutProblem) -> Bool {
    do throws(SolverError) {
      var run = LayoutRun(problem)
      try run.add()
      let conflicts = run.solver.solve()
      for conflict in conflicts { print("error \(conflict)") }
      for (name, variable) in zip(problem.variables, run.variables) {
        // Negative zero is printed as zero.
        print(name, String(format: "%.17g", run.solver.value(of: variable) + 0.0))
      }
      return conflicts.isEmpty
    } catch {
      print("error \(error)")
      return false
    }
  }

  /// Resizes a window with this layout, in one step and in small steps.
  private static func enaml(_ problem: LayoutProblem, samples: Int) throws {
    try LayoutMeasurement.build(problem, samples: samples).lines(problem.name).forEach { print($0) }
    print(try enamlDrag(problem, samples: samples).line)
    print(
      try LayoutMeasurement.drag(problem, work: "drag_wh_smooth_us_per_step", samples: samples) {
        [("width", 400 + Double($0 % 400)), ("height", 600 + Double($0 % 300))]
      }.line)
  }

  static func enamlDrag(_ problem: LayoutProblem, samples: Int) throws -> (
    times: LayoutTimes, line: String
  ) {
    let sizes: [(Double, Double)] = [
      (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
    ]
    return try LayoutMeasurement.drag(
      problem, work: "drag_wh_cycle6_us_per_step", samples: samples, checked: 6
    ) { step in
      let size = sizes[step % sizes.count]
      return [("width", size.0), ("height", size.1)]
    }
  }

  private static func runScripts(_ paths: ArraySlice<String>) throws -> Bool {
    var isRight = true
    for path in paths {
      let result = try LayoutSequence.run(path)
      result.lines.forEach { print($0) }
      isRight = isRight && result.isRight
    }
    return isRight
  }

  private static func generate(_ arguments: ArraySlice<String>) throws -> Bool {
    let words = Array(arguments)
    guard words.count >= 2, let family = LayoutFamily(rawValue: words[0]), let size = Int(words[1])
    else { throw LayoutBenchmarkProblem.usage }
    let seed = words.count > 2 ? UInt64(words[2]) : nil
    print(family.problem(size: size, seed: seed).text, terminator: "")
    return true
  }

  /// Returns a line with the peak memory of the process.
  private static func memoryLine(_ problem: LayoutProblem) -> String {
    "\(problem.name)\tmaxrss_kb\t\(peakMemory)"
  }

  /// The peak memory of the process, in units of 1,024 bytes.
  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }
}
