/// The description of one constraint of a stack view, independent of view objects.
struct StackConstraint: Equatable {
  /// An item of a stack view's constraint.
  enum Item: Hashable {
    /// The stack view, or its layout margins guide.
    case canvas
    /// An arranged view, given by its index.
    case view(Int)
    /// A guide between two views. All of these guides have the same size.
    case gap(Int)
    /// A guide that encloses all views across the axis, if the views have different sizes.
    case spanner
  }

  /// The purpose of a constraint.
  ///
  /// The raw value is the constraint's identifier in the logs of iOS.
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
  var first: Item
  var attribute: NSLayoutConstraint.Attribute
  var relation = NSLayoutConstraint.Relation.equal
  var second: Item?
  var secondAttribute = NSLayoutConstraint.Attribute.notAnAttribute
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  /// A Boolean value that indicates whether the constant is the system spacing between the two
  /// views.
  var isSystemSpacing = false
  var priority: Float = 1000
}

extension StackConstraint {
  /// Creates a constraint between the same attribute of two items.
  init(
    _ role: Role, _ first: Item, _ attribute: NSLayoutConstraint.Attribute, _ second: Item,
    priority: Float = 1000
  ) {
    self.init(role, first, attribute, .equal, second, priority: priority)
  }

  /// Creates a constraint between attributes of two items.
  init(
    _ role: Role, _ first: Item, _ attribute: NSLayoutConstraint.Attribute,
    _ relation: NSLayoutConstraint.Relation, _ second: Item, priority: Float = 1000
  ) {
    self.init(
      role: role, first: first, attribute: attribute, relation: relation, second: second,
      secondAttribute: attribute, priority: priority)
  }

  /// Creates a constraint for a size of 0.
  init(
    _ role: Role, none attribute: NSLayoutConstraint.Attribute, of first: Item, priority: Float
  ) {
    self.init(role: role, first: first, attribute: attribute, priority: priority)
  }
}
