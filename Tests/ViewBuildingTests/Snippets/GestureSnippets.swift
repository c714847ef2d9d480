import UIKit
import ViewBuilding

// The code of `Gestures.md` and of the doc comments of `Gestures/`.
// `DocumentationTests` compares the two.

@MainActor func gestureDrag(card: UIView) {
  card.addGestureRecognizer(UIPanGestureRecognizer()) { pan in
    pan.view?.center = pan.location(in: pan.view?.superview)
  }
}

@MainActor func gestureLabel() -> UILabel {
  let label = UILabel()
  label.text = "Show more"
  label.addGestureRecognizer(UITapGestureRecognizer()) { tap in
    (tap.view as? UILabel)?.text = "Show less"
  }
  return label
}

@MainActor func gestureColor(label: UILabel) {
  label.addGestureRecognizer(UITapGestureRecognizer()) { tap in
    tap.view?.backgroundColor = .systemGreen
  }
}

@MainActor func gestureOnce(view: UIView) {
  view.addGestureRecognizer(UITapGestureRecognizer()) { [unowned view] tap in
    view.backgroundColor = .systemGreen
    view.removeAction(of: tap)
  }
}
