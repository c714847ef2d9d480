// Constraints across the axis. A hidden view is aligned like the others: iOS sets only its length
// along the axis to 0.
extension StackPlan {
  /// The alignment in use.
  ///
  /// Baseline alignment applies only to rows; a column uses leading alignment instead.
  private var effectiveAlignment: UIStackView.Alignment {
    switch alignment {
    case .firstBaseline where axis == .vertical: .leading
    case .lastBaseline where axis == .vertical: .trailing
    default: alignment
    }
  }

  /// A Boolean value that indicates whether a guide encloses the views across the axis.
  ///
  /// A single view needs none.
  var hasSpanner: Bool { effectiveAlignment != .fill && items.count > 1 }

  var constraintsAcross: [StackConstraint] {
    let across = Attributes(axis == .vertical ? .horizontal : .vertical)
    var constraints = aligning(across)
    if effectiveAlignment != .fill {
      constraints += hasSpanner ? spanning(across) : connectingSingle(across)
      constraints += items.indices.map {
        StackConstraint(.ambiguitySuppression, none: across.size, of: .view($0), priority: 25)
      }
    } else {
      constraints.append(StackConstraint(.canvasConnection, .canvas, across.start, .view(0)))
      constraints.append(StackConstraint(.canvasConnection, .view(0), across.end, .canvas))
    }
    return constraints
  }

  /// Returns constraints that align every arranged view with the first one.
  private func aligning(_ across: Attributes) -> [StackConstraint] {
    let attributes: [NSLayoutConstraint.Attribute] =
      switch effectiveAlignment {
      case .fill: [across.start, across.end]
      case .leading: [across.start]
      case .center: [across.center]
      case .trailing: [across.end]
      case .firstBaseline: [.firstBaseline]
      case .lastBaseline: [.lastBaseline]
      }
    return attributes.flatMap { attribute in
      items.indices.dropFirst().map { StackConstraint(.alignment, .view(0), attribute, .view($0)) }
    }
  }

  private var isOnBaselines: Bool {
    effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
  }

  private func spanning(_ across: Attributes) -> [StackConstraint] {
    var constraints = [StackConstraint(.spanningFit, none: across.size, of: .spanner, priority: 51)]
    let (isAtStart, isAtEnd) = (effectiveAlignment == .leading, effectiveAlignment == .trailing)
    for index in items.indices {
      let item = StackConstraint.Item.view(index)
      constraints.append(
        isAtStart
          ? StackConstraint(.spanningBoundary, .spanner, across.start, item, priority: 999.5)
          : StackConstraint(.spanningBoundary, .spanner, across.start, .lessThanOrEqual, item))
      constraints.append(
        isAtEnd
          ? StackConstraint(.spanningBoundary, .spanner, across.end, item, priority: 999.5)
          : StackConstraint(.spanningBoundary, .spanner, across.end, .greaterThanOrEqual, item))
      // In a stack view that is too high, lines of text are at the top. The constraints that iOS
      // logs don't determine this.
      if isOnBaselines {
        constraints.append(
          StackConstraint(.spanningBoundary, .spanner, across.start, item, priority: 1))
      }
    }
    let (start, end): (StackConstraint.Item, StackConstraint.Item) =
      isAtStart ? (.view(0), .spanner) : isAtEnd ? (.spanner, .view(0)) : (.spanner, .spanner)
    constraints.append(StackConstraint(.canvasConnection, .canvas, across.start, start))
    constraints.append(StackConstraint(.canvasConnection, end, across.end, .canvas))
    if effectiveAlignment == .center {
      constraints.append(StackConstraint(.canvasConnection, .canvas, across.center, .view(0)))
    }
    guard isOnBaselines else { return constraints }
    constraints.append(StackConstraint(.canvasFit, none: across.size, of: .canvas, priority: 49))
    return constraints + sharingLines
  }

  /// Equal widths for labels that can wrap; otherwise one of them could take all the width.
  private var sharingLines: [StackConstraint] {
    let texts = shown.filter { items[$0].hasLines }
    guard texts.count > 1 else { return [] }
    return texts.map { index in
      var constraint = StackConstraint(.textWidth, .view(index), .width, .canvas, priority: 760)
      constraint.multiplier = 1 / CGFloat(shown.count)
      return constraint
    }
  }

  private func connectingSingle(_ across: Attributes) -> [StackConstraint] {
    let (isAtStart, isAtEnd) = (effectiveAlignment == .leading, effectiveAlignment == .trailing)
    var constraints = [
      StackConstraint(
        .canvasConnection, .canvas, across.start, isAtStart ? .equal : .lessThanOrEqual, .view(0)),
      StackConstraint(
        .canvasConnection, .canvas, across.end, isAtEnd ? .equal : .greaterThanOrEqual, .view(0)),
    ]
    if effectiveAlignment == .center {
      constraints.append(StackConstraint(.canvasConnection, .canvas, across.center, .view(0)))
    }
    if isOnBaselines {
      constraints.append(
        StackConstraint(.canvasConnection, .canvas, across.start, .view(0), priority: 1))
    }
    constraints.append(StackConstraint(.canvasFit, none: across.size, of: .canvas, priority: 49))
    return constraints
  }
}
