import Foundation
import UIKitSolver

/// What is measured, each as the peer program does it.
extension LayoutProblem {
  /// Everything from nothing to published values; each sample is the mean of enough runs to fill 20 milliseconds, after one
  /// run that does not count.
  func measureBuild(runs: Int) throws -> [LayoutFigures] {
    var samples: [[Double]] = Array(repeating: [], count: 5)
    var check = 0.0
    var repeats = 1
    for sample in -1..<runs {
      var sums = [Double](repeating: 0, count: 5)
      for _ in 0..<repeats {
        var run: LayoutRun?
        let objects = microseconds { run = LayoutRun(self) }
        let adding = try microseconds { try run?.addAll() }
        let update = microseconds { run?.solver.solve() }
        check = run?.sum ?? 0
        let destroy = microseconds { run = nil }
        for (place, time) in [objects + adding + update, objects, adding, update, destroy]
          .enumerated()
        {
          sums[place] += time
        }
      }
      if sample < 0 {
        repeats = max(1, Int(20_000 / sums[0]))
        continue
      }
      for place in 0..<5 { samples[place].append(sums[place] / Double(repeats)) }
    }
    let names = [
      "build_total_us", "build_objects_us", "build_add_us", "build_update_us", "destroy_us",
    ]
    return zip(names, samples).map {
      LayoutFigures(problem: name, name: $0, times: $1, check: check)
    }
  }

  /// A thousand suggestions for one variable, with the values published after each.
  func measureDrag(_ name: String, base: Double, runs: Int) throws -> LayoutFigures {
    let number = try existingNumber(of: name)
    var times: [Double] = []
    var check = 0.0
    for _ in 0..<runs {
      let run = try LayoutRun.solved(self)
      let variable = run.variables[number]
      times.append(
        try microseconds {
          for step in 0..<1000 {
            try run.solver.suggest(base + Double(step * 37 % 500), for: variable)
            run.solver.solve()
          }
        })
      check = 0
      for step in 0..<1000 {
        try run.solver.suggest(base + Double(step * 37 % 500), for: variable)
        run.solver.solve()
        check += run.sum
      }
    }
    return LayoutFigures(
      problem: self.name, name: "drag_\(name)_us_per_step", times: times, check: check, steps: 1000)
  }

  /// A thousand sizes of the window, from a list of a few and in small steps.
  func measureWindow(runs: Int) throws -> [LayoutFigures] {
    let (width, height) = (try existingNumber(of: "width"), try existingNumber(of: "height"))
    let sizes: [(Double, Double)] = [
      (400, 600), (600, 400), (800, 1200), (1200, 800), (400, 800), (800, 400),
    ]
    let cycle = (0..<1000).map { sizes[$0 % 6] }
    let smooth: [(Double, Double)] = (0..<1000).map { step in
      (400 + Double(step % 400), 600 + Double(step % 300))
    }
    let kinds: [(name: String, sizes: [(Double, Double)], checked: Int)] = [
      ("drag_wh_cycle6_us_per_step", cycle, 6), ("drag_wh_smooth_us_per_step", smooth, 1000),
    ]
    return try kinds.map { kind in
      var times: [Double] = []
      var check = 0.0
      for _ in 0..<runs {
        let run = try LayoutRun.solved(self)
        let (width, height) = (run.variables[width], run.variables[height])
        func step(_ size: (Double, Double)) throws {
          try run.solver.suggest(size.0, for: width)
          try run.solver.suggest(size.1, for: height)
          run.solver.solve()
        }
        times.append(try microseconds { for size in kind.sizes { try step(size) } })
        check = 0
        for size in kind.sizes.prefix(kind.checked) {
          try step(size)
          check += run.sum
        }
      }
      return LayoutFigures(
        problem: name, name: kind.name, times: times, check: check, steps: 1000)
    }
  }

  /// A wish for a variable's value that comes and goes.
  func measureToggle(
    _ name: String, value: Double, strength: String, runs: Int, turns: Int
  ) throws -> [LayoutFigures] {
    let number = try existingNumber(of: name)
    var (adding, removing) = ([Double](), [Double]())
    var check = 0.0
    for _ in 0..<runs {
      let run = try LayoutRun.solved(self)
      let terms = [Term(run.variables[number])]
      var (added, removed) = (0.0, 0.0)
      for turn in 0..<turns {
        var constraint: Constraint?
        added += try microseconds {
          constraint = try run.solver.add(
            terms, constant: -value, .equal, strength: Self.strength(strength))
          run.solver.solve()
        }
        let sum = turn == turns - 1 ? run.sum : 0
        removed += try microseconds {
          if let constraint { try run.solver.remove(constraint) }
          run.solver.solve()
        }
        if turn == turns - 1 { check = sum + run.sum * 1e-3 }
      }
      adding.append(added)
      removing.append(removed)
    }
    let wish = String(format: "%@==%.15g@%@", name, value, strength)
    return [
      LayoutFigures(
        problem: self.name, name: "toggle_add_\(wish)_us", times: adding, check: check,
        steps: Double(turns)),
      LayoutFigures(
        problem: self.name, name: "toggle_remove_\(name)_us", times: removing, check: check,
        steps: Double(turns)),
    ]
  }

  /// One of the constraints, taken out and put back.
  func measureReadd(_ index: Int, runs: Int, turns: Int) throws -> LayoutFigures {
    let index = index < 0 ? rows.count + index : index
    var times: [Double] = []
    var check = 0.0
    for _ in 0..<runs {
      let run = try LayoutRun.solved(self)
      var constraint = run.constraints[index]
      times.append(
        try microseconds {
          for _ in 0..<turns {
            try run.solver.remove(constraint)
            constraint = try run.add(index)
            run.solver.solve()
          }
        })
      check = run.sum
    }
    return LayoutFigures(
      problem: name, name: "readd_con\(index)_us", times: times, check: check, steps: Double(turns))
  }
}
