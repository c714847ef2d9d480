import UIKit
import ViewBuilding

/// A row of buttons, one for each text that is suggested, which scrolls where it is too long.
///
/// Of a long list of texts, the row has the first ones, and gets more when it scrolls to its end.
@MainActor final class SuggestionRow: UIView, UIScrollViewDelegate {
  /// The buttons that are added at once: more than a row of any width shows.
  static let batch = 30

  private let scrollView = UIScrollView()
  private let stack = UIStackView()
  private let onChoice: @MainActor (String) -> Void
  private var texts: [String] = []
  /// Whether the next layout shows the beginning of the row.
  private var startsOver = false
  /// Whether the next layout adds the buttons of more texts.
  private var isGrowing = false

  /// An empty row that tells a closure which text is tapped.
  init(onChoice: @escaping @MainActor (String) -> Void) {
    self.onChoice = onChoice
    super.init(frame: .zero)
    accessibilityIdentifier = "BottomBounce.suggestions"
    ViewTree(in: self, numbers: ["tappable": PanelLayout.tappable]) {
      ViewNode(scrollView) { scroll, row in
        scroll.showsHorizontalScrollIndicator = false
        scroll.delegate = self
        // What scrolls goes on to the panel's edge, and is not cut off where the field ends.
        scroll.clipsToBounds = false
        "edges == 0"
        row.heightAnchor.constraint(greaterThanOrEqualToConstant: PanelLayout.tappable)
        // As wide as the row at least, so that a short one begins where lines of text begin.
        ViewNode(UIView(), named: "content") { content, _ in
          content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor)
          content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor)
          content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor)
          content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor)
          content.heightAnchor.constraint(equalTo: scroll.frameLayoutGuide.heightAnchor)
          content.widthAnchor.constraint(
            greaterThanOrEqualTo: scroll.frameLayoutGuide.widthAnchor)
          ViewNode(self.stack) { stack, _ in
            stack.spacing = PanelLayout.gap
            "leading, top, bottom == 0"
            "trailing <= 0"
            "trailing == 0 @ low"
          }
        }
      }
    }
  }

  /// The row is made in code; archives are not supported.
  required init?(coder: NSCoder) {
    assertionFailure("SuggestionRow is made in code.")
    return nil
  }

  /// Shows other texts, if they are others.
  func show(_ texts: [String]) {
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
        ViewNode(UIButton(configuration: Self.look(text))) { [onChoice] button, _ in
          button.addAction(UIAction { _ in onChoice(text) }, for: .touchUpInside)
          "width, height >= \(PanelLayout.tappable)"
        }
      }
    }
  }

  // MARK: UIScrollViewDelegate

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard !startsOver, !isGrowing, stack.arrangedSubviews.count < texts.count else { return }
    let offset = scrollView.contentOffset.x
    let width = scrollView.bounds.width
    let rest = isMirrored ? offset : scrollView.contentSize.width - width - offset
    guard rest < width else { return }
    isGrowing = true
    setNeedsLayout()
  }

  private func grow() {
    let length = scrollView.contentSize.width
    addButtons()
    scrollView.layoutIfNeeded()
    // A mirrored row grows at its left end: what is visible stays where it is.
    if isMirrored { scrollView.contentOffset.x += scrollView.contentSize.width - length }
    isGrowing = false
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A capsule that is lower than what can be tapped.
  private static func look(_ text: String) -> UIButton.Configuration {
    var look = UIButton.Configuration.gray()
    look.title = text
    look.buttonSize = .small
    look.cornerStyle = .capsule
    look.titleLineBreakMode = .byTruncatingTail
    look.baseForegroundColor = .label
    look.background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 0, bottom: 6, trailing: 0)
    look.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 14, bottom: 10, trailing: 14)
    return look
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
    scrollView.contentOffset = CGPoint(x: isMirrored ? rest : 0, y: 0)
  }
}
