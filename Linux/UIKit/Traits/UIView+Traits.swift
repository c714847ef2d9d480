extension UIView {
  final var effectiveTraitCollection: UITraitCollection {
    window?.windowScene?.traitCollection ?? .current
  }

  /// Passes changed traits down to this view and those inside it.
  final func traitsMayHaveChanged() {}
}
