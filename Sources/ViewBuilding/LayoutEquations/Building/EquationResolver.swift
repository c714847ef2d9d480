import UIKit

/// Finds what the equations of a block speak of, and whether constraints between them can be active.
@MainActor struct EquationResolver {
  struct Failure: Error {
    var rule: EquationRule
    var range: Range<Int>
  }

  private let scope: LayoutScope
  /// Kept only if the block asks for it.
  private var visibleViews: VisibleViews?

  init(_ scope: LayoutScope, _ equations: [Equation]) {
    self.scope = scope
    let asks = equations.contains { $0.second?.item.owner == .lastVisible }
    if asks { visibleViews = VisibleViews() }
  }

  /// The equation with its views; nil for a view's own priority.
  mutating func resolve(_ equation: Equation) throws(Failure) -> ResolvedEquation? {
    guard let first = scope.item(equation.first.item) else {
      throw Failure(rule: .gone, range: equation.first.name)
    }
    let visibleBefore = placed(equation.first.item, first)
    if equation.first.attribute.kind == .priority { return nil }
    let attribute = equation.first.attribute.attribute
    var resolved = ResolvedEquation(
      first: first.object, firstAttribute: attribute, relation: equation.relation.relation,
      second: nil, secondAttribute: .notAnAttribute, secondWritten: .notAnAttribute,
      multiplier: equation.multiplier, constant: equation.constant,
      priority: UILayoutPriority(equation.priority))
    guard let side = equation.second else { return resolved }
    resolved.secondAttribute = side.attribute.attribute
    resolved.secondWritten = resolved.secondAttribute
    resolved.isLastVisible = side.item.owner == .lastVisible
    let second: LayoutScope.Item?
    let lastVisible = scope.vocabulary.isInBlock ? scope.lastVisibleSibling : visibleBefore
    if resolved.isLastVisible, let lastVisible {
      second = scope.item(lastVisible, side.item.guide)
    } else if side.item.owner == .parent {
      second = first.parent.map { scope.item($0, nil) }
    } else {
      second = scope.item(side.item)
      if resolved.isLastVisible { resolved.secondAttribute = attribute }
    }
    guard let second else { throw Failure(rule: .gone, range: side.name) }
    if !first.view.isRelated(to: second.view) {
      throw Failure(rule: .unrelated, range: equation.first.name)
    }
    resolved.second = second.object
    return resolved
  }

  private mutating func placed(_ item: EquationItem, _ first: LayoutScope.Item) -> UIView? {
    guard visibleViews != nil, item.owner != .container else { return nil }
    // A guide is below the views, and no view that another could be below.
    guard let view = first.asView else { return visibleViews?.lastVisible }
    return visibleViews?.place(view)
  }
}
