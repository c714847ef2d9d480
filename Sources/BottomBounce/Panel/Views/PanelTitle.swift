import UIKit
import ViewBuilding

@MainActor final class PanelTitle {
  let view: UIView
  let titleLabel = UILabel()
  let subtitleLabel: UILabel?

  init(_ header: SheetHeader, configuration: SheetConfiguration) {
    let subtitle = header.subtitle.flatMap { $0.isEmpty ? nil : $0 }
    subtitleLabel = subtitle.map { _ in UILabel() }
    view = subtitle == nil ? titleLabel : UIView()
    configureTitle(configuration)
    show(header)
    if let subtitleLabel {
      subtitleLabel.setStyle(.footnote)
      subtitleLabel.textColor = .secondaryLabel
      subtitleLabel.textAlignment = .center
      subtitleLabel.accessibilityIdentifier = "BottomBounce.subtitle"
    }
    // A body with a low hugging priority gets the remaining height of the panel.
    for label in labels {
      label.setContentHuggingPriority(SheetPriority.hugging, for: .vertical)
    }
    guard subtitleLabel != nil else { return }
    ViewTree(in: view) { [titleLabel, subtitleLabel] in
      ViewNode(titleLabel, named: "title") { "leading, trailing, top == 0" }
      ViewNode(subtitleLabel) {
        "leading, trailing, bottom == 0"
        "top == title.bottom"
      }
    }
  }

  private func configureTitle(_ configuration: SheetConfiguration) {
    titleLabel.setStyle(.headline)
    titleLabel.numberOfLines = configuration.titleNumberOfLines
    if let font = configuration.titleFont { titleLabel.font = font }
    if let color = configuration.titleColor { titleLabel.textColor = color }
    titleLabel.textAlignment = .center
    titleLabel.accessibilityTraits = .header
  }

  func show(_ header: SheetHeader) {
    subtitleLabel?.text = header.subtitle
    titleLabel.text = header.title
    titleLabel.isHidden = (titleLabel.text ?? "").isEmpty
  }

  var labels: [UILabel] { [titleLabel] + (subtitleLabel.map { [$0] } ?? []) }

  var isEmpty: Bool { labels.allSatisfy(\.isHidden) }

  var unwrappedSize: CGSize {
    labels.filter { !$0.isHidden }.map { $0.sizeThatFits(.zero) }.reduce(.zero) {
      CGSize(width: max($0.width, $1.width), height: $0.height + $1.height)
    }
  }
}
