import UIKit
import ViewBuilding

/// A horizontally scrolling row with a button for each suggestion.
///
/// The row contains the first buttons of a long list. It adds more when the user scrolls to its
/// end.
@MainActor final class SuggestionRow: SheetSubview, UIScrollViewDelegate {
  /// The number of buttons that are added at once: more than a row of any width shows.
  static let batch = 30

  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let onChoice: @MainActor (String) -> Void
  private var texts: [String] = []
  /// The text that the user has entered or chosen.
  private var chosen = ""
  /// A Boolean value that indicates whether the next layout scrolls to the beginning.
  private var startsOver = false
  /// A Boolean value that indicates whether the next layout adds more buttons.
  private var isGrowing = false

  /// Creates an empty row that calls a closure with the text that the user taps.
  init(onChoice: @escaping @MainActor (String) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    accessibilityIdentifier = "BottomBounce.suggestions"
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = SheetStrings()[.suggestions]
    ViewTree(in: self, numbers: ["tapTarget": SheetMetrics.tapTarget]) {
      ViewNode(scrollView) { scroll, row in
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        // Buttons are visible up to the edge of the panel.
        scroll.clipsToBounds = false
        "edges == 0"
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: SheetMetrics.tapTarget)
        // At least as wide as the row, so that a short row begins at the leading edge.
        ViewNode(UIView(), named: "content") { content, _ in
          content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)
          content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor)
          content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor)
          content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)
          content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
          content.widthAnchor.constraint(
            greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor)
          ViewNode(self.stack) { stack, _ in
            stack.spacing = SheetMetrics.spacing
            "leading, top, bottom == 0"
            "trailing <= 0"
            "trailing == 0 @ \(SheetPriority.filledRow)"
          }
        }
      }
    }
  }

  /// Shows suggestions.
  ///
  /// - Parameters:
  ///   - texts: The suggestions.
  ///   - chosen: The text of the field. A suggestion with the same text is selected for VoiceOver.
  func show(_ texts: [String], chosen: String) {
    self.chosen = chosen
    defer { updateSelection() }
    guard texts != self.texts else { return }
    self.texts = texts
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    addButtons()
    startsOver = true
    setNeedsLayout()
  }

  /// Adds the buttons of the next texts.
  private func addButtons() {
    let count = stack.arrangedSubviews.count
    ViewTree(in: stack) {
      for text in texts.dropFirst(count).prefix(Self.batch) {
        ViewNode(UIButton(configuration: Self.makeConfiguration(text))) { [onChoice] button, _ in
          button.addAction(UIAction { _ in onChoice(text) }, for: .touchUpInside)
          "width, height >= \(SheetMetrics.tapTarget)"
        }
      }
    }
  }

  private func updateSelection() {
    for (button, text) in zip(stack.arrangedSubviews, texts) {
      if text == chosen {
        button.accessibilityTraits.insert(.selected)
      } else {
        button.accessibilityTraits.remove(.selected)
      }
    }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !startsOver, !isGrowing, stack.arrangedSubviews.count < texts.count else { return }
    let offset = scrollView.contentOffset.x
    let width = scrollView.bounds.width
    let rest = isRightToLeft ? offset : scrollView.contentSize.width - width - offset
    guard rest < width else { return }
    isGrowing = true
    setNeedsLayout()
  }

  private func grow() {
    let length = scrollView.contentSize.width
    addButtons()
    updateSelection()
    scrollView.layoutIfNeeded()
    // From right to left the row grows at its left end. The visible part must not move.
    if isRightToLeft { scrollView.contentOffset.x += scrollView.contentSize.width - length }
    isGrowing = false
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Returns the style of a capsule that is lower than its tap target.
  private static func makeConfiguration(_ text: String) -> UIButton.Configuration {
    var configuration = UIButton.Configuration.gray()
    configuration.title = text
    configuration.buttonSize = .small
    configuration.cornerStyle = .capsule
    configuration.titleLineBreakMode = .byTruncatingTail
    configuration.baseForegroundColor = .label
    configuration.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 10, leading: 14, bottom: 10, trailing: 14)
    return configuration
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard startsOver else {
      if isGrowing { grow() }
      return
    }
    (startsOver, isGrowing) = (false, false)
    scrollView.layoutIfNeeded()
    let rest = max(scrollView.contentSize.width - scrollView.bounds.width, 0)
    scrollView.contentOffset = CGPoint(x: isRightToLeft ? rest : 0, y: 0)
  }
}
