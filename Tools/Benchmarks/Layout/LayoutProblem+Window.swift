import UIKitSolver

extension LayoutProblem {
  /// A window with three labels, three fields, and a menu, whose size is dragged.
  ///
  /// It is the layout of kiwi's benchmark ("enaml-like"), with its sizes, gaps, and strengths: 37
  /// variables, 111 constraints. Every gap is a soft equation and a required inequality.
  static var window: LayoutProblem {
    var problem = LayoutProblem(name: "window")
    for (side, value) in [("width", 400.0), ("height", 600)] {
      problem.edits.append(
        Edit(variable: problem.variable(side), strength: .strong, value: value))
    }
    problem.addSizes()
    problem.addContents()
    problem.addPlaces()
    return problem
  }

  private static let parts = ["lb1", "fl1", "lb2", "fl2", "lb3", "ct", "fl3"]
  private static let gap = Strength(1_250)
  private static let menu = Strength(100_000)

  private mutating func addSizes() {
    for part in [""] + Self.parts {
      for side in ["left", "top", "width", "height"] {
        add([(1, part + side)], 0, .greaterThanOrEqual, .required)
      }
    }
    for side in ["width", "height"] { add([(1, side)], 0, .equal, .medium) }
    for (label, width) in [("lb1", 67.0), ("lb2", 66), ("lb3", 24)] {
      add([(1, label + "width")], -width, .equal, .weak)
      add([(1, label + "width")], -width, .greaterThanOrEqual, .strong)
      add([(1, label + "height")], -16, .equal, .strong)
      add([(1, label + "height")], -16, .greaterThanOrEqual, .strong)
    }
    for field in ["fl1", "fl2", "fl3"] {
      add([(1, field + "width")], -125, .greaterThanOrEqual, .strong)
      add([(1, field + "height")], -21, .equal, .strong)
      add([(1, field + "height")], -21, .greaterThanOrEqual, .strong)
    }
    add([(1, "ctwidth")], -119, .greaterThanOrEqual, Self.menu)
    add([(1, "ctwidth")], -16_777_200, .lessThanOrEqual, Self.menu)
    add([(1, "ctheight")], -24, .greaterThanOrEqual, Self.menu)
    add([(1, "ctheight")], -24, .lessThanOrEqual, Self.menu)
  }

  private mutating func addContents() {
    add([(1, "contents_left"), (-1, "left")], -10, .equal, .required)
    add([(1, "contents_top"), (-1, "top")], -10, .equal, .required)
    add([(1, "contents_right"), (-1, "left"), (-1, "width")], 10, .equal, .required)
    add([(1, "contents_bottom"), (-1, "top"), (-1, "height")], 10, .equal, .required)
  }

  private mutating func addPlaces() {
    for field in ["fl1", "fl2", "ct"] {
      add([(1, field + "left"), (-1, "midline")], 0, .equal, .strong)
    }
    for (label, field) in [("lb1", "fl1"), ("lb2", "fl2"), ("lb3", "ct")] {
      add(
        [
          (1, field + "top"), (0.5, field + "height"), (-1, label + "top"),
          (-0.5, label + "height"),
        ], 0, .equal, .strong)
      addGap([(1, field + "left"), (-1, label + "left"), (-1, label + "width")], 10)
    }
    for part in ["lb1", "lb2", "lb3", "fl3"] {
      addGap([(1, part + "left"), (-1, "contents_left")], 0)
    }
    for part in ["fl1", "fl2", "ct", "fl3"] {
      addGap([(1, "contents_right"), (-1, part + "left"), (-1, part + "width")], 0)
    }
    for part in ["fl1", "lb1"] { addGap([(1, part + "top"), (-1, "contents_top")], 0) }
    let rows = [
      ("fl1", "fl2"), ("fl2", "ct"), ("ct", "fl3"), ("lb1", "lb2"), ("lb2", "lb3"), ("lb3", "fl3"),
    ]
    for (upper, lower) in rows {
      addGap([(1, lower + "top"), (-1, upper + "top"), (-1, upper + "height")], 10)
    }
    // Two columns contain the same constraint.
    for _ in 0..<2 {
      addGap([(1, "contents_bottom"), (-1, "fl3top"), (-1, "fl3height")], 0)
    }
  }

  private mutating func addGap(_ terms: [(Double, String)], _ width: Double) {
    add(terms, -width, .equal, Self.gap)
    add(terms, -width, .greaterThanOrEqual, .required)
  }
}
