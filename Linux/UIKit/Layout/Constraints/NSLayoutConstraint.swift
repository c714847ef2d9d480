/// A relation between attributes of views and layout guides: first = multiplier × second + constant.
///
/// A constraint counts while it is active. It is then held by a view that both items are in.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  final var firstSide = ConstraintSide()
  final var secondSide = ConstraintSide()
  private var storedRelation = Relation.equal
  private var storedMultiplier: CGFloat = 1
  private var storedConstant: CGFloat = 0
  private var storedPriority = UILayoutPriority.required
  /// The view that holds the constraint while it is active.
  final weak var container: UIView?
  /// Where the constraint is in the engine that it counts in.
  ///
  /// Used on the main actor only, and by an engine that ends: whoever ends it is alone with it.
  nonisolated(unsafe) final var installation = ConstraintInstallation()

  /// A constraint that says nothing.
  public override init() {
    super.init()
  }

  /// A constraint between an attribute of an item and one of another, or a constant.
  ///
  /// The items are views or layout guides. Leading and trailing go with each other or with a centre, never with
  /// left or right. A location needs a second item and a multiplier that is not zero.
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

  /// The item of the first side: a view or a layout guide.
  open var firstItem: AnyObject? { firstSide.item }
  /// The item of the second side; nil where there is only a constant.
  open var secondItem: AnyObject? { secondSide.item }
  /// The attribute of the first item.
  open var firstAttribute: Attribute { firstSide.attribute }
  /// The attribute of the second item.
  open var secondAttribute: Attribute { secondSide.attribute }
  /// The first item and attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstSide) }
  /// The second item and attribute.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondSide.item == nil ? nil : NSLayoutAnchor(secondSide)
  }
  /// How the two sides stand to each other.
  open var relation: Relation { storedRelation }
  /// What the second attribute is multiplied by.
  open var multiplier: CGFloat { storedMultiplier }

  /// What is added to the second side; it may be changed at any time.
  open var constant: CGFloat {
    get { storedConstant }
    set {
      guard newValue != storedConstant else { return }
      storedConstant = newValue
      container?.constraintChanged(self)
    }
  }

  /// How much the constraint counts; required by default.
  ///
  /// While the constraint is active, it may not change from required to optional or back.
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

  /// A name that messages about the constraint show.
  open var identifier: String?

  /// Whether the constraint is written with its view; archives are not written on Linux.
  open var shouldBeArchived = false

  /// Whether the constraint counts; the items of an active one have a view in common.
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

  /// Activates constraints, in order.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    UIView.release(constraints)
  }

  // NSObject's members belong to no actor; whoever describes a constraint is on the main one.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { describe() }
  }

  nonisolated open override var debugDescription: String { description }
}
