extension NSLayoutConstraint {
  /// Raises an exception for combinations of attributes that Auto Layout doesn't support.
  final func checkSides() {
    let (first, second) = (firstSide, secondSide)
    assert(first.item != nil, "A constraint needs a view or a layout guide as its first item.")
    assert(
      first.attribute != .notAnAttribute, "A constraint needs an attribute of its first item.")
    if first.isLocation {
      assert(
        second.item != nil && multiplier != 0,
        "A location cannot be a constant: \(first.attribute.name) needs a second item, and a multiplier that is not 0."
      )
    }
    guard second.item != nil else { return }
    assert(
      first.isLocation == second.isLocation,
      "A location cannot be compared with a size: \(first.attribute.name) with \(second.attribute.name)."
    )
    assert(
      !(first.attribute.isDirectional && second.attribute.isAbsoluteSide)
        && !(first.attribute.isAbsoluteSide && second.attribute.isDirectional),
      "Leading and trailing cannot be compared with left and right: \(first.attribute.name) with \(second.attribute.name)."
    )
  }

  final var refersToBaselines: Bool {
    [firstSide, secondSide].contains { side in
      [side.attribute, side.originAttribute].contains {
        $0 == .firstBaseline || $0 == .lastBaseline
      }
    }
  }

  /// Calls a closure with the view of each item, or `nil` for a guide without an owning view.
  final func forEachView(_ body: (UIView?) -> Void) {
    func visit(_ item: AnyObject?) {
      if let item { body(LayoutItem.view(of: item)) }
    }
    visit(firstSide.item)
    visit(firstSide.originItem)
    visit(secondSide.item)
    visit(secondSide.originItem)
  }

  /// The nearest common ancestor of all items.
  ///
  /// Items without a common ancestor are an error.
  final var nearestContainer: UIView? {
    var ancestor: UIView?
    var isFirst = true
    forEachView { view in
      // A guide without an owning view isn't in a view hierarchy.
      ancestor = isFirst ? view : view.flatMap { ancestor?.commonAncestor(with: $0) }
      isFirst = false
    }
    assert(
      ancestor != nil,
      "A constraint cannot be activated while its items have no view in common: \(describe())")
    return ancestor
  }
}

extension UIView {
  /// Returns the nearest common ancestor of two views; a view is an ancestor of itself.
  final func commonAncestor(with other: UIView) -> UIView? {
    guard self !== other else { return self }
    var (one, two): (UIView?, UIView?) = (self, other)
    var (depthOne, depthTwo) = (depth, other.depth)
    while one !== two {
      let (isOneDeep, isTwoDeep) = (depthOne >= depthTwo, depthTwo >= depthOne)
      if isOneDeep {
        one = one?.storedSuperview
        depthOne -= 1
      }
      if isTwoDeep {
        two = two?.storedSuperview
        depthTwo -= 1
      }
    }
    return one
  }

  private var depth: Int {
    var depth = 0
    var current = storedSuperview
    while let view = current {
      depth += 1
      current = view.storedSuperview
    }
    return depth
  }

  /// The root of the view hierarchy: the ancestor without a superview.
  final var treeRoot: UIView {
    var root = self
    while let parent = root.storedSuperview { root = parent }
    return root
  }
}
