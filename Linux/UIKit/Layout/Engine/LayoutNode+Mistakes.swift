extension LayoutNode {
  @MainActor func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis)
    -> [NSLayoutConstraint]
  {
    var found: [NSLayoutConstraint] = []
    for user in users {
      let attribute =
        user.slot < 2 ? user.constraint.firstAttribute : user.constraint.secondAttribute
      if attribute.axis == axis { found.append(user.constraint) }
    }
    return found.sorted { $0.installation.serial < $1.installation.serial }
  }
}
