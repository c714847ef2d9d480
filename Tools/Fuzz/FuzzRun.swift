import RandomActions

/// The cases of one target.
@MainActor final class FuzzRun {
  /// The number of failures after which a target ends.
  private static let maximumFailures = 5
  /// The maximum number of seconds of a case.
  private static let secondsOfCase: UInt32 = 20

  private let target: any FuzzTarget
  private let report: Report
  private var seed: UInt64
  private var cases = 0
  private(set) var failures = 0
  private var time = Duration.zero

  init(_ target: any FuzzTarget, seed: UInt64, report: Report) {
    self.target = target
    self.seed = seed
    self.report = report
  }

  /// A Boolean value that indicates whether the target has failed often enough.
  var isOver: Bool { failures >= Self.maximumFailures }

  var summary: String {
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    let summary =
      "\(target.name): \(cases) cases, \(Int(Double(cases) / max(seconds, 1e-9))) a second, "
      + "\(failures) failures"
    return ([summary] + target.notes).joined(separator: "\n")
  }

  /// Runs a number of cases.
  func run(cases: Int) async {
    for _ in 0..<cases where !isOver { await runNext() }
  }

  /// Runs cases until a time.
  func run(until end: ContinuousClock.Instant) async {
    repeat { await runNext() } while ContinuousClock.now < end && !isOver
  }

  private func runNext() async {
    let start = ContinuousClock.now
    let name = "--only \(target.name) --seed \(seed) --cases 1"
    CaseMonitor.begin(name, limit: Self.secondsOfCase)
    let problem = await target.problem(seed: seed)
    time += ContinuousClock.now - start
    if let problem {
      failures += 1
      report.write("\(target.name) failed: \(problem)\n  To repeat it: \(name)")
    }
    cases += 1
    seed &+= 1
  }
}
