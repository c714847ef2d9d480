import UIKitSolver

extension LayoutFamily {
  static func chain(
    _ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers, widths: Strength,
    isDragged: Bool = false, name: String = "", start: Int = 8
  ) {
    if isDragged {
      problem.edits.append(
        .init(variable: problem.variable("x0"), strength: .strong, value: Double(start)))
    }
    for view in 0..<count {
      let (x, width) = ("\(name)x\(view)", "\(name)w\(view)")
      if view > 0 {
        problem.add(
          [(1, x), (-1, "\(name)x\(view - 1)"), (-1, "\(name)w\(view - 1)")], -8, .equal, .required)
      } else if !isDragged {
        problem.add([(1, x)], -Double(start), .equal, .required)
      }
      problem.add([(1, width)], -(40 + numbers.next(view, below: 7)), .equal, widths)
    }
  }

  static func chainAutoLayout(
    _ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers
  ) {
    problem.edits.append(.init(variable: problem.variable("W"), strength: .strong, value: 320))
    problem.add([(1, "X")], 0, .equal, .required)
    problem.add([(1, "Y")], 0, .equal, .required)
    problem.add([(1, "W")], 0, .greaterThanOrEqual, .required)
    for view in 0..<count {
      let height = "h\(view)"
      problem.add([(1, "x\(view)"), (-1, "X")], -16, .equal, .required)
      problem.add([(1, "w\(view)"), (-1, "W")], 32, .equal, .required)
      let above =
        view == 0 ? [(-1.0, "Y")] : [(-1.0, "y\(view - 1)"), (-1.0, "h\(view - 1)")]
      problem.add([(1, "y\(view)")] + above, -8, .equal, .required)
      problem.add([(1, "w\(view)")], 0, .greaterThanOrEqual, .required)
      problem.add([(1, height)], 0, .greaterThanOrEqual, .required)
      let content = 20 + numbers.next(view, below: 5)
      problem.add([(1, height)], -content, .lessThanOrEqual, Strength(250))
      problem.add([(1, height)], -content, .greaterThanOrEqual, Strength(750))
    }
  }

  static func siblings(_ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers) {
    for view in 0..<count {
      problem.add([(1, "x\(view)")], -numbers.next(view, below: 300), .equal, .required)
      problem.add([(1, "y\(view)")], -3 * numbers.next(view, below: 100), .equal, .required)
      problem.add([(1, "w\(view)")], 0, .greaterThanOrEqual, .required)
      problem.add([(1, "h\(view)")], 0, .greaterThanOrEqual, .required)
      problem.add([(1, "w\(view)")], -(50 + numbers.next(view, below: 9)), .equal, .medium)
      problem.add([(1, "h\(view)")], -20, .equal, .medium)
    }
  }

  static func siblingsInParent(
    _ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers
  ) {
    problem.edits.append(.init(variable: problem.variable("W"), strength: .strong, value: 400))
    problem.edits.append(.init(variable: problem.variable("H"), strength: .strong, value: 600))
    problem.add([(1, "X")], 0, .equal, .required)
    problem.add([(1, "Y")], 0, .equal, .required)
    for view in 0..<count {
      let (x, width) = ("x\(view)", "w\(view)")
      problem.add(
        [(1, x), (-1, "X")], -(10 + numbers.next(view, below: 50)), .equal, .required)
      problem.add([(1, x), (1, width), (-1, "X"), (-1, "W")], 10, .equal, .required)
      problem.add(
        [(1, "y\(view)"), (-1, "Y")], -2 * numbers.next(view, below: 60), .equal, .required)
      problem.add([(1, "h\(view)")], -20, .equal, .required)
      problem.add([(1, width)], 0, .greaterThanOrEqual, .required)
    }
  }

  static func tree(_ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers) {
    problem.edits.append(
      .init(
        variable: problem.variable("w0"), strength: .strong,
        value: 1_048_576 + numbers.next(0, below: 1_000)))
    problem.add([(1, "x0")], 0, .equal, .required)
    for view in 1..<max(count, 1) {
      let parent = (view - 1) / 2
      let (x, width) = ("x\(view)", "w\(view)")
      if view % 2 == 1 {
        problem.add([(1, x), (-1, "x\(parent)")], -1, .equal, .required)
      } else {
        problem.add(
          [(1, x), (1, width), (-1, "x\(parent)"), (-1, "w\(parent)")], 1, .equal, .required)
      }
      problem.add([(1, width), (-0.5, "w\(parent)")], 2, .equal, .required)
      problem.add([(1, width)], 0, .greaterThanOrEqual, .required)
    }
  }

  static func fill(_ problem: inout LayoutProblem, _ count: Int) {
    problem.edits.append(
      .init(
        variable: problem.variable("W"), strength: .strong, value: Double(10 * count + 100)))
    for view in 0..<count {
      let (x, width) = ("x\(view)", "w\(view)")
      if view == 0 {
        problem.add([(1, x)], 0, .equal, .required)
      } else {
        problem.add(
          [(1, x), (-1, "x\(view - 1)"), (-1, "w\(view - 1)")], 0, .equal, .required)
        problem.add([(1, width), (-1, "w0")], 0, .equal, .required)
      }
      problem.add([(1, width)], 0, .greaterThanOrEqual, .required)
    }
    problem.add(
      [(1, "x\(count - 1)"), (1, "w\(count - 1)"), (-1, "W")], 0, .equal, .required)
  }

  static func form(_ problem: inout LayoutProblem, _ count: Int, _ numbers: inout Numbers) {
    problem.edits.append(.init(variable: problem.variable("W"), strength: .strong, value: 600))
    problem.add([(1, "X")], 0, .equal, .required)
    problem.add([(1, "G")], 0, .greaterThanOrEqual, .required)
    for row in 0..<count {
      let (labelX, labelWidth) = ("lx\(row)", "lw\(row)")
      let (fieldX, fieldWidth) = ("fx\(row)", "fw\(row)")
      let content = 40 + numbers.next(row * 37 + 41, below: 60)
      problem.add([(1, labelX), (-1, "X")], -20, .equal, .required)
      problem.add([(1, labelWidth)], 0, .greaterThanOrEqual, .required)
      problem.add([(1, labelWidth)], -content, .greaterThanOrEqual, Strength(750))
      problem.add([(1, labelWidth)], -content, .lessThanOrEqual, Strength(251))
      problem.add(
        [(1, "G"), (-1, labelX), (-1, labelWidth)], -8, .greaterThanOrEqual, .required)
      problem.add([(1, fieldX), (-1, "G")], 0, .equal, .required)
      problem.add(
        [(1, fieldX), (1, fieldWidth), (-1, "X"), (-1, "W")], 20, .equal, .required)
      problem.add([(1, fieldWidth)], 0, .greaterThanOrEqual, .required)
      let above = row == 0 ? [] : [(-1.0, "y\(row - 1)"), (-1.0, "h\(row - 1)")]
      problem.add([(1, "y\(row)")] + above, row == 0 ? -20 : -10, .equal, .required)
      problem.add([(1, "h\(row)")], -22, .equal, Strength(750))
    }
    problem.add([(1, "G")], 0, .equal, Strength(10))
  }
}
