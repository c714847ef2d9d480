extension LayoutPuzzle {
  /// The left, top, width, and height of a node, as variables of the program or as numbers.
  private enum Place {
    case unknowns(Int)
    case known(Frame)
  }

  /// The puzzle as an exact program, and the four variables of each node.
  ///
  /// Unlike in the engine, positions are in the coordinates of the root, at any depth of the
  /// hierarchy.
  struct Lowered {
    var program: ExactProgram
    /// The first of a node's four variables, or `nil` if the node and its parent have frames.
    var unknowns: [Int?]
  }

  /// One half, one third, and one quarter of a half point are integers in this unit.
  private static let unit = 24

  /// - Parameter excluded: The rules that are left out.
  func lowered(without excluded: Set<Int> = []) -> Lowered {
    var program = ExactProgram(scale: Self.unit)
    var places: [Place] = []
    for node in nodes {
      if let frame = node.frame, case .known(let outer)? = node.parent.map({ places[$0] }) {
        places.append(
          .known(
            Frame(
              x: outer.x + frame.x, y: outer.y + frame.y, width: frame.width,
              height: frame.height)))
      } else if node.frame != nil, node.parent == nil {
        let frame = node.frame ?? Frame(x: 0, y: 0, width: 0, height: 0)
        places.append(.known(Frame(x: 0, y: 0, width: frame.width, height: frame.height)))
      } else {
        places.append(.unknowns(program.unknowns))
        for _ in 0..<4 { _ = program.makeUnknown() }
      }
    }
    for index in nodes.indices { addSizes(of: index, places, to: &program) }
    for (index, rule) in rules.enumerated() where rule.isActive && !excluded.contains(index) {
      add(rule, places, to: &program)
    }
    let unknowns = places.map { place -> Int? in
      if case .unknowns(let first) = place { first } else { nil }
    }
    return Lowered(program: program, unknowns: unknowns)
  }

  private func addSizes(of index: Int, _ places: [Place], to program: inout ExactProgram) {
    guard case .unknowns = places[index] else { return }
    let node = nodes[index]
    if let frame = node.frame, let parent = node.parent {
      // The frame is in a view with constraints, so its position in the root depends on that view.
      for (attribute, value) in [(Attribute.left, frame.x), (.top, frame.y)] {
        var sum = sum(of: index, attribute, places)
        sum.add(self.sum(of: parent, attribute, places), times: Ratio(-1))
        sum.constant -= value * Self.unit
        program.add(sum, .equal, strength: nil)
      }
      for (attribute, value) in [(Attribute.width, frame.width), (.height, frame.height)] {
        var sum = sum(of: index, attribute, places)
        sum.constant -= value * Self.unit
        program.add(sum, .equal, strength: nil)
      }
      return
    }
    let sizes = [node.intrinsic.width, node.intrinsic.height]
    for (axis, attribute) in [Attribute.width, .height].enumerated() {
      let size = sum(of: index, attribute, places)
      program.add(size, .atLeast, strength: nil)
      guard let content = sizes[axis] else { continue }
      var sum = size
      sum.constant -= content * Self.unit
      program.add(sum, .atMost, strength: Self.strength(node.hugging[axis]))
      program.add(sum, .atLeast, strength: Self.strength(node.resistance[axis]))
    }
  }

  private static func strength(_ priority: Int) -> Int? { priority == 1000 ? nil : priority }

  private func add(_ rule: Rule, _ places: [Place], to program: inout ExactProgram) {
    var sum = sum(of: rule.first.node, rule.first.attribute, places)
    var flips = isMirrored && rule.first.attribute.isDirectional
    if let (node, attribute) = rule.second {
      let other = self.sum(of: node, attribute, places)
      sum.add(other, times: Ratio(-rule.multiplier.numerator, rule.multiplier.denominator))
      if attribute.kind != .size {
        // Positions are relative to the common ancestor's corner. With a multiplier of 1, it
        // cancels out.
        let ancestor = nearestCommonAncestor(of: rule.first.node, and: node)
        let corner = self.sum(
          of: ancestor, attribute.kind == .horizontal ? .left : .top, places)
        sum.add(corner, times: Ratio(-1))
        sum.add(corner, times: rule.multiplier)
      }
      flips = flips || isMirrored && attribute.isDirectional
    }
    var relation = rule.relation
    sum.constant += (flips ? rule.halves : -rule.halves) * Self.unit / 2
    if flips, relation != .equal { relation = relation == .atMost ? .atLeast : .atMost }
    program.add(sum, relation, strength: Self.strength(rule.priority))
  }

  private func sum(of node: Int, _ attribute: Attribute, _ places: [Place]) -> ExactProgram.Sum {
    let margins = nodes[node].margins
    /// The corner, the fraction of the size to add, and points.
    let (corner, size, share, points): (Int, Int, Int, Int) =
      switch attribute.resolved(isMirrored: isMirrored) {
      case .left, .leading: (0, 2, 0, 0)
      case .right, .trailing: (0, 2, 2, 0)
      case .centerX: (0, 2, 1, 0)
      case .leftMargin, .leadingMargin: (0, 2, 0, 2 * margins[1])
      case .rightMargin, .trailingMargin: (0, 2, 2, -2 * margins[3])
      case .centerXWithinMargins: (0, 2, 1, margins[1] - margins[3])
      case .top, .firstBaseline: (1, 3, 0, 0)
      case .bottom, .lastBaseline: (1, 3, 2, 0)
      case .centerY: (1, 3, 1, 0)
      case .topMargin: (1, 3, 0, 2 * margins[0])
      case .bottomMargin: (1, 3, 2, -2 * margins[2])
      case .centerYWithinMargins: (1, 3, 1, margins[0] - margins[2])
      case .width: (-1, 2, 2, 0)
      case .height: (-1, 3, 2, 0)
      }
    var sum = ExactProgram.Sum(constant: points * Self.unit / 2)
    func add(_ part: Int, _ halves: Int) {
      guard part >= 0, halves != 0 else { return }
      let coefficient = halves * Self.unit / 2
      switch places[node] {
      case .unknowns(let first): sum.terms.append((first + part, coefficient))
      case .known(let frame):
        sum.constant += [frame.x, frame.y, frame.width, frame.height][part] * coefficient
      }
    }
    add(corner, 2)
    add(size, share)
    return sum
  }
}

extension ExactProgram.Sum {
  fileprivate mutating func add(_ other: ExactProgram.Sum, times ratio: LayoutPuzzle.Ratio) {
    terms += other.terms.map {
      ($0.unknown, $0.coefficient * ratio.numerator / ratio.denominator)
    }
    constant += other.constant * ratio.numerator / ratio.denominator
  }
}

extension LayoutPuzzle.Lowered {
  /// Compares the engine's frames with the exact solution.
  ///
  /// - Parameter places: The left, top, width, and height of each node, in the root.
  func problems(
    with places: [[Double]], _ solution: ExactSolution, _ unique: inout Int
  ) -> [String] {
    var values = [Double](repeating: 0, count: program.unknowns)
    for (node, first) in unknowns.enumerated() {
      guard let first else { continue }
      for part in 0..<4 { values[first + part] = places[node][part] }
    }
    let found = program.errors(of: values)
    if found.required > 1e-6 { return ["a requirement is missed by \(found.required)"] }
    for (strength, error) in solution.errors {
      let own = found.totals[strength] ?? 0
      if abs(own - error) > 1e-6 * max(1, error) {
        return ["the error of priority \(strength) is \(own), not \(error)"]
      }
    }
    var problems: [String] = []
    for (node, first) in unknowns.enumerated() {
      guard let first else { continue }
      for (part, name) in ["left", "top", "width", "height"].enumerated() {
        guard let value = solution.values[first + part] else { continue }
        unique += 1
        if abs(values[first + part] - value) > 1e-6 * max(1, abs(value)) {
          problems.append("\(name) of \(node) is \(values[first + part]), not \(value)")
        }
      }
    }
    return problems
  }
}
