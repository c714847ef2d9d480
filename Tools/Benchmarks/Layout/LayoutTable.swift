import Foundation
import UIKitSolver

/// The tables of `make bench` for the constraint solver: its times next to the times of kiwi and
/// the lower bound, with the required times, and their growth with the size of the layout.
struct LayoutTable {
  /// A row with the measurement, the requirement, and the times of the other solvers.
  private struct Row {
    var name: String
    var ours: Double
    var wanted: Double
    var kiwi: Double?
    var floor: Double?
    var unit = Unit.milliseconds
  }

  private enum Unit: Double {
    case milliseconds = 1_000
    case microseconds = 1
    case megabytes = 1_024
  }

  private var rows: [Row] = []
  private var seed: UInt64 = 1
  private var samples = 7
  private var kiwi: LayoutPeer?
  private var floor: LayoutPeer?

  /// Measures and prints.
  ///
  /// Returns whether all measurements were possible.
  static func run(_ arguments: ArraySlice<String>) throws -> Bool {
    var table = LayoutTable()
    try table.read(arguments)
    defer {
      table.kiwi?.end()
      table.floor?.end()
    }
    table.printHeader()
    try table.measureBuilds()
    try table.measureWindow()
    try table.measureDrags()
    try table.measureChanges()
    try table.measureGrowth()
    return true
  }

  /// Measures and prints only the growth of the times.
  static func runGrowth(_ arguments: ArraySlice<String>) throws -> Bool {
    var table = LayoutTable()
    try table.read(arguments)
    try table.measureGrowth()
    return true
  }

  private mutating func read(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    seed = UInt64(Date.now.timeIntervalSince1970)
    while let name = arguments.popFirst() {
      guard let value = arguments.popFirst() else { throw LayoutBenchmarkProblem.usage }
      switch name {
      case "--seed": seed = UInt64(value) ?? seed
      case "--samples": samples = max(Int(value) ?? samples, 1)
      case "--kiwi": kiwi = try LayoutPeer(path: value)
      case "--floor": floor = try LayoutPeer(path: value)
      default: throw LayoutBenchmarkProblem.usage
      }
    }
  }

  // MARK: What is measured

  private mutating func measureBuilds() throws {
    let builds: [(LayoutFamily, Int, Double)] = [
      (.chainEqual, 1_000, 5), (.chainEqual, 5_000, 40), (.chainAutoLayout, 1_000, 20),
      (.siblingsConstant, 1_000, 6), (.siblingsConstant, 5_000, 30), (.tree, 1_000, 5),
      (.form, 100, 10), (.form, 1_000, 100),
    ]
    for (family, size, wanted) in builds {
      let problem = family.problem(size: size)
      let build = try LayoutMeasurement.build(problem, samples: samples)
      let other = try kiwi?.measure("build", problem)
      let least = try floor?.measure("build", problem)
      add(
        Row(
          name: "\(problem.name), build", ours: build.total.median, wanted: wanted,
          kiwi: other?["build_total_us"], floor: least?["build_total_us"]))
    }
    let problem = LayoutFamily.chainEqual.problem(size: 5_000)
    // A separate process, which runs nothing else.
    let ourselves = try LayoutPeer(path: CommandLine.arguments[0], isThisProgram: true)
    defer { ourselves.end() }
    let memory = try ourselves.measure("build", problem, ["1"])["maxrss_kb"] ?? .infinity
    let other = try kiwi?.measure("build", problem, ["1"])
    add(
      Row(
        name: "chain-eq-5000, peak memory", ours: memory, wanted: 50, kiwi: other?["maxrss_kb"],
        unit: .megabytes))
  }

  private mutating func measureWindow() throws {
    let problem = LayoutProblem.window
    let other = try kiwi?.measure("enaml", problem)
    let build = try LayoutMeasurement.build(problem, samples: samples)
    add(
      Row(
        name: "window (enaml-like), build", ours: build.total.median, wanted: 0.35,
        kiwi: other?["build_total_us"]))
    let drag = try LayoutVerbs.enamlDrag(problem, samples: samples)
    add(
      Row(
        name: "window (enaml-like), drag", ours: drag.times.median / 1_000, wanted: 0.28,
        kiwi: other?["drag_wh_cycle6_us_per_step"], unit: .microseconds))
  }

  private mutating func measureDrags() throws {
    let drags: [(LayoutFamily, Int, Double)] = [
      (.chainDrag, 100, 0.9), (.chainDrag, 1_000, 9), (.siblingsParent, 1_000, 9),
      (.chainAutoLayout, 1_000, 9),
    ]
    for (family, size, wanted) in drags {
      guard let (variable, base) = family.drag(size: size) else { continue }
      let problem = family.problem(size: size)
      let drag = try LayoutMeasurement.drag(problem, variable, base: base, samples: samples)
      let other = try kiwi?.measure("drag", problem, [variable, "\(base)"])
      let least = try floor?.measure("drag", problem)
      add(
        Row(
          name: "\(problem.name), drag of \(variable)", ours: drag.times.median / 1_000,
          wanted: wanted, kiwi: other?["drag_\(variable)_us_per_step"],
          floor: least?["drag_us_per_step"], unit: .microseconds))
    }
  }

  private mutating func measureChanges() throws {
    let rounds = 20
    let toggles: [(LayoutFamily, Int, String, String, Double)] = [
      (.chainEqual, 1_000, "w500", "in the middle", 150),
      (.chainEqual, 1_000, "w999", "nothing depends on it", 50),
      (.siblingsConstant, 100, "w50", "nothing depends on it", 50),
      (.siblingsConstant, 5_000, "w2500", "nothing depends on it", 50),
    ]
    for (family, size, variable, note, wanted) in toggles {
      let problem = family.problem(size: size)
      let times = try LayoutMeasurement.toggle(
        problem, variable, value: 77, strength: .strong, samples: samples, rounds: rounds)
      let other = try kiwi?.measure("toggle", problem, [variable, "77", "strong"])
      let others = other?["toggle_add_us"].flatMap { add in
        other?["toggle_remove_us"].map { add + $0 }
      }
      add(
        Row(
          name: "\(problem.name), a soft constraint, \(note)",
          ours: (times.add.median + times.remove.median) / Double(rounds), wanted: wanted,
          kiwi: others, unit: .microseconds))
    }
    let problem = LayoutFamily.chainEqual.problem(size: 1_000)
    // Each view has two constraints.
    let times = try LayoutMeasurement.readd(problem, line: 1_000, samples: samples, rounds: rounds)
    let other = try kiwi?.measure("readd", problem, ["1000", "1", "1"])
    add(
      Row(
        name: "\(problem.name), a required constraint", ours: times.times.median / Double(rounds),
        wanted: 1_000, kiwi: other?["readd_us"], unit: .microseconds))
  }

  /// Measures every family at five sizes, with random numbers and a random order.
  ///
  /// The median of three runs is used, so that neither a favorable order nor another process
  /// affects the result.
  private func measureGrowth() throws {
    let sizes = [100, 300, 1_000, 3_000, 5_000]
    print("\nbuild in milliseconds, numbers and order drawn from the seed \(seed)")
    print(
      Self.left("", 14) + sizes.map { Self.right("\($0)", 10) }.joined() + Self.right("grows", 10))
    for family in LayoutFamily.allCases {
      let times = try sizes.map { size in
        // The number of views is the same in each family: a group has ten.
        let count = family == .siblingsGroups ? size / 10 : size
        var times = LayoutTimes()
        for draw in 0..<3 {
          let problem = family.problem(size: count, seed: seed &+ UInt64(size * 3 + draw))
          times.append(try LayoutMeasurement.build(problem, samples: samples).total.median)
        }
        return times.median
      }
      let exponent = Self.exponent(sizes.map(Double.init), times)
      print(
        Self.left(family.rawValue, 14)
          + times.map { Self.right(String(format: "%.3f", $0 / 1_000), 10) }.joined()
          + Self.right(String(format: "n^%.2f", exponent), 10)
          + (exponent <= 1.15 ? "" : "  asked for: n^1.15"))
      fflush(nil)
    }
  }

  /// Returns the slope of the line through the logarithms, by least squares.
  private static func exponent(_ sizes: [Double], _ times: [Double]) -> Double {
    let x = sizes.map { log($0) }
    let y = times.map { log($0) }
    let (meanX, meanY) = (
      x.reduce(0, +) / Double(x.count), y.reduce(0, +) / Double(y.count)
    )
    let product = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    return product / x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
  }

  // MARK: Printing

  private func printHeader() {
    for (name, peer) in [("kiwi", kiwi), ("the floor", floor)] where peer == nil {
      print("\(name) is not measured: no program was given.")
    }
    print(
      Self.left("", 56)
        + ["ours", "asked for", "kiwi", "floor", "kiwi / ours"].map { Self.right($0, 14) }.joined())
  }

  private mutating func add(_ row: Row) {
    rows.append(row)
    func figure(_ value: Double?, isPeer: Bool) -> String {
      guard let value else { return isPeer ? "—" : "" }
      let digits = value / row.unit.rawValue < 1 ? "%.3f" : "%.2f"
      return String(format: digits, value / row.unit.rawValue)
    }
    let unit: String
    switch row.unit {
    case .milliseconds: unit = "ms"
    case .microseconds: unit = "µs"
    case .megabytes: unit = "MB"
    }
    let ratio =
      row.kiwi.map { String(format: "%.1f ×", $0 / row.ours) } ?? (kiwi == nil ? "" : "> 10 s")
    let isMet = row.ours / row.unit.rawValue <= row.wanted
    print(
      Self.left(row.name, 56)
        + [
          figure(row.ours, isPeer: false) + " " + unit,
          String(format: "%g", row.wanted) + (isMet ? "" : " (!)"),
          figure(row.kiwi, isPeer: kiwi != nil), figure(row.floor, isPeer: false), ratio,
        ].map { Self.right($0, 14) }.joined())
    // A run takes minutes, so each row is printed immediately.
    fflush(nil)
  }

  private static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }

  private static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }
}
