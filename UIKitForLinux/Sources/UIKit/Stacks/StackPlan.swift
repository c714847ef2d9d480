/// The constraints that arrange the views of a stack view.
///
/// They are the constraints that iOS 10 logged for each distribution and alignment, as listed in
/// "Let's build UIStackView" (kean.blog/post/lets-build-uistackview), with their priorities.
/// Comments below say what is added where those constraints leave the layout ambiguous.
struct StackPlan {
  /// The properties of an arranged view that the plan depends on.
  struct Item {
    var isHidden = false
    /// The distance from this view to the next one.
    var spacing = Spacing.points(0)
    /// The length of the content along the axis, which only proportional distributions use.
    var length: CGFloat = 0
    /// A Boolean value that indicates whether the view is text that can wrap.
    var hasLines = false
  }

  enum Spacing: Equatable {
    case points(CGFloat)
    case system

    /// The spacing in points for proportional distributions.
    ///
    /// The system spacing between most views is 8.
    var length: CGFloat {
      if case .points(let points) = self { points } else { 8 }
    }
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  /// A Boolean value that indicates whether vertical spacing is measured from baseline to baseline.
  var isBaselineRelative = false
  /// A Boolean value that indicates whether the views are laid out within the margins.
  var isMarginsRelative = false
  var items: [Item] = []

  /// All constraints; empty without arranged views.
  var constraints: [StackConstraint] {
    guard !items.isEmpty else { return [] }
    return constraintsAlong + constraintsAcross
  }

  /// The indices of the arranged views that aren't hidden.
  var shown: [Int] { items.indices.filter { !items[$0].isHidden } }

  /// The indices of the views that a gap guide follows.
  var gaps: [Int] {
    switch distribution {
    case .equalSpacing, .equalCentering: shown.dropLast()
    default: []
    }
  }

  /// The attributes of the near edge, the far edge, the center, and the size along an axis.
  struct Attributes {
    var start, end, center, size: NSLayoutConstraint.Attribute

    init(_ axis: NSLayoutConstraint.Axis) {
      switch axis {
      case .vertical: (start, end, center, size) = (.top, .bottom, .centerY, .height)
      default: (start, end, center, size) = (.leading, .trailing, .centerX, .width)
      }
    }
  }
}

// MARK: - Along the axis

extension StackPlan {
  private var constraintsAlong: [StackConstraint] {
    let along = Attributes(axis)
    return ends(along) + spacings(along) + distributing(along) + hiding(along)
  }

  private func ends(_ along: Attributes) -> [StackConstraint] {
    let last = StackConstraint.Item.view(items.count - 1)
    var start = StackConstraint(.canvasConnection, .canvas, along.start, .view(0))
    var end = StackConstraint(.canvasConnection, last, along.end, .canvas)
    // "Top and bottom views are also positioned so that their closest baseline is the specified
    // distance away from the edge": only margins specify one.
    if measuresBaselines, isMarginsRelative {
      start.secondAttribute = .firstBaseline
      end.attribute = .lastBaseline
    }
    guard shown.isEmpty else { return [start, end] }
    // No view is visible: the stack view prefers a length of 0, and allows any other.
    end.relation = .lessThanOrEqual
    return [start, end, StackConstraint(.canvasFit, none: along.size, of: .canvas, priority: 49)]
  }

  private var measuresBaselines: Bool { isBaselineRelative && axis == .vertical }

  private func spacings(_ along: Attributes) -> [StackConstraint] {
    let (first, last) = (shown.first ?? 0, shown.last ?? -1)
    let hasGaps = !gaps.isEmpty
    return items.indices.dropLast().map { index in
      var constraint = StackConstraint(
        role: .spacing, first: .view(index + 1), attribute: along.start, second: .view(index),
        secondAttribute: along.end)
      // Neither a hidden view nor the last visible view has spacing after it.
      let isBetween = !items[index].isHidden && index < last
      if isBetween {
        if measuresBaselines {
          (constraint.attribute, constraint.secondAttribute) = (.firstBaseline, .lastBaseline)
        }
        switch items[index].spacing {
        case .points(let points): constraint.constant = points
        case .system: constraint.isSystemSpacing = true
        }
      }
      // If gaps share the space, the spacing is their minimum. A hidden view is placed at the end
      // of the view before it.
      let mayGrow = hasGaps && index < last && index >= first
      if mayGrow, !items[index + 1].isHidden { constraint.relation = .greaterThanOrEqual }
      return constraint
    }
  }

  private func distributing(_ along: Attributes) -> [StackConstraint] {
    switch distribution {
    case .fill: []
    case .fillEqually: fillingEqually(along)
    case .fillProportionally: fillingProportionally(along)
    case .equalSpacing: gaps(from: along.end, to: along.start, along, priority: 1000)
    // The priority is below compression resistance, so the spacing shrinks before the views do.
    case .equalCentering: gaps(from: along.center, to: along.center, along, priority: 149)
    }
  }

  private func fillingEqually(_ along: Attributes) -> [StackConstraint] {
    guard let first = shown.first else { return [] }
    return shown.dropFirst().map {
      StackConstraint(.fillEqually, .view($0), along.size, .view(first))
    }
  }

  private func fillingProportionally(_ along: Attributes) -> [StackConstraint] {
    let lengths = shown.reduce(0) { $0 + items[$1].length }
    guard lengths > 0 else { return fillingEqually(along) }
    let total = shown.dropLast().reduce(lengths) { $0 + items[$1].spacing.length }
    guard shown.count > 1 else { return [] }
    // The spacing doesn't grow with the stack view, so the proportions add up for one size only.
    // Each view's priority is therefore lower than the priority of the view before it.
    return shown.enumerated().map { rank, index in
      var constraint = StackConstraint(
        .fillProportionally, .view(index), along.size, .canvas,
        priority: Float(max(999 - rank, 1)))
      constraint.multiplier = items[index].length / total
      guard constraint.multiplier == 0 else { return constraint }
      // A share of 0 is no constraint to the stack view.
      return StackConstraint(
        .fillProportionally, none: along.size, of: .view(index), priority: constraint.priority)
    }
  }

  private func gaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    _ along: Attributes, priority: Float
  ) -> [StackConstraint] {
    // Without a given length, the stack view makes the gaps as small as possible. The constraints
    // that iOS logs don't determine this.
    let shown = shown
    guard shown.count > 1 else { return [] }
    var constraints = [StackConstraint(.canvasFit, none: along.size, of: .canvas, priority: 49)]
    for (before, after) in zip(shown, shown.dropFirst()) {
      constraints.append(
        StackConstraint(
          role: .distributingEdge, first: .gap(before), attribute: along.start,
          second: .view(before), secondAttribute: end))
      constraints.append(
        StackConstraint(
          role: .distributingEdge, first: .gap(before), attribute: along.end,
          second: .view(after), secondAttribute: start))
      guard before != shown[0] else { continue }
      constraints.append(
        StackConstraint(.fillEqually, .gap(before), along.size, .gap(shown[0]), priority: priority))
    }
    return constraints
  }

  private func hiding(_ along: Attributes) -> [StackConstraint] {
    items.indices.filter { items[$0].isHidden }.map {
      StackConstraint(.hiding, none: along.size, of: .view($0), priority: 1000)
    }
  }
}
