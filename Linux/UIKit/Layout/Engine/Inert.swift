extension LayoutNode {
  @MainActor var solvedFrame: CGRect? { nil }
  @MainActor var isAmbiguous: Bool { false }
  @MainActor func exerciseAmbiguity() {}
  @MainActor func leaveEngine() {}
}

extension UIView {
  final func maskTranslationChanged() {}
  final func placeSubviewsByConstraints() {}
  final func contentSizeMayHaveChanged() {}
  final func guideChanged(_ guide: UILayoutGuide) {}
  final func updateEngine() {}
  final func measure(
    _ size: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize { intrinsicContentSize }
}
