import UIKit
import ViewBuilding

// The code of `ClosureView.md` and of the doc comments of `ClosureView/`.
// `DocumentationTests` compares the two.

@MainActor func closureViewOverview(title: UILabel) -> ClosureView {
  let card = ClosureView()
  card["title"] = title
  card.onFrameChange = { card in
    card.layer.cornerRadius = card.bounds.height / 4
  }
  card.addGestureRecognizer(UITapGestureRecognizer()) { tap in
    tap.view?.removeFromSuperview()
  }
  return card
}

@MainActor func closureViewNames(card: ClosureView, photo: UIView, title: UILabel) {
  card["photo"] = photo
  card["title"] = title
  EquationLayout(in: card, names: card.namedSubviews).eqs(
    """
    photo.left == 16
    title.left == photo.right + 12
    photo, title.centerY == 0
    """)
}

final class FocusMarker: ClosureViewDelegate {
  func closureView(_ view: ClosureView, didChangeFirstResponderStatus isFirstResponder: Bool) {
    view.layer.borderWidth = isFirstResponder ? 2 : 0
  }
}

// MARK: The same card twice

final class PlainCard: UIControl {
  private let title = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    title.text = "Tap to close"
    addSubview(title)
    addAction(UIAction { [weak self] _ in self?.removeFromSuperview() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("PlainCard is made in code.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 4
    title.frame = bounds.insetBy(dx: 16, dy: 8)
  }
}

@MainActor func makeCard() -> ClosureView {
  let card = ClosureView()
  card.backgroundColor = .secondarySystemBackground
  let title = UILabel()
  title.text = "Tap to close"
  card["title"] = title
  card.onLayoutSubviews = { card in
    card.layer.cornerRadius = card.bounds.height / 4
    card["title"]?.frame = card.bounds.insetBy(dx: 16, dy: 8)
  }
  card.addGestureRecognizer(UITapGestureRecognizer()) { $0.view?.removeFromSuperview() }
  return card
}
