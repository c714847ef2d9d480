import UIKitSolver

/// Kinds of layouts that grow: what view trees are made of.
///
/// Without a seed the numbers and the order are always the same; with one they are drawn from it, so
/// that nothing can be fitted to a file.
enum LayoutFamily: String, CaseIterable {
  /// Views in a row, each after the one before; widths are wishes.
  case chainEqual = "chain-eq"
  /// The same with required widths.
  case chainRequired = "chain-req"
  /// The same with an edit in place of the first place.
  case chainDrag = "chain-drag"
  /// A list of labels as Auto Layout states it: seven constraints a view.
  case chainAutoLayout = "chain-al"
  /// Views that have nothing to do with one another.
  case siblingsConstant = "sib-const"
  /// Views that have to do with their superview only.
  case siblingsParent = "sib-parent"
  /// Groups of ten views in a row each.
  case siblingsGroups = "sib-groups"
  /// Views in views, two in each.
  case tree
  /// Views of equal widths that fill a row.
  case fill
  /// Rows of a label and a field; all fields start right of the widest label.
  case form

  /// The variable that is dragged, and the least value.
  func drag(size: Int) -> (variable: String, base: Double)? {
    switch self {
    case .chainDrag: ("x0", 8)
    case .chainAutoLayout: ("W", 320)
    case .siblingsParent: ("W", 400)
    case .fill: ("W", Double(10 * size + 100))
    case .form: ("W", 600)
    default: nil
    }
  }

  /// A problem of as many views, rows or groups.
  func problem(size: Int, seed: UInt64? = nil) -> LayoutProblem {
    var numbers = Numbers(seed: seed)
    var problem = LayoutProblem(name: "\(rawValue)-\(size)")
    switch self {
    case .chainEqual: Self.chain(&problem, size, &numbers, widths: .medium)
    case .chainRequired: Self.chain(&problem, size, &numbers, widths: .required)
    case .chainDrag: Self.chain(&problem, size, &numbers, widths: .medium, isDragged: true)
    case .chainAutoLayout: Self.chainAutoLayout(&problem, size, &numbers)
    case .siblingsConstant: Self.siblings(&problem, size, &numbers)
    case .siblingsParent: Self.siblingsInParent(&problem, size, &numbers)
    case .siblingsGroups:
      for group in 0..<size {
        Self.chain(&problem, 10, &numbers, widths: .medium, name: "g\(group)", start: 8 + group)
      }
    case .tree: Self.tree(&problem, size, &numbers)
    case .fill: Self.fill(&problem, size)
    case .form: Self.form(&problem, size, &numbers)
    }
    numbers.shuffle(&problem.lines)
    return problem
  }

  /// Where a problem's numbers come from.
  struct Numbers {
    private var state: UInt64
    private let isDrawn: Bool

    init(seed: UInt64?) {
      state = seed ?? 0
      isDrawn = seed != nil
    }

    /// A number from 0 up to a limit: the given one, or a drawn one.
    mutating func next(_ given: Int, below limit: Int) -> Double {
      Double(isDrawn ? Int(draw() % UInt64(limit)) : given % limit)
    }

    /// Puts lines into another order, if numbers are drawn.
    mutating func shuffle(_ lines: inout [LayoutProblem.Line]) {
      guard isDrawn, lines.count > 1 else { return }
      for place in stride(from: lines.count - 1, to: 0, by: -1) {
        lines.swapAt(place, Int(draw() % UInt64(place + 1)))
      }
    }

    /// SplitMix64, after Steele, Lea and Flood, "Fast splittable pseudorandom number generators".
    private mutating func draw() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
