import UIKitSolver

/// A kind of problem that can be made in any size, with numbers and an order drawn by a seed.
enum LayoutFamily: String, CaseIterable {
  /// Views in a row, each after the one before; widths are wishes.
  case chainEq = "chain-eq"
  /// The same, all required.
  case chainReq = "chain-req"
  /// The same with the first position suggested.
  case chainDrag = "chain-drag"
  /// A column of labels as Auto Layout makes it: hugging and compression, seven constraints a view.
  case chainAL = "chain-al"
  /// Views that fill a row, of equal width.
  case fill
  /// Views that have nothing to do with each other.
  case sibConst = "sib-const"
  /// Views that depend on the size of one parent.
  case sibParent = "sib-parent"
  /// Independent rows of ten.
  case sibGroups = "sib-groups"
  /// A binary tree of nested views.
  case tree
  /// Rows of label and field with one column of labels.
  case form

  /// The sizes over which growth is measured.
  static let sizes = [100, 300, 1000, 2000, 5000]

  /// Makes a problem.
  ///
  /// - Parameters:
  ///   - size: how many views, or rows of a form.
  ///   - isShuffled: whether the constraints come in an order that is drawn, too.
  func problem(size: Int, seed: UInt64, isShuffled: Bool = true) -> LayoutProblem {
    var maker = LayoutMaker(seed: seed)
    switch self {
    case .chainEq, .chainReq, .chainDrag: maker.chain(size, self)
    case .chainAL: maker.labels(size)
    case .fill: maker.fill(size)
    case .sibConst: maker.siblings(size)
    case .sibParent: maker.children(size)
    case .sibGroups: for group in 0..<max(size / 10, 1) { maker.chain(10, .chainEq, prefix: "g\(group)") }
    case .tree: maker.tree(size)
    case .form: maker.form(size)
    }
    if isShuffled { maker.shuffle() }
    return maker.problem(name: "\(rawValue)-\(size)")
  }
}

/// Draws numbers and collects lines.
struct LayoutMaker {
  private typealias Line = (terms: [(Double, String)], constant: Double, relation: Relation, strength: String)

  private var state: UInt64
  private var lines: [Line] = []
  private var edits: [(name: String, strength: String, value: Double)] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A whole number from 0 up to a bound.
  private mutating func draw(_ bound: Int) -> Double {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Double((state &* 0x2545_F491_4F6C_DD1D >> 33) % UInt64(bound))
  }

  /// Puts the constraints in another order (Fisher and Yates's).
  mutating func shuffle() {
    for place in lines.indices.reversed().dropLast() {
      lines.swapAt(place, Int(draw(place + 1)))
    }
  }

  /// The problem; its variables come into being in the order in which they are named.
  func problem(name: String) -> LayoutProblem {
    var problem = LayoutProblem(name: name)
    for edit in edits { problem.edit(edit.name, LayoutProblem.strength(edit.strength), edit.value) }
    for line in lines {
      problem.rows.append(
        LayoutProblem.Row(
          terms: line.terms.map { ($0, problem.number(of: $1)) }, constant: line.constant,
          relation: line.relation, strength: LayoutProblem.strength(line.strength)))
    }
    return problem
  }

  private mutating func add(
    _ terms: [(Double, String)], _ constant: Double, _ relation: Relation = .equal,
    _ strength: String = "required"
  ) {
    lines.append((terms, constant, relation, strength))
  }

  mutating func chain(_ count: Int, _ family: LayoutFamily, prefix: String = "") {
    let (x, w) = ("\(prefix)x", "\(prefix)w")
    for view in 0..<count {
      if view > 0 {
        add([(1, "\(x)\(view)"), (-1, "\(x)\(view - 1)"), (-1, "\(w)\(view - 1)")], -4 - draw(9))
      } else if family == .chainDrag {
        edits.append(("x0", "strong", 8))
      } else {
        add([(1, "\(x)0")], -draw(20))
      }
      add([(1, "\(w)\(view)")], -40 - draw(9), .equal, family == .chainReq ? "required" : "medium")
    }
  }

  mutating func labels(_ count: Int) {
    edits.append(("W", "strong", 320))
    add([(1, "X")], 0)
    add([(1, "Y")], 0)
    add([(1, "W")], 0, .greaterThanOrEqual)
    for view in 0..<count {
      add([(1, "x\(view)"), (-1, "X")], -8 - draw(9))
      add([(1, "w\(view)"), (-1, "W")], 16 + draw(17))
      if view == 0 {
        add([(1, "y0"), (-1, "Y")], -8)
      } else {
        add([(1, "y\(view)"), (-1, "y\(view - 1)"), (-1, "h\(view - 1)")], -4 - draw(9))
      }
      add([(1, "w\(view)")], 0, .greaterThanOrEqual)
      add([(1, "h\(view)")], 0, .greaterThanOrEqual)
      let height = 20 + draw(9)
      add([(1, "h\(view)")], -height, .lessThanOrEqual, "250")
      add([(1, "h\(view)")], -height, .greaterThanOrEqual, "750")
    }
  }

  mutating func fill(_ count: Int) {
    edits.append(("W", "strong", Double(10 * count + 100)))
    for view in 0..<count {
      if view == 0 {
        add([(1, "x0")], -draw(9))
      } else {
        add([(1, "x\(view)"), (-1, "x\(view - 1)"), (-1, "w\(view - 1)")], 0)
        add([(1, "w\(view)"), (-1, "w0")], 0)
      }
      add([(1, "w\(view)")], 0, .greaterThanOrEqual)
    }
    add([(1, "x\(count - 1)"), (1, "w\(count - 1)"), (-1, "W")], 0)
  }

  mutating func siblings(_ count: Int) {
    for view in 0..<count {
      add([(1, "x\(view)")], -draw(300))
      add([(1, "y\(view)")], -draw(300))
      add([(1, "w\(view)")], 0, .greaterThanOrEqual)
      add([(1, "h\(view)")], 0, .greaterThanOrEqual)
      add([(1, "w\(view)")], -50 - draw(9), .equal, "medium")
      add([(1, "h\(view)")], -20 - draw(9), .equal, "medium")
    }
  }

  mutating func children(_ count: Int) {
    edits.append(("W", "strong", 400))
    edits.append(("H", "strong", 600))
    add([(1, "X")], 0)
    add([(1, "Y")], 0)
    for view in 0..<count {
      add([(1, "x\(view)"), (-1, "X")], -10 - draw(50))
      add([(1, "x\(view)"), (1, "w\(view)"), (-1, "X"), (-1, "W")], 10 + draw(9))
      add([(1, "y\(view)"), (-1, "Y")], -2 * draw(60))
      add([(1, "h\(view)")], -20 - draw(9))
      add([(1, "w\(view)")], 0, .greaterThanOrEqual)
    }
  }

  mutating func tree(_ count: Int) {
    edits.append(("w0", "strong", 1_048_576))
    add([(1, "x0")], -draw(9))
    for view in 1..<max(count, 2) {
      let parent = (view - 1) / 2
      if view % 2 == 1 {
        add([(1, "x\(view)"), (-1, "x\(parent)")], -1 - draw(3))
      } else {
        add(
          [(1, "x\(view)"), (1, "w\(view)"), (-1, "x\(parent)"), (-1, "w\(parent)")], 1 + draw(3))
      }
      add([(1, "w\(view)"), (-0.5, "w\(parent)")], 2 + draw(3))
      add([(1, "w\(view)")], 0, .greaterThanOrEqual)
    }
  }

  mutating func form(_ count: Int) {
    edits.append(("W", "strong", 600))
    add([(1, "X")], 0)
    add([(1, "G")], 0, .greaterThanOrEqual)
    for row in 0..<count {
      add([(1, "lx\(row)"), (-1, "X")], -20)
      add([(1, "lw\(row)")], 0, .greaterThanOrEqual)
      let width = 40 + draw(90)
      add([(1, "lw\(row)")], -width, .greaterThanOrEqual, "750")
      add([(1, "lw\(row)")], -width, .lessThanOrEqual, "251")
      add([(1, "G"), (-1, "lx\(row)"), (-1, "lw\(row)")], -8, .greaterThanOrEqual)
      add([(1, "fx\(row)"), (-1, "G")], 0)
      add([(1, "fx\(row)"), (1, "fw\(row)"), (-1, "X"), (-1, "W")], 20)
      add([(1, "fw\(row)")], 0, .greaterThanOrEqual)
      if row == 0 {
        add([(1, "y0")], -20)
      } else {
        add([(1, "y\(row)"), (-1, "y\(row - 1)"), (-1, "h\(row - 1)")], -8 - draw(5))
      }
      add([(1, "h\(row)")], -20 - draw(5), .equal, "750")
    }
    add([(1, "G")], 0, .equal, "10")
  }
}
