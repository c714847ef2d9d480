/// Which constraints arrange the views of a stack.
///
/// They are the ones that iOS 10 printed for each distribution and alignment, as listed in
/// "Let's build UIStackView" (kean.blog/post/lets-build-uistackview), with their priorities. Where
/// those leave something open, the notes below say what is added.
struct StackPlan {
  /// The properties of an arranged view that the plan depends on.
  struct Item {
    var isHidden = false
    /// The distance from this view to the next one.
    var spacing = Spacing.points(0)
    /// The length of the contents along the axis; only proportions ask for it.
    var length: CGFloat = 0
    /// Whether the view is text that may be broken into lines.
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
  /// Whether spacing down a column is measured from baseline to baseline.
  var isBaselineRelative = false
  /// Whether the views keep inside the margins.
  var isMarginsRelative = false
  var items: [Item] = []

  /// All constraints; none for no views.
  var ties: [StackTie] {
    guard !items.isEmpty else { return [] }
    return tiesAlong + tiesAcross
  }

  /// The views that are shown, by their places in the order.
  var shown: [Int] { items.indices.filter { !items[$0].isHidden } }

  /// The views that a guide follows, by their places in the order.
  var gaps: [Int] {
    switch distribution {
    case .equalSpacing, .equalCentering: shown.dropLast()
    default: []
    }
  }

  /// The attributes of the near edge, the far edge, the middle and the size in a direction.
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
  private var tiesAlong: [StackTie] {
    let along = Attributes(axis)
    return ends(along) + spacings(along) + distributing(along) + hiding(along)
  }

  private func ends(_ along: Attributes) -> [StackTie] {
    let last = StackTie.Place.item(items.count - 1)
    var start = StackTie(.canvasConnection, .canvas, along.start, .item(0))
    var end = StackTie(.canvasConnection, last, along.end, .canvas)
    // "Top and bottom views are also positioned so that their closest baseline is the specified
    // distance away from the edge": only margins specify one.
    if measuresBaselines, isMarginsRelative {
      start.secondAttribute = .firstBaseline
      end.attribute = .lastBaseline
    }
    guard shown.isEmpty else { return [start, end] }
    // Nothing is shown: the stack would like to be of no length, and may be of any.
    end.relation = .lessThanOrEqual
    return [start, end, StackTie(.canvasFit, none: along.size, of: .canvas, priority: 49)]
  }

  private var measuresBaselines: Bool { isBaselineRelative && axis == .vertical }

  private func spacings(_ along: Attributes) -> [StackTie] {
    let (first, last) = (shown.first ?? 0, shown.last ?? -1)
    let hasGaps = !gaps.isEmpty
    return items.indices.dropLast().map { index in
      var tie = StackTie(
        role: .spacing, first: .item(index + 1), attribute: along.start, second: .item(index),
        secondAttribute: along.end)
      // What is hidden brings no spacing with it, nor does the last that is shown.
      let isBetween = !items[index].isHidden && index < last
      if isBetween {
        if measuresBaselines {
          (tie.attribute, tie.secondAttribute) = (.firstBaseline, .lastBaseline)
        }
        switch items[index].spacing {
        case .points(let points): tie.constant = points
        case .system: tie.isSystemSpacing = true
        }
      }
      // Where the gaps share the room, spacing is the least of it. A hidden view stays where the
      // one before it ends.
      let mayGrow = hasGaps && index < last && index >= first
      if mayGrow, !items[index + 1].isHidden { tie.relation = .greaterThanOrEqual }
      return tie
    }
  }

  private func distributing(_ along: Attributes) -> [StackTie] {
    switch distribution {
    case .fill: []
    case .fillEqually: fillingEqually(along)
    case .fillProportionally: fillingProportionally(along)
    case .equalSpacing: gaps(from: along.end, to: along.start, along, priority: 1000)
    // Less than what views resist with: spacing shrinks before they do.
    case .equalCentering: gaps(from: along.center, to: along.center, along, priority: 149)
    }
  }

  private func fillingEqually(_ along: Attributes) -> [StackTie] {
    guard let first = shown.first else { return [] }
    return shown.dropFirst().map {
      StackTie(.fillEqually, .item($0), along.size, .item(first))
    }
  }

  private func fillingProportionally(_ along: Attributes) -> [StackTie] {
    let lengths = shown.reduce(0) { $0 + items[$1].length }
    guard lengths > 0 else { return fillingEqually(along) }
    let total = shown.dropLast().reduce(lengths) { $0 + items[$1].spacing.length }
    guard shown.count > 1 else { return [] }
    // Spacing does not grow with the stack, so the shares do not add up but for one size: each view's
    // counts less than the one's before it.
    return shown.enumerated().map { rank, index in
      var tie = StackTie(
        .fillProportionally, .item(index), along.size, .canvas,
        priority: Float(max(999 - rank, 1)))
      tie.multiplier = items[index].length / total
      guard tie.multiplier == 0 else { return tie }
      // No share of the stack is no constraint to the stack at all.
      return StackTie(
        .fillProportionally, none: along.size, of: .item(index), priority: tie.priority)
    }
  }

  private func gaps(
    from end: NSLayoutConstraint.Attribute, to start: NSLayoutConstraint.Attribute,
    _ along: Attributes, priority: Float
  ) -> [StackTie] {
    // A stack of no given length has gaps as small as they may be. What iOS prints leaves it open.
    let shown = shown
    guard shown.count > 1 else { return [] }
    var ties = [StackTie(.canvasFit, none: along.size, of: .canvas, priority: 49)]
    for (before, after) in zip(shown, shown.dropFirst()) {
      ties.append(
        StackTie(
          role: .distributingEdge, first: .gap(before), attribute: along.start,
          second: .item(before), secondAttribute: end))
      ties.append(
        StackTie(
          role: .distributingEdge, first: .gap(before), attribute: along.end,
          second: .item(after), secondAttribute: start))
      guard before != shown[0] else { continue }
      ties.append(
        StackTie(.fillEqually, .gap(before), along.size, .gap(shown[0]), priority: priority))
    }
    return ties
  }

  private func hiding(_ along: Attributes) -> [StackTie] {
    items.indices.filter { items[$0].isHidden }.map {
      StackTie(.hiding, none: along.size, of: .item($0), priority: 1000)
    }
  }
}
