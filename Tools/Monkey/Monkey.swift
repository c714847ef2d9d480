import CAllocations
import Foundation
import RandomActions
import UIKit

/// Uses the catalog and the example at random, and checks every sheet.
///
/// - `--steps`: The number of steps. The default is a million.
/// - `--seed`: The seed. The default is random.
/// - `--until`: The step to repeat. Only the life that contains it runs up to this step, repeatedly
///   and with fewer actions that still lead to a problem.
@main struct Monkey {
  @MainActor static func main() async {
    count_allocations_of_all_threads()
    do {
      let options = try RunOptions(
        CommandLine.arguments.dropFirst(), names: ["steps", "seed", "until"])
      let seed: UInt64 = try options.number("seed") ?? .random(in: 0..<1 << 40)
      print("seed \(seed)")
      if let until: Int = try options.number("until") {
        finish(await shortest(seed: seed, until: until), seed: seed)
      }
      await run(try options.number("steps") ?? 1_000_000, seed: seed)
    } catch {
      print("\(error)")
      exit(2)
    }
  }

  /// Runs one life after another until a number of steps or a failure.
  @MainActor private static func run(_ steps: Int, seed: UInt64) async {
    CaseMonitor.start(reportingTo: STDOUT_FILENO)
    let start = ContinuousClock.now
    var memory = MemoryTrend()
    var done = 0
    while done < steps {
      let number = done / MonkeyLife.steps
      let last = min(done + MonkeyLife.steps, steps) - 1
      let problem = await life(seed: seed, number: number, through: last)
      if let problem { finish(problem, seed: seed) }
      done = last + 1
      memory.add(allocated_blocks())
      if let growth = memory.problem {
        finish(MonkeyProblem(step: last, text: growth, actions: []), seed: seed)
      }
      if number % 500 == 499 { report(done, since: start) }
    }
    report(done, since: start)
    print(memory)
    exit(0)
  }

  /// A separate function, so that nothing retains the life afterward.
  @MainActor private static func life(
    seed: UInt64, number: Int, through last: Int, skipping skipped: Set<Int> = []
  ) async -> MonkeyProblem? {
    await MonkeyLife(seed: seed, number: number).run(through: last, skipping: skipped)
  }

  /// Repeats a failure without the unnecessary actions.
  @MainActor private static func shortest(seed: UInt64, until: Int) async -> MonkeyProblem? {
    let number = until / MonkeyLife.steps
    guard var problem = await life(seed: seed, number: number, through: until) else { return nil }
    let kind = problem.text.prefix(12)
    let steps = Array(number * MonkeyLife.steps...until)
    var skipped: Set<Int> = []
    var size = steps.count / 2
    while size > 0 {
      for start in stride(from: 0, to: steps.count, by: size) {
        let more = skipped.union(steps[start..<min(start + size, steps.count)])
        guard more != skipped else { continue }
        let other = await life(seed: seed, number: number, through: until, skipping: more)
        guard let other, other.text.hasPrefix(kind), other.step == until else { continue }
        (problem, skipped) = (other, more)
      }
      size /= 2
    }
    return problem
  }

  @MainActor private static func report(_ steps: Int, since start: ContinuousClock.Instant) {
    let time = (ContinuousClock.now - start) / .seconds(1)
    print("\(steps) steps in \(Int(time)) s, \(Int(Double(steps) / time)) a second")
    fflush(nil)
  }

  @MainActor private static func finish(_ problem: MonkeyProblem?, seed: UInt64) -> Never {
    guard let problem else { exit(0) }
    print("Step \(problem.step): \(problem.text)")
    for action in problem.actions { print("  \(action)") }
    print("To repeat it: --seed \(seed) --until \(problem.step)")
    exit(1)
  }
}

/// A broken invariant.
struct MonkeyProblem: Error {
  var step: Int
  var text: String
  /// The last actions, with their steps.
  var actions: [String]
}
