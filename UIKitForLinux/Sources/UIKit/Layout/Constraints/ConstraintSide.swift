/// One side of a constraint: an attribute of an item, or the distance between two locations.
@MainActor struct ConstraintSide {
  /// A view or a layout guide.
  weak var item: AnyObject?
  var attribute: NSLayoutConstraint.Attribute
  /// The item that a distance is measured from.
  weak var originItem: AnyObject?
  var originAttribute: NSLayoutConstraint.Attribute

  init(_ item: AnyObject? = nil, _ attribute: NSLayoutConstraint.Attribute = .notAnAttribute) {
    self.item = item
    self.attribute = attribute
    originAttribute = .notAnAttribute
  }

  /// The distance from one location to another.
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

/// Views and layout guides, as constraints see them.
@MainActor enum LayoutItem {
  /// Returns what constraints can speak of; anything else is a mistake of the app's.
  static func object(_ item: Any) -> AnyObject? {
    switch item {
    case let view as UIView: view
    case let guide as UILayoutGuide: guide
    default: nil
    }
  }

  /// The view that an item is, or that owns it.
  static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  static func node(of item: AnyObject?) -> LayoutNode? {
    (item as? UIView)?.layoutNode ?? (item as? UILayoutGuide)?.madeNode
  }

  /// The node of an item, made where it had none.
  static func madeNode(of item: AnyObject?) -> LayoutNode? {
    (item as? UIView)?.madeLayoutNode ?? (item as? UILayoutGuide)?.node
  }
}
