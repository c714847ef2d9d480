internal import UIKitSolver

extension UIView {
  /// Returns the size that the constraints of the view and of what is inside lead to.
  ///
  /// An engine is made for it, and nothing is changed.
  final func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    measure(target, horizontal, vertical, countsStackAround: true)
  }

  /// The minimum size for the contents and the constraints inside, without the constraints of the
  /// stack view around.
  final var lengthsForStackAround: CGSize {
    measure(
      UIView.layoutFittingCompressedSize, .fittingSizeLevel, .fittingSizeLevel,
      countsStackAround: false)
  }

  private func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    countsStackAround: Bool
  ) -> CGSize {
    updateConstraintsInside()
    let engine = LayoutEngine(root: self, isMeasuring: true)
    engine.countsStackAround = countsStackAround
    let node = engine.node(of: madeLayoutNode)
    engine.wish(.width, of: node, Double(target.width), horizontal)
    engine.wish(.height, of: node, Double(target.height), vertical)
    engine.update()
    let scale = layoutScale
    // Not below what the contents need, but for what solving may leave of an error.
    func roundUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(
      width: roundUp(engine.value(.width, of: node)),
      height: roundUp(engine.value(.height, of: node)))
  }
}

extension UIView {
  /// Whether constraints place something directly inside.
  final var isLaidOutByConstraints: Bool {
    usesAutoLayoutInside
      && storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the height that the constraints lead to in a width.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension LayoutEngine {
  @MainActor fileprivate func wish(
    _ part: LayoutMembership.Part, of node: LayoutNode, _ value: Double,
    _ priority: UILayoutPriority
  ) {
    let variable = variable(part, of: node)
    _ = try? solver.add(
      [Term(variable)], constant: -value, .equal, strength: Strength(priority))
  }
}
