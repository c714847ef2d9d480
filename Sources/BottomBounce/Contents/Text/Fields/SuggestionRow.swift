import UIKit
import ViewBuilding

@MainActor final class SuggestionRow: SheetSubview {
  /// More suggestions than users look through in a row.
  private static let limit = 30

  private let scrollView = TapScrollView()
  private let stack = UIStackView()
  private let onChoice: @MainActor (String) -> Void
  private var texts: [String] = []
  private var startsOver = false

  init(onChoice: @escaping @MainActor (String) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    accessibilityIdentifier = "BottomBounce.suggestions"
    accessibilityContainerType = .semanticGroup
    accessibilityLabel = SheetStrings()[.suggestions]
    ViewTree(in: self, numbers: ["tapTarget": SheetMetrics.tapTarget]) {
      ViewNode(scrollView) { scroll, row in
        scroll.showsHorizontalScrollIndicator = false
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

  func show(_ texts: [String], chosen: String) {
    let texts = Array(texts.prefix(Self.limit))
    if texts != self.texts {
      self.texts = texts
      addButtons()
      startsOver = true
      setNeedsLayout()
    }
    for (button, text) in zip(stack.arrangedSubviews, texts) {
      button.accessibilityTraits = text == chosen ? [.button, .selected] : .button
    }
  }

  private func addButtons() {
    for button in stack.arrangedSubviews { button.removeFromSuperview() }
    ViewTree(in: stack) {
      for text in texts {
        ViewNode(UIButton(configuration: Self.makeConfiguration(text))) { [onChoice] button, _ in
          button.addAction(UIAction { _ in onChoice(text) }, for: .touchUpInside)
          "width, height >= \(SheetMetrics.tapTarget)"
        }
      }
    }
  }

  /// The capsule is lower than its tap target.
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
    guard startsOver else { return }
    startsOver = false
    scrollView.layoutIfNeeded()
    let rest = max(scrollView.contentSize.width - scrollView.bounds.width, 0)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    scrollView.contentOffset = CGPoint(x: isRightToLeft ? rest : 0, y: 0)
  }
}
