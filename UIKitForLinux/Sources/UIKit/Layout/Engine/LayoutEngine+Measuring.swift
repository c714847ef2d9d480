internal import UIKitSolver

extension UIView {
  /// Returns the size that the constraints of the view and its descendants lead to.
  ///
  /// The calculation uses a temporary engine and changes nothing.
  final func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    measure(target, horizontal, vertical, includesEnclosingStackView: true)
  }

  /// The minimum size for the content and the constraints inside the view, without the constraints
  /// of the enclosing stack view.
  final var fittingSizeForStackView: CGSize {
    measure(
      UIView.layoutFittingCompressedSize, .fittingSizeLevel, .fittingSizeLevel,
      includesEnclosingStackView: false)
  }

  private func measure(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority,
    includesEnclosingStackView: Bool
  ) -> CGSize {
    updateConstraintsInside()
    let engine = LayoutEngine(root: self, isMeasuring: true)
    engine.includesEnclosingStackView = includesEnclosingStackView
    let node = engine.node(of: layoutNodeCreatedIfNeeded)
    engine.addFittingConstraint(.width, of: node, Double(target.width), horizontal)
    engine.addFittingConstraint(.height, of: node, Double(target.height), vertical)
    engine.update()
    let scale = layoutScale
    // Rounds up so that the content fits, except for the solver's rounding error.
    func roundUp(_ value: CGFloat) -> CGFloat { (value * scale - 1e-6).rounded(.up) / scale }
    return CGSize(
      width: roundUp(engine.value(.width, of: node)),
      height: roundUp(engine.value(.height, of: node)))
  }
}

extension UIView {
  /// A Boolean value that indicates whether constraints determine the frame of a direct subview.
  final var isLaidOutByConstraints: Bool {
    usesAutoLayoutInside
      && storedSubviews.contains { !$0.translatesAutoresizingMaskIntoConstraints }
  }

  /// Returns the fitting height for a width.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

extension LayoutEngine {
  @MainActor fileprivate func addFittingConstraint(
    _ part: LayoutEngineState.Part, of node: LayoutNode, _ value: Double,
    _ priority: UILayoutPriority
  ) {
    let variable = variable(part, of: node)
    _ = try? solver.add(
      [Term(variable)], constant: -value, .equal, strength: Strength(priority))
  }
}
