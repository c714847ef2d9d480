/// A horizontal place of a view or layout guide.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this place to another.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint that puts this place the system's space after another.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side, constant: LayoutSpacing.system * multiplier)
  }

  /// Returns a constraint that puts this place at least the system's space after another.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side, constant: LayoutSpacing.system * multiplier)
  }

  /// Returns a constraint that puts this place at most the system's space after another.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side, constant: LayoutSpacing.system * multiplier)
  }
}

/// The distances that the system suggests.
enum LayoutSpacing {
  /// Between views beside each other or one below the other: 8 points, as Interface Builder has it.
  static let system: CGFloat = 8
}
