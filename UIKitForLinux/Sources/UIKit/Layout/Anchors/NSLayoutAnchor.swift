@preconcurrency @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, AnchorParts {
  final let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
    super.init()
  }

  final func constraint(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintSide, multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint()
    constraint.set(side, relation, other, multiplier: multiplier, constant: constant)
    return constraint
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.equal, anchor.side)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor.side)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, anchor.side)
  }

  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.equal, anchor.side, constant: c)
  }

  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.greaterThanOrEqual, anchor.side, constant: c)
  }

  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  {
    constraint(.lessThanOrEqual, anchor.side, constant: c)
  }

  // `NSObject` members are nonisolated, but anchors are compared only on the main actor.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    // The closure runs synchronously in the caller's isolation, so the object is never shared.
    nonisolated(unsafe) let other = object
    return MainActor.assumeIsolated {
      guard let other = other as? any AnchorParts else { return false }
      return side == other.side
    }
  }

  nonisolated open override var hash: Int {
    MainActor.assumeIsolated {
      var hasher = Hasher()
      if let item = side.item { hasher.combine(ObjectIdentifier(item)) }
      hasher.combine(side.attribute)
      return hasher.finalize()
    }
  }
}

/// The part of an anchor that all anchor types share.
@MainActor protocol AnchorParts: AnyObject {
  var side: ConstraintSide { get }
}
