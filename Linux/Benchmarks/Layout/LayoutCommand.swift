import Foundation

/// Measures the constraint solver with problems from files, with the verbs and the output of the programs that it is compared
/// with.
struct LayoutCommand {
  private var arguments: ArraySlice<String>

  /// Takes the arguments after `layout`.
  init(_ arguments: ArraySlice<String>) { self.arguments = arguments }

  /// Runs; says whether all was as expected.
  mutating func run() throws -> Bool {
    let verb = try next()
    if verb == "seq" {
      var isGood = true
      for path in arguments {
        var script = LayoutScript(path: path)
        if try !script.run() { isGood = false }
      }
      return isGood
    }
    if verb == "gen" {
      let directory = URL(fileURLWithPath: try next())
      let seed = arguments.popFirst().flatMap(UInt64.init) ?? 1
      for family in LayoutFamily.allCases {
        for size in LayoutFamily.sizes { try family.problem(size: size, seed: seed).write(to: directory) }
      }
      return true
    }
    let problem = try LayoutProblem(path: try next())
    switch verb {
    case "solve": return solve(problem)
    case "build":
      report(try problem.measureBuild(runs: count(7)))
      print("\(problem.name)\tmaxrss_kb\t\(Self.peakMemory)")
    case "drag":
      let (name, base) = (try next(), Double(try next()) ?? 0)
      report([try problem.measureDrag(name, base: base, runs: count(7))])
    case "enaml":
      let runs = count(7)
      report(try problem.measureBuild(runs: runs) + problem.measureWindow(runs: runs))
    case "toggle":
      let (name, value, strength) = (try next(), Double(try next()) ?? 0, try next())
      report(
        try problem.measureToggle(
          name, value: value, strength: strength, runs: count(7), turns: count(20)))
    case "readd":
      let index = Int(try next()) ?? 0
      report([try problem.measureReadd(index, runs: count(7), turns: count(20))])
    default: throw LayoutProblemError.usage
    }
    return true
  }

  /// The most memory that the process has had, in kilobytes.
  static var peakMemory: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  private func solve(_ problem: LayoutProblem) -> Bool {
    do {
      let run = try LayoutRun.solved(problem)
      for (name, variable) in zip(problem.variables, run.variables) {
        print(name, String(format: "%.12g", run.solver.value(of: variable)))
      }
      return true
    } catch {
      print("error \(error)")
      return false
    }
  }

  private func report(_ figures: [LayoutFigures]) {
    for figure in figures { print(figure.line) }
  }

  private mutating func next() throws -> String {
    guard let argument = arguments.popFirst() else { throw LayoutProblemError.usage }
    return argument
  }

  private mutating func count(_ usual: Int) -> Int {
    max(1, arguments.popFirst().flatMap(Int.init) ?? usual)
  }
}
