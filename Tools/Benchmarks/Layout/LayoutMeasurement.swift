import Foundation
import UIKitSolver

/// The durations of repeated runs, in microseconds.
struct LayoutTimes {
  private var samples: [Double] = []

  mutating func append(_ microseconds: Double) { samples.append(microseconds) }

  var count: Int { samples.count }
  var least: Double { samples.min() ?? 0 }
  var greatest: Double { samples.max() ?? 0 }
  var median: Double {
    let sorted = samples.sorted()
    return sorted.isEmpty ? 0 : sorted[sorted.count / 2]
  }

  /// The current time in microseconds.
  static var now: Double { time(of: CLOCK_MONOTONIC) }

  /// The processor time of the process in microseconds.
  ///
  /// Reading it takes longer than `now`.
  static var processorNow: Double { time(of: CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(of clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// Returns a line with the problem, work, median, minimum, maximum, samples, and a number for
  /// comparing results.
  func line(_ problem: String, _ work: String, check: Double, per steps: Int = 1) -> String {
    let figures = [median, least, greatest].map { String(format: "%.3f", $0 / Double(steps)) }
    return ([problem, work] + figures + ["\(count)", String(format: "%.10g", check)])
      .joined(separator: "\t")
  }
}

/// The kinds of work that are measured.
///
/// Each one returns lines to print.
enum LayoutMeasurement {
  /// The durations of the parts of building a problem.
  struct Build {
    var objects = LayoutTimes()
    var add = LayoutTimes()
    var update = LayoutTimes()
    var total = LayoutTimes()
    var destroy = LayoutTimes()
    var check = 0.0

    func lines(_ name: String) -> [String] {
      [
        total.line(name, "build_total_us", check: check),
        objects.line(name, "build_objects_us", check: check),
        add.line(name, "build_add_us", check: check),
        update.line(name, "build_update_us", check: check),
        destroy.line(name, "destroy_us", check: check),
      ]
    }
  }

  /// Builds and solves the problem, in processor time.
  ///
  /// Each sample is the mean of runs that take 20 ms together.
  static func build(_ problem: LayoutProblem, samples: Int) throws -> Build {
    var build = Build()
    var runs = 1
    for sample in -1..<samples {
      var parts = (objects: 0.0, add: 0.0, update: 0.0, destroy: 0.0)
      for _ in 0..<(sample < 0 ? 1 : runs) {
        let start = LayoutTimes.processorNow
        var run: LayoutRun? = LayoutRun(problem)
        let made = LayoutTimes.processorNow
        try run?.add()
        let added = LayoutTimes.processorNow
        run?.solver.solve()
        let solved = LayoutTimes.processorNow
        build.check = run?.sum ?? 0
        let checked = LayoutTimes.processorNow
        run = nil
        parts.objects += made - start
        parts.add += added - made
        parts.update += solved - added
        parts.destroy += LayoutTimes.processorNow - checked
      }
      let total = parts.objects + parts.add + parts.update
      guard sample >= 0 else {
        runs = max(Int(20_000 / total), 1)
        continue
      }
      let count = Double(runs)
      build.objects.append(parts.objects / count)
      build.add.append(parts.add / count)
      build.update.append(parts.update / count)
      build.destroy.append(parts.destroy / count)
      build.total.append(total / count)
    }
    return build
  }

  /// Suggests values step by step, and solves after each step.
  static func drag(
    _ problem: LayoutProblem, work: String, samples: Int, checked: Int = 1_000,
    _ values: (Int) -> [(variable: String, value: Double)]
  ) throws -> (times: LayoutTimes, line: String) {
    let steps = try (0..<1_000).map { step in
      try values(step).map { (number: try problem.number(of: $0.variable), value: $0.value) }
    }
    var times = LayoutTimes()
    var check = 0.0
    for _ in 0..<samples {
      let run = try LayoutRun.solved(problem)
      let suggestions = steps.map { $0.map { (run.variables[$0.number], $0.value) } }
      let start = LayoutTimes.now
      for suggestion in suggestions {
        for (variable, value) in suggestion { try run.solver.suggest(value, for: variable) }
        run.solver.solve()
      }
      times.append(LayoutTimes.now - start)
      check = 0
      for suggestion in suggestions.prefix(checked) {
        for (variable, value) in suggestion { try run.solver.suggest(value, for: variable) }
        run.solver.solve()
        check += run.sum
      }
    }
    return (times, times.line(problem.name, work, check: check, per: 1_000))
  }

  /// Drags one variable back and forth.
  static func drag(_ problem: LayoutProblem, _ variable: String, base: Double, samples: Int) throws
    -> (times: LayoutTimes, line: String)
  {
    try drag(problem, work: "drag_\(variable)_us_per_step", samples: samples) { step in
      [(variable, base + Double(step * 37 % 500))]
    }
  }

  /// Adds a soft constraint on a variable, solves, removes it, and solves.
  static func toggle(
    _ problem: LayoutProblem, _ variable: String, value: Double, strength: Strength, samples: Int,
    rounds: Int
  ) throws -> (add: LayoutTimes, remove: LayoutTimes, lines: [String]) {
    let number = try problem.number(of: variable)
    var (add, remove) = (LayoutTimes(), LayoutTimes())
    var check = 0.0
    for _ in 0..<samples {
      let run = try LayoutRun.solved(problem)
      let terms = [Term(run.variables[number])]
      var (adding, removing) = (0.0, 0.0)
      for round in 0..<rounds {
        let start = LayoutTimes.now
        let constraint = try run.solver.add(terms, constant: -value, .equal, strength: strength)
        run.solver.solve()
        let added = LayoutTimes.now
        let sum = round == rounds - 1 ? run.sum : 0
        let summed = LayoutTimes.now
        try run.solver.remove(constraint)
        run.solver.solve()
        removing += LayoutTimes.now - summed
        adding += added - start
        if round == rounds - 1 { check = sum + run.sum * 1e-3 }
      }
      add.append(adding)
      remove.append(removing)
    }
    let text = "\(variable)==\(String(format: "%.15g", value))@\(strength.text)"
    return (
      add, remove,
      [
        add.line(problem.name, "toggle_add_\(text)_us", check: check, per: rounds),
        remove.line(problem.name, "toggle_remove_\(variable)_us", check: check, per: rounds),
      ]
    )
  }

  /// Removes a constraint, adds it again, and solves.
  ///
  /// A negative index counts from the end.
  static func readd(_ problem: LayoutProblem, line: Int, samples: Int, rounds: Int) throws
    -> (times: LayoutTimes, line: String)
  {
    let index = line < 0 ? line + problem.lines.count : line
    guard problem.lines.indices.contains(index) else { throw LayoutBenchmarkProblem.usage }
    var times = LayoutTimes()
    var check = 0.0
    for _ in 0..<samples {
      var run = try LayoutRun.solved(problem)
      let start = LayoutTimes.now
      for _ in 0..<rounds {
        try run.readd(index)
        run.solver.solve()
      }
      times.append(LayoutTimes.now - start)
      check = run.sum
    }
    return (times, times.line(problem.name, "readd_con\(index)_us", check: check, per: rounds))
  }
}
