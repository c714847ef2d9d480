import UIKit

/// The construction of a tree: adds all views, level by level, and then creates the constraints.
@MainActor struct ViewTreeConstruction {
  private typealias Placement = (view: UIView, statements: [ViewTreeBlock.Statement])

  private let layout: EquationLayout
  private var placements: [Placement] = []
  private var added: Set<ObjectIdentifier> = []

  init(_ layout: EquationLayout) {
    self.layout = layout
  }

  /// Adds the subviews of a block, and then runs their blocks in order.
  mutating func build(_ block: ViewTreeBlock, in view: UIView) {
    if !block.statements.isEmpty {
      placements.append((view, block.statements))
    }
    for child in block.children {
      view.add(child.view)
      if !added.insert(ObjectIdentifier(child.view)).inserted {
        let message = "A view is in the tree twice. Remove one of its nodes."
        layout.scope.stop({ message }, child.file, child.line)
      }
      if let name = child.name {
        layout.scope.nameInTree(child.view, name, child.file, child.line)
        useConstraints(for: child.view)
      }
    }
    for child in block.children {
      if let block = child.block?(view) { build(block, in: child.view) }
    }
  }

  func finish() {
    layout.store.isActive = false
    var all: [NSLayoutConstraint] = []
    for placement in placements {
      let constraints = makeConstraints(placement)
      if !constraints.isEmpty { useConstraints(for: placement.view) }
      all += constraints
    }
    layout.store.activate(all)
  }

  private func makeConstraints(_ placement: Placement) -> [NSLayoutConstraint] {
    var all: [NSLayoutConstraint] = []
    for statement in placement.statements {
      switch statement {
      case .constraints(let constraints): all += constraints
      case .equations(let equations, let file, let line):
        let constraints = layout.scope.inBlock(of: placement.view) {
          layout.eqs(equations, file: file, line: line)
        }
        // The left side of an equation can be another view of the tree.
        for constraint in constraints {
          LayoutScope.view(of: constraint.firstItem).map(useConstraints)
        }
        all += constraints
      }
    }
    return all
  }

  private func useConstraints(for view: UIView) {
    guard added.contains(ObjectIdentifier(view)) else { return }
    view.translatesAutoresizingMaskIntoConstraints = false
  }
}
