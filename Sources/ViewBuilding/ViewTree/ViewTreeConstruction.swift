import UIKit

/// Builds a tree: views first, level by level, and constraints when all views are there.
@MainActor struct ViewTreeConstruction {
  /// What a block has said about its view.
  private struct Placement {
    var view: UIView
    var statements: [ViewTreeBlock.Statement]
  }

  private let layout: EquationLayout
  private var placements: [Placement] = []
  /// The views that the tree adds.
  private var added: Set<ObjectIdentifier> = []

  init(_ layout: EquationLayout) {
    self.layout = layout
  }

  /// Adds the subviews of a block, then runs their blocks, the one after the other.
  mutating func build(_ block: ViewTreeBlock, in view: UIView) {
    if !block.statements.isEmpty {
      placements.append(Placement(view: view, statements: block.statements))
    }
    for child in block.children {
      if let stack = view as? UIStackView {
        stack.addArrangedSubview(child.view)
      } else {
        view.addSubview(child.view)
      }
      added.insert(ObjectIdentifier(child.view))
      if let name = child.name {
        layout.scope.nameInTree(child.view, name, child.file, child.line)
        isPlacedByConstraints(child.view)
      }
    }
    for child in block.children {
      if let block = child.block?(view) { build(block, in: child.view) }
    }
  }

  /// Makes all constraints, activates them together and returns them.
  func finish() -> [NSLayoutConstraint] {
    layout.isActive = false
    var all: [NSLayoutConstraint] = []
    for placement in placements {
      let constraints = make(placement)
      if !constraints.isEmpty { isPlacedByConstraints(placement.view) }
      all += constraints
    }
    layout.activate(all)
    return all
  }

  private func make(_ placement: Placement) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for statement in placement.statements {
      switch statement {
      case .constraints(let constraints): all += constraints
      case .equations(let equations, let file, let line):
        let constraints = layout.scope.inBlock(of: placement.view) {
          layout.eqs(equations, file: file, line: line)
        }
        // An equation may speak of another view of the tree.
        for constraint in constraints {
          LayoutScope.view(of: constraint.firstItem).map(isPlacedByConstraints)
        }
        all += constraints
      }
    }
    return all
  }

  private func isPlacedByConstraints(_ view: UIView) {
    guard added.contains(ObjectIdentifier(view)) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
