import UIKit

// Written before Swift had actors: it has no isolation annotations, and still compiles.

/// Returns a round badge with a number.
public func makeBadge(_ number: Int) -> UIView {
  let badge = UIView(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
  badge.backgroundColor = .systemRed
  badge.layer.cornerRadius = 12
  let label = UILabel()
  label.text = String(number)
  label.sizeToFit()
  label.center = CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
  badge.addSubview(label)
  return badge
}

/// A view with a delegate from the same time.
public class BadgedView: UIView, UITextFieldDelegate {
  /// The number that the badge shows.
  public var number = 0 {
    didSet { badge = makeBadge(number) }
  }

  private var badge = UIView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(badge)
    }
  }

  /// Counts what was edited.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    number += 1
  }
}
