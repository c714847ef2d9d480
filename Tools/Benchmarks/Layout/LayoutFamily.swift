import SeededRandom
import UIKitSolver

/// Kinds of scalable layouts.
///
/// Without a seed, the numbers and the order are always the same. With a seed, they are random, so
/// that the solver can't be tuned to a file.
enum LayoutFamily: String, CaseIterable {
  /// Views in a row, each after the previous one, whose widths are soft constraints.
  case chainEqual = "chain-eq"
  /// Views in a row with required widths.
  case chainRequired = "chain-req"
  /// Views in a row, the first of which is placed by an edit constraint.
  case chainDrag = "chain-drag"
  /// A list of labels as in Auto Layout, with seven constraints per view.
  case chainAutoLayout = "chain-al"
  /// Views without constraints between them.
  case siblingsConstant = "sib-const"
  /// Views with constraints to their superview only.
  case siblingsParent = "sib-parent"
  /// Groups of ten views in a row.
  case siblingsGroups = "sib-groups"
  /// A binary tree of views.
  case tree
  /// Views with equal widths that fill a row.
  case fill
  /// Rows with a label and a field. All fields start to the right of the widest label.
  case form

  /// The variable that is dragged, and its minimum value.
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

  /// Returns a problem with a number of views, rows, or groups.
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

  /// The source of a problem's numbers.
  struct Numbers {
    private var generator: SplitMix64?

    init(seed: UInt64?) { generator = seed.map { SplitMix64(seed: $0) } }

    /// Returns a number from 0 up to a limit: the given one, or a random one.
    mutating func next(_ given: Int, below limit: Int) -> Double {
      guard let drawn = generator?.next() else { return Double(given % limit) }
      return Double(drawn % UInt64(limit))
    }

    /// Shuffles lines if numbers are random.
    mutating func shuffle(_ lines: inout [LayoutProblem.Line]) {
      guard var generator else { return }
      let shuffled = lines.shuffled(using: &generator)
      self.generator = generator
      // New arrays have the new order in memory, too, so that only the solver is measured.
      lines = shuffled.map { line in
        var line = line
        line.terms = line.terms.map(\.self)
        return line
      }
    }
  }
}
