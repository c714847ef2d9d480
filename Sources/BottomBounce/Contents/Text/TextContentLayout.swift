import UIKit
import ViewBuilding

@MainActor final class TextContentLayout {
  private let box: TextBox
  private let suggestionRow: SuggestionRow?
  private(set) var footer: NoteView?
  private let layout: EquationLayout
  private let end: EquationGroup
  private let boxes: SheetBoxMetrics
  private var boxHeight: CGFloat?
  private var linesHeight: CGFloat = 0
  /// The height up to which the panel doesn't scroll, in points.
  private var availableHeight = CGFloat.greatestFiniteMagnitude
  private let isLine: Bool
  /// In a form, a message replaces the counter.
  var hasMessage = false { didSet { if isLine, hasMessage != oldValue { fitParts() } } }
  /// `true` also for an empty footer that keeps its place.
  var needsFooter = false { didSet { if needsFooter != oldValue { fitParts() } } }
  private var hasCustomFont = false
  var onFooterChange: @MainActor () -> Void = {}

  /// Between the box and the footer, in points.
  private static let footerMargin: CGFloat = 8
  /// In points; small because the capsule of a button is lower than its tap target.
  private static let suggestionsMargin: CGFloat = 2

  init(
    in view: UIView, _ box: TextBox, _ suggestionRow: SuggestionRow?, isLine: Bool,
    _ boxes: SheetBoxMetrics
  ) {
    self.isLine = isLine
    self.boxes = boxes
    self.box = box
    self.suggestionRow = suggestionRow
    layout =
      ViewTree(in: view) {
        ViewNode(box.view, named: "box") { "leading, trailing, top == 0" }
        ViewNode(suggestionRow, named: "suggestions") {
          "leading, trailing == 0"
          "top == box.bottom + \(Self.suggestionsMargin)"
        }
      }.layout
    end = layout.group("")
    end.activate()
    updateEnd()
    updateLineHeights(view.traitCollection)
  }

  func addFooter(to view: UIView, at place: NoteView.Place) {
    let footer = NoteView(
      identifier: "BottomBounce.count", at: place, sides: isLine ? 0 : SheetMetrics.boxMargin,
      below: isLine ? SheetMetrics.fieldMargin : 0)
    footer.isHidden = true
    self.footer = footer
    view.addSubview(footer)
    layout["footer"] = footer
    layout["above"] = suggestionRow ?? box.view
    let margin = suggestionRow == nil ? (isLine ? 0 : Self.footerMargin) : Self.suggestionsMargin
    layout.eqs(
      """
      footer.leading, footer.trailing == 0
      footer.top == above.bottom + \(margin)
      """)
  }

  private func updateEnd() {
    let visibleFooter = footer.flatMap { $0.isHidden ? nil : $0 }
    layout["lowest"] = visibleFooter ?? suggestionRow ?? box.view
    // If the panel is too low, the box shrinks; if it is too high, several lines grow.
    end.replaceAll(with: "lowest.bottom == 0 @ \(SheetPriority.almostRequired)")
  }

  // MARK: Heights

  func updateLineHeights(_ traits: UITraitCollection) {
    let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
    // A large text is below its title.
    box.alignText(atEnd: isLine && !isLarge)
    if let linesView = box.linesView {
      // Large text leaves no room for large margins.
      box.setLineInset((isLarge ? SheetBoxMetrics.minimumTextMargin : boxes.textMargin) + 0.5)
      layout.eq(
        "box.bottom >= box.top + \(linesView.minimumHeight) @ \(SheetPriority.minimumListHeight)")
    } else if !hasCustomFont {
      // The text field gets the new text size after this view.
      setBoxHeight(for: UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits))
    }
  }

  func setFont(_ font: UIFont, _ traits: UITraitCollection) {
    hasCustomFont = true
    box.setFont(font)
    updateLineHeights(traits)
  }

  func prepare(width: CGFloat) {
    // The app's font may follow the text size that the user has set.
    if hasCustomFont, let font = box.textField?.font { setBoxHeight(for: font) }
    guard let linesView = box.linesView, width > 0 else { return }
    linesHeight = linesView.height(width: width - 2 * SheetMetrics.boxMargin)
    fitParts()
  }

  func fitHeight(_ height: CGFloat) {
    availableHeight = height
    fitParts()
  }

  private func fitParts() {
    let above = suggestionRow.map { $0.bounds.height + Self.suggestionsMargin } ?? 0
    if let footer {
      let minimum = box.linesView?.minimumHeight ?? linesHeight
      let fits = minimum + above + footerHeight <= availableHeight + 0.5
      let isHidden = !needsFooter || !fits || isLine && hasMessage
      if isHidden != footer.isHidden {
        footer.isHidden = isHidden
        updateEnd()
        onFooterChange()
      }
    }
    guard let linesView = box.linesView, linesHeight > 0 else { return }
    let below = above + (footer?.isHidden == false ? footerHeight : 0)
    let isTooHigh = linesHeight + below > availableHeight + 0.5
    setBoxHeight(
      isTooHigh ? linesView.wholeLinesHeight(upTo: availableHeight - below) : linesHeight)
  }

  private var footerHeight: CGFloat {
    (footer?.label.font.lineHeight.rounded(.up) ?? 0)
      + (suggestionRow == nil ? Self.footerMargin : Self.suggestionsMargin)
  }

  private func setBoxHeight(for font: UIFont) {
    let height = font.lineHeight + 2 * SheetBoxMetrics.minimumTextMargin
    setBoxHeight(max(boxes.rowHeight, height.rounded(.up)))
  }

  private func setBoxHeight(_ height: CGFloat) {
    if box.linesView == nil { linesHeight = height }
    guard height != boxHeight else { return }
    boxHeight = height
    if box.linesView == nil {
      layout.eq("box.height == \(height) @ \(SheetPriority.bodyHeight)")
    } else {
      // Several lines shrink to one line before the panel scrolls, and fill a detent.
      layout.eqs(
        """
        box.height >= \(height) @ \(SheetPriority.linesHeight)
        box.height == \(height) @ \(SheetPriority.scrollingBodyHeight)
        """)
    }
  }
}
