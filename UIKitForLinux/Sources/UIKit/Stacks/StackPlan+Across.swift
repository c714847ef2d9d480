// Constraints across the axis. A hidden view is aligned like the others: iOS sets only its length
// along the axis to 0.
extension StackPlan {
  /// The alignment in use. Baseline alignment applies only to rows; a column uses leading alignment
  /// instead.
  private var effectiveAlignment: UIStackView.Alignment {
    switch alignment {
    case .firstBaseline where axis == .vertical: .leading
    case .lastBaseline where axis == .vertical: .trailing
    default: alignment
    }
  }

  /// A Boolean value that indicates whether a guide encloses the views across the axis. A single
  /// view needs none.
  var hasSpanner: Bool { effectiveAlignment != .fill && items.count > 1 }

  var tiesAcross: [StackTie] {
    let across = Attributes(axis == .vertical ? .horizontal : .vertical)
    var ties = aligning(across)
    if effectiveAlignment != .fill {
      ties += hasSpanner ? spanning(across) : connectingSingle(across)
      ties += items.indices.map {
        StackTie(.ambiguitySuppression, none: across.size, of: .item($0), priority: 25)
      }
    } else {
      ties.append(StackTie(.canvasConnection, .canvas, across.start, .item(0)))
      ties.append(StackTie(.canvasConnection, .item(0), across.end, .canvas))
    }
    return ties
  }

  /// Aligns every view with the first one.
  private func aligning(_ across: Attributes) -> [StackTie] {
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
      items.indices.dropFirst().map { StackTie(.alignment, .item(0), attribute, .item($0)) }
    }
  }

  private var isOnBaselines: Bool {
    effectiveAlignment == .firstBaseline || effectiveAlignment == .lastBaseline
  }

  private func spanning(_ across: Attributes) -> [StackTie] {
    var ties = [StackTie(.spanningFit, none: across.size, of: .spanner, priority: 51)]
    let (isAtStart, isAtEnd) = (effectiveAlignment == .leading, effectiveAlignment == .trailing)
    for index in items.indices {
      let item = StackTie.Place.item(index)
      ties.append(
        isAtStart
          ? StackTie(.spanningBoundary, .spanner, across.start, item, priority: 999.5)
          : StackTie(.spanningBoundary, .spanner, across.start, .lessThanOrEqual, item))
      ties.append(
        isAtEnd
          ? StackTie(.spanningBoundary, .spanner, across.end, item, priority: 999.5)
          : StackTie(.spanningBoundary, .spanner, across.end, .greaterThanOrEqual, item))
      // In a stack view that is too high, lines of text are at the top. The constraints that iOS
      // logs don't determine this.
      if isOnBaselines {
        ties.append(StackTie(.spanningBoundary, .spanner, across.start, item, priority: 1))
      }
    }
    let (start, end): (StackTie.Place, StackTie.Place) =
      isAtStart ? (.item(0), .spanner) : isAtEnd ? (.spanner, .item(0)) : (.spanner, .spanner)
    ties.append(StackTie(.canvasConnection, .canvas, across.start, start))
    ties.append(StackTie(.canvasConnection, end, across.end, .canvas))
    if effectiveAlignment == .center {
      ties.append(StackTie(.canvasConnection, .canvas, across.center, .item(0)))
    }
    guard isOnBaselines else { return ties }
    ties.append(StackTie(.canvasFit, none: across.size, of: .canvas, priority: 49))
    return ties + sharingLines
  }

  /// Equal widths for labels that can wrap; otherwise one of them could take all the width.
  private var sharingLines: [StackTie] {
    let texts = shown.filter { items[$0].hasLines }
    guard texts.count > 1 else { return [] }
    return texts.map { index in
      var tie = StackTie(.textWidth, .item(index), .width, .canvas, priority: 760)
      tie.multiplier = 1 / CGFloat(shown.count)
      return tie
    }
  }

  private func connectingSingle(_ across: Attributes) -> [StackTie] {
    let (isAtStart, isAtEnd) = (effectiveAlignment == .leading, effectiveAlignment == .trailing)
    var ties = [
      StackTie(
        .canvasConnection, .canvas, across.start, isAtStart ? .equal : .lessThanOrEqual, .item(0)),
      StackTie(
        .canvasConnection, .canvas, across.end, isAtEnd ? .equal : .greaterThanOrEqual, .item(0)),
    ]
    if effectiveAlignment == .center {
      ties.append(StackTie(.canvasConnection, .canvas, across.center, .item(0)))
    }
    if isOnBaselines {
      ties.append(
        StackTie(.canvasConnection, .canvas, across.start, .item(0), priority: 1))
    }
    ties.append(StackTie(.canvasFit, none: across.size, of: .canvas, priority: 49))
    return ties
  }
}
