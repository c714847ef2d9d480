import UIKit
import UIKitSimulator

extension Scenes {
  static let stacks: [SnapshotScene] = [
    SnapshotScene("stacks-en-light") { StackStage().device }
  ]
}

/// A screen of stack views: the distributions and the alignments of a row, and a card of wrapped
/// text.
@MainActor private struct StackStage {
  let device: Simulator

  init() {
    device = Simulator(.iPhone16At2x)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    device.window.rootViewController = controller
    let column = makeColumn()
    controller.view.addSubview(column)
    let (safe, margins) = (
      controller.view.safeAreaLayoutGuide, controller.view.layoutMarginsGuide
    )
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: safe.topAnchor),
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
    device.settle()
  }

  private func makeColumn() -> UIStackView {
    let distributions: [(String, UIStackView.Distribution)] = [
      ("Fill equally", .fillEqually), ("Fill proportionally", .fillProportionally),
      ("Equal spacing", .equalSpacing), ("Equal centering", .equalCentering),
    ]
    let alignments: [(String, UIStackView.Alignment)] = [
      ("Fill", .fill), ("Top", .top), ("Center", .center), ("Bottom", .bottom),
      ("First baseline", .firstBaseline),
    ]
    let rows =
      distributions.map { (title: $0.0, row: makeRow($0.1, .center)) }
      + alignments.map { (title: $0.0, row: makeRow(.equalSpacing, $0.1)) }
    let column = UIStackView()
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    for (title, row) in rows {
      let caption = makeLabel(title, .caption1)
      caption.textColor = .secondaryLabel
      column.addArrangedSubview(caption)
      column.setCustomSpacing(2, after: caption)
      column.addArrangedSubview(row)
    }
    column.addArrangedSubview(makeCard())
    return column
  }

  private func makeRow(
    _ distribution: UIStackView.Distribution, _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let hidden = makeLabel("Hidden", .title1)
    hidden.isHidden = true
    let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in })
    let row = UIStackView(arrangedSubviews: [
      makeLabel("Name", .body), hidden, makeLabel("Large", .title1), button,
    ])
    (row.arrangedSubviews[0] as? UILabel)?.backgroundColor = .systemFill
    (row.arrangedSubviews[2] as? UILabel)?.backgroundColor = .systemFill
    row.distribution = distribution
    row.alignment = alignment
    row.spacing = 8
    row.backgroundColor = .secondarySystemBackground
    return row
  }

  private func makeCard() -> UIStackView {
    let text = makeLabel("A text that is long enough to be broken into lines beside it.", .body)
    text.numberOfLines = 0
    let mark = UIImageView(image: UIImage(systemName: "checkmark"))
    mark.setContentHuggingPriority(.required, for: .horizontal)
    mark.setContentCompressionResistancePriority(.required, for: .horizontal)
    let card = UIStackView(arrangedSubviews: [mark, text])
    card.alignment = .center
    card.spacing = UIStackView.spacingUseSystem
    card.isLayoutMarginsRelativeArrangement = true
    card.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 10, trailing: 12)
    card.backgroundColor = .secondarySystemBackground
    card.layer.cornerRadius = 10
    return card
  }

  private func makeLabel(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
}
