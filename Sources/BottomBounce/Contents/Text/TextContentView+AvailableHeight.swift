import UIKit
import ViewBuilding

// The parts of the view in a panel that is too low for all of them.
extension TextContentView {
  /// A Boolean value that indicates whether there is a line with the counter or the status of a
  /// check.
  var hasFooter: Bool { content.limit != nil || check != nil }

  /// Adds a constraint that puts the lower edge of the view below the character counter.
  func prepareFooter() {
    // A line of a form has no space below it.
    let margin: CGFloat = isLine ? -10 : 0
    endBelowFooter = layout?.group("footer.bottom == \(margin) @ \(SheetPriority.almostRequired)")
    endBelowFooter?.activate()
  }

  /// Makes the constraint of a view that ends above the line with the counter.
  func makeEndAboveFooter() -> EquationGroup? {
    suggestionRow == nil
      ? layout?.group("box.bottom == 0 @ \(SheetPriority.almostRequired)")
      : layout?.group("suggestions.bottom == 0 @ \(SheetPriority.almostRequired)")
  }

  /// A Boolean value that indicates whether the line with the counter is hidden.
  var isFooterHidden: Bool { footer.isHidden }

  private func setFooterHidden(_ isHidden: Bool) {
    guard isHidden != footer.isHidden, let endBelowFooter else { return }
    if endAboveFooter == nil { endAboveFooter = makeEndAboveFooter() }
    guard let endAboveFooter else { return }
    footer.isHidden = isHidden
    if isHidden {
      endBelowFooter.replace(with: endAboveFooter)
    } else {
      endAboveFooter.replace(with: endBelowFooter)
    }
    updateHint()
  }

  /// Sets the maximum height of this view.
  func fitHeight(_ height: CGFloat) {
    availableHeight = height
    fitParts()
  }

  /// Hides the line with the counter if it doesn't fit below one line of text, and limits the text
  /// to whole lines.
  func fitParts() {
    let above = suggestionRow.map { $0.bounds.height + Self.suggestionsMargin } ?? 0
    if hasFooter {
      let least = linesView?.minimumHeight ?? linesHeight
      setFooterHidden(least + above + footerHeight > availableHeight + 0.5)
    }
    guard let linesView, linesHeight > 0 else { return }
    let below = above + (hasFooter && !isFooterHidden ? footerHeight : 0)
    let isTooHigh = linesHeight + below > availableHeight + 0.5
    setBoxHeight(
      isTooHigh ? linesView.wholeLinesHeight(upTo: availableHeight - below) : linesHeight)
  }

  /// The height of the line with the counter and the status, and of the distance above it, in
  /// points.
  private var footerHeight: CGFloat {
    let label = content.limit == nil ? statusLabel : countLabel
    return label.font.lineHeight.rounded(.up)
      + (suggestionRow == nil ? Self.footerMargin : Self.suggestionsMargin)
  }

  /// The distance between the box and the line below it.
  static let footerMargin: CGFloat = 8
  /// The distance of the suggestions from the box, and from the line below them.
  ///
  /// The capsule of a button is lower than its tap target.
  static let suggestionsMargin: CGFloat = 2
}
