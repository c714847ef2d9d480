/// One side of a constraint: an attribute of an item, or the distance between two locations.
@MainActor struct ConstraintSide {
  /// A view or a layout guide.
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// The item where a distance starts.
  weak var originItem: AnyObject?
  var originAttribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject? = nil, _ attribute: NSLayoutConstraint.Attribute = .notAnAttribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
  }

  /// Creates the distance from one location to another.
  init(from origin: ConstraintSide, to location: ConstraintSide) {
    item = location.item
    attribute = location.attribute
    originItem = origin.item
    originAttribute = origin.attribute
  }

  var isDistance: Bool { originAttribute != .notAnAttribute }

  var isLocation: Bool { !isDistance && attribute.isLocation }

  var isDirectional: Bool { attribute.isDirectional || originAttribute.isDirectional }

  static func == (one: ConstraintSide, other: ConstraintSide) -> Bool {
    one.item === other.item && one.attribute == other.attribute
      && one.originItem === other.originItem && one.originAttribute == other.originAttribute
  }
}

/// Views and layout guides as items of constraints.
@MainActor enum LayoutItem {
  /// Returns a view or a layout guide; any other object is a programmer error.
  static func object(_ item: Any) -> AnyObject? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: nil
    }
  }

  /// Returns the item itself if it's a view, or the view that owns the guide.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  static func node(of item: AnyObject?) -> LayoutNode? {
    (item as? UIView)?.layoutNode ?? (item as? UILayoutGuide)?.existingNode
  }

  /// Returns the item's layout node, and creates one if needed.
  static func nodeCreatedIfNeeded(of item: AnyObject?) -> LayoutNode? {
    (item as? UIView)?.layoutNodeCreatedIfNeeded ?? (item as? UILayoutGuide)?.node
  }
}
