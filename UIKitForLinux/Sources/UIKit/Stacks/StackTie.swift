/// One constraint of a stack view, in words that know no views yet.
struct StackTie: Equatable {
  /// An item of a constraint.
  enum Place: Hashable {
    /// The stack view, or the guide of its margins.
    case canvas
    /// An arranged view, by its place in the order.
    case item(Int)
    /// A guide between two views. All of these guides have the same size.
    case gap(Int)
    /// A guide that encloses all views across the axis, if their sizes differ.
    case spanner
  }

  /// The purpose of a constraint.
  ///
  /// The raw value is its identifier in the logs of iOS.
  enum Role: String {
    case alignment = "UISV-alignment"
    case ambiguitySuppression = "UISV-ambiguity-suppression"
    case canvasConnection = "UISV-canvas-connection"
    case canvasFit = "UISV-canvas-fit"
    case distributingEdge = "UISV-distributing-edge"
    case fillEqually = "UISV-fill-equally"
    case fillProportionally = "UISV-fill-proportionally"
    case hiding = "UISV-hiding"
    case spacing = "UISV-spacing"
    case spanningBoundary = "UISV-spanning-boundary"
    case spanningFit = "UISV-spanning-fit"
    case textWidth = "UISV-text-width-disambiguation"
  }

  var role: Role
  var first: Place
  var attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: Place?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  /// Whether the constant is the distance that the system gives two views of their kinds.
  var isSystemSpacing = false
  var priority: Float = 1000
}

extension StackTie {
  /// One attribute that is the same of two places.
  init(
    _ role: Role, _ first: Place, _ attribute: NSLayoutConstraint.Attribute, _ second: Place,
    priority: Float = 1000
  ) {
    self.init(role, first, attribute, .equal, second, priority: priority)
  }

  /// One attribute of two places.
  init(
    _ role: Role, _ first: Place, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Place, priority: Float = 1000
  ) {
    self.init(
      role: role, first: first, attribute: attribute, relation: relation, second: second,
      secondAttribute: attribute, priority: priority)
  }

  /// The wish for no size at all.
  init(
    _ role: Role, none attribute: NSLayoutConstraint.Attribute, of first: Place, priority: Float
  ) {
    self.init(role: role, first: first, attribute: attribute, priority: priority)
  }
}
