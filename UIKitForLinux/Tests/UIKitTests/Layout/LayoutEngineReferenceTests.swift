import Foundation
import SeededRandom
import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// Random view hierarchies, laid out by the engine and by exact arithmetic.
@MainActor @Suite(.ownDevice) struct LayoutEngineReferenceTests {
  let device = Simulator()

  /// The statistics of the comparison of many hierarchies.
  struct Tally {
    var solved = 0
    var contradictory = 0
    var overflowed = 0
    var unique = 0
  }

  /// The seeds of the hierarchies: 300 of them, or those in the variable `HIERARCHY_SEEDS`, such as
  /// `1-3000`, which `make fuzz` sets.
  private var seeds: ClosedRange<UInt64> {
    let text = ProcessInfo.processInfo.environment["HIERARCHY_SEEDS"] ?? "1-300"
    let ends = text.split(separator: "-").compactMap { UInt64($0) }
    return ends.count == 2 && ends[0] <= ends[1] ? ends[0]...ends[1] : 1...300
  }

  @Test func `random hierarchies match exact arithmetic`() {
    var tally = Tally()
    for seed in seeds {
      let puzzle = LayoutPuzzle(seed: seed)
      let build = puzzle.build()
      device.window.addSubview(build.root)
      report(check(puzzle, build, &tally), of: puzzle, "Seed \(seed)")
      build.root.removeFromSuperview()
    }
    // The random hierarchies must still cover all cases.
    let count = seeds.count
    #expect(tally.solved > count * 5 / 6)
    #expect(tally.contradictory > count / 60)
    #expect(tally.overflowed < count / 100)
    #expect(tally.unique > count * 20 / 3)
  }

  @Test func `changed hierarchies have the same layout as new ones`() {
    var tally = Tally()
    for seed in UInt64(1)...250 {
      var (puzzle, numbers) = (LayoutPuzzle(seed: seed), SplitMix64(seed: seed))
      let build = puzzle.build()
      device.window.addSubview(build.root)
      build.root.layoutIfNeeded()
      for step in 1...5 {
        let change = puzzle.change(with: &numbers)
        build.apply(change, of: puzzle)
        let problems = check(puzzle, build, &tally)
        report(problems, of: puzzle, "Seed \(seed), after change \(step), \(change)")
        if !problems.isEmpty { break }
      }
      build.root.removeFromSuperview()
    }
    #expect(tally.solved > 900)
    #expect(tally.contradictory > 20)
    #expect(tally.overflowed < 10)
  }

  private func report(_ problems: [String], of puzzle: LayoutPuzzle, _ occasion: String) {
    guard !problems.isEmpty else { return }
    Issue.record("\(occasion): \(problems.joined(separator: "; "))\n\(puzzle)")
  }

  /// Lays a hierarchy out and returns the differences.
  private func check(
    _ puzzle: LayoutPuzzle, _ build: LayoutPuzzle.Build, _ tally: inout Tally
  ) -> [String] {
    build.root.layoutIfNeeded()
    let places = build.items.map { solvedPlace(of: $0, in: build.root) }
    let broken = puzzle.rules.indices.filter {
      build.constraints[$0].installation.state == .unsatisfied
    }
    do {
      if !broken.isEmpty {
        tally.contradictory += 1
        return try problems(of: puzzle, breaking: Set(broken), places)
      }
      let lowered = puzzle.lowered()
      guard let solution = try lowered.program.solve() else { return ["no constraint was broken"] }
      tally.solved += 1
      return lowered.problems(with: places, solution, &tally.unique)
    } catch {
      tally.overflowed += 1
      return []
    }
  }

  /// Checks that the engine breaks only constraints that must be broken: some of the required
  /// constraints that conflict, and no others.
  private func problems(
    of puzzle: LayoutPuzzle, breaking broken: Set<Int>, _ places: [[Double]]
  ) throws(ExactOverflow) -> [String] {
    let lowered = puzzle.lowered(without: broken)
    guard let solution = try lowered.program.solve() else {
      return ["constraints contradict each other, and none of them was broken"]
    }
    for rule in broken {
      if puzzle.rules[rule].priority != 1000 { return ["rule \(rule) is optional, and was broken"] }
      let more = puzzle.lowered(without: broken.subtracting([rule]))
      if try more.program.solve() != nil { return ["rule \(rule) was broken in vain"] }
    }
    var unique = 0
    return lowered.problems(with: places, solution, &unique)
  }

  /// The frame in the root, before it's aligned to pixels.
  private func solvedPlace(of item: NSObject, in root: UIView) -> [Double] {
    func frame(of view: UIView) -> CGRect {
      guard view.translatesAutoresizingMaskIntoConstraints else { return view.unalignedFrame }
      return view === root ? view.bounds : view.frame
    }
    var place = CGRect.zero
    var around: UIView?
    if let view = item as? UIView {
      place = frame(of: view)
      around = view === root ? nil : view.superview
    } else if let guide = item as? UILayoutGuide {
      place = guide.unalignedFrame
      around = guide.owningView
    }
    while let view = around, view !== root {
      let outer = frame(of: view)
      place = place.offsetBy(dx: outer.minX, dy: outer.minY)
      around = view.superview
    }
    return [place.minX, place.minY, place.width, place.height].map { Double($0) }
  }
}
