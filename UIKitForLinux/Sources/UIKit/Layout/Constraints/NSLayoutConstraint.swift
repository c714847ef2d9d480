/// Differs: If a chain of optional sizes doesn't fit into a required size, the duration of a layout
/// pass grows at least with the square of the number of sizes: a column of 1,000 labels that isn't
/// high enough takes up to a second, and one constraint of a chain of 1,000 views that is removed and
/// added again takes about 40 µs.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final var firstSide = ConstraintSide()
  final var secondSide = ConstraintSide()
  private var storedRelation = Relation.equal
  private var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The view that holds the constraint while the constraint is active.
  final weak var container: UIView?
  /// The constraint's state in a layout engine.
  ///
  /// It's used only on the main actor, and by the `deinit` of an engine, which nothing else
  /// references.
  nonisolated(unsafe) final var installation = ConstraintInstallation()

  public override init() {
    super.init()
  }

  public convenience init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    self.init()
    set(
      ConstraintSide(LayoutItem.object(view1), attr1), relation,
      ConstraintSide(view2.flatMap { LayoutItem.object($0) }, attr2),
      multiplier: multiplier, constant: c)
  }

  final func set(
    _ first: ConstraintSide, _ relation: Relation, _ second: ConstraintSide,
    multiplier: CGFloat = 1, constant: CGFloat = 0
  ) {
    firstSide = first
    storedRelation = relation
    secondSide = second.item == nil ? ConstraintSide() : second
    storedMultiplier = multiplier
    storedConstant = constant
    checkSides()
  }

  open var firstItem: AnyObject? { firstSide.item }
  open var secondItem: AnyObject? { secondSide.item }
  open var firstAttribute: Attribute { firstSide.attribute }
  open var secondAttribute: Attribute { secondSide.attribute }
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondSide.item == nil ? nil : NSLayoutAnchor(secondSide)
  }
  open var relation: Relation { storedRelation }
  open var multiplier: CGFloat { storedMultiplier }

  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      container?.constraintChanged(self)
    }
  }

  open var priority: UILayoutPriority {
    get { storedPriority }
    set {
      guard newValue != storedPriority else { return }
      let isAllowed = container == nil || newValue.isRequired == storedPriority.isRequired
      assert(
        isAllowed,
        "The priority of an active constraint cannot change from \(storedPriority.rawValue) to \(newValue.rawValue): deactivate it before it becomes required or optional."
      )
      guard isAllowed else { return }
      storedPriority = newValue
      container?.constraintPriorityChanged(self)
    }
  }

  open var identifier: String?

  /// Differs: The property has no effect, because archives can't be written.
  open var shouldBeArchived = false

  open var isActive: Bool {
    get { container != nil }
    set {
      guard newValue != isActive else { return }
      if newValue {
        guard firstSide.item != nil else {
          preconditionFailure(
            "NSGenericException: a constraint was activated that has no items, or whose items are gone."
          )
        }
        nearestContainer?.addConstraint(self)
      } else {
        container?.removeConstraint(self)
      }
    }
  }

  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    UIView.release(constraints)
  }

  // `NSObject` members are nonisolated, but constraints are described only on the main actor.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { describe() }
  }

  nonisolated open override var debugDescription: String { description }
}
