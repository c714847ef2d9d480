/// A width or height of a view or layout guide, or the distance between two places.
@preconcurrency @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes this size a constant.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.equal, ConstraintSide(), constant: c)
  }

  /// Returns a constraint that makes this size at least a constant.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, ConstraintSide(), constant: c)
  }

  /// Returns a constraint that makes this size at most a constant.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, ConstraintSide(), constant: c)
  }

  /// Returns a constraint that makes this size a multiple of another.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor.side(times: m), multiplier: m)
  }

  /// Returns a constraint that makes this size at least a multiple of another.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor.side(times: m), multiplier: m)
  }

  /// Returns a constraint that makes this size at most a multiple of another.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor.side(times: m), multiplier: m)
  }

  /// Returns a constraint that makes this size a multiple of another plus a constant.
  open func constraint(
    equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.equal, anchor.side(times: m), multiplier: m, constant: c)
  }

  /// Returns a constraint that makes this size at least a multiple of another plus a constant.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, anchor.side(times: m), multiplier: m, constant: c)
  }

  /// Returns a constraint that makes this size at most a multiple of another plus a constant.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side(times: m), multiplier: m, constant: c)
  }

  /// The side of a constraint that is a multiple of this size; without an item if the multiple is only a constant.
  private func side(times multiplier: CGFloat) -> ConstraintSide {
    multiplier == 0 ? ConstraintSide() : side
  }
}
