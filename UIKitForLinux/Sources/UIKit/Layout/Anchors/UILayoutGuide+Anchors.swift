extension UILayoutGuide {
  public final var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .leading))
  }

  public final var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .trailing))
  }

  public final var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .left))
  }

  public final var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .right))
  }

  public final var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .top))
  }

  public final var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .bottom))
  }

  public final var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(self, .width))
  }

  public final var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(self, .height))
  }

  public final var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(self, .centerX))
  }

  public final var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(self, .centerY))
  }
}
