import Foundation
import RandomActions

/// Runs random cases until the time is over, and prints the seed of each failure.
///
/// - `--seconds`: The time for all targets together. The default is 60.
/// - `--seed`: The seed of the first case. The default is random.
/// - `--only`: The name of one target.
/// - `--cases`: The number of cases of each target. Their output and backtraces are shown.
@main struct Fuzz {
  @MainActor static func main() async {
    let report = Report()
    do {
      let options = try RunOptions(
        CommandLine.arguments.dropFirst(), names: ["seconds", "seed", "only", "cases"])
      let only = options.text("only")
      let all: [any FuzzTarget] = [
        EquationFuzz(), TextFuzz(), DateFuzz(), AmountFuzz(), SolverFuzz(),
      ]
      let targets = all.filter { only == nil || $0.name == only }
      guard !targets.isEmpty else {
        throw RunOptions.Problem("There is no target “\(only ?? "")”.")
      }
      let seed: UInt64 = try options.number("seed") ?? .random(in: 0..<1 << 40)
      let cases: Int? = try options.number("cases")
      if cases == nil {
        report.silenceOthers()
        CaseMonitor.start(reportingTo: report.descriptor)
      }
      report.write("seed \(seed)")
      let runs = targets.map { FuzzRun($0, seed: seed, report: report) }
      if let cases {
        for run in runs { await run.run(cases: cases) }
      } else {
        await share(try options.number("seconds") ?? 60, among: runs)
      }
      for run in runs { report.write(run.summary) }
      exit(runs.allSatisfy { $0.failures == 0 } ? 0 : 1)
    } catch {
      report.write("\(error)")
      exit(2)
    }
  }

  /// Gives each target a quarter of a second in turn, so that a short run also reaches all of them.
  @MainActor private static func share(_ seconds: Int, among runs: [FuzzRun]) async {
    let end = ContinuousClock.now + .seconds(seconds)
    while ContinuousClock.now < end, runs.contains(where: { !$0.isOver }) {
      for run in runs where !run.isOver {
        await run.run(until: min(end, ContinuousClock.now + .milliseconds(250)))
      }
    }
  }
}

/// The standard output.
///
/// The cases themselves write nothing to it.
@MainActor struct Report {
  let descriptor = dup(STDOUT_FILENO)

  /// Discards what the package prints, such as warnings of conflicts.
  func silenceOthers() {
    let null = open("/dev/null", O_WRONLY)
    dup2(null, STDOUT_FILENO)
    dup2(null, STDERR_FILENO)
  }

  func write(_ line: String) {
    FileHandle(fileDescriptor: descriptor).write(Data((line + "\n").utf8))
  }
}
