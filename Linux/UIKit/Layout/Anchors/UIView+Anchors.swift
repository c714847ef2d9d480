extension UIView {
  /// The edge at which lines begin.
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .leading))
  }

  /// The edge at which lines end.
  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .trailing))
  }

  /// The left edge.
  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .left))
  }

  /// The right edge.
  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .right))
  }

  /// The top edge.
  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .top))
  }

  /// The bottom edge.
  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .bottom))
  }

  /// The width.
  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(self, .width))
  }

  /// The height.
  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(self, .height))
  }

  /// The middle between left and right.
  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .centerX))
  }

  /// The middle between top and bottom.
  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .centerY))
  }

  /// The baseline of the first line of text; the top edge where there is no text.
  public final var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .firstBaseline))
  }

  /// The baseline of the last line of text; the bottom edge where there is no text.
  public final var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .lastBaseline))
  }
}
