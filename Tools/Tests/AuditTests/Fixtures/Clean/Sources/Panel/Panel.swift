import Foundation
import UIKit

/// Uses nothing but what the table has.
final class Panel: UIView, UILabelDelegate {
  private let label = UILabel(frame: .zero)

  override func layoutSubviews() {
    super.layoutSubviews()
    label.alpha += 0.5
    label.layoutSubviews()
    _ = convert(CGPoint(x: 1, y: 2), to: nil)
    UIView.animate(options: [.curveLinear]) {}
    if AnimationOptions(rawValue: 3) == .curveLinear { place(label) }
  }

  func labelDidChange(_ label: UILabel) {}
}

extension Panel {
  func place(_ view: UIView) {
    // A comment may say #if, @objc and isolated deinit, and so may "a literal".
    _ = "#selector \(bounds(of: view)) #if"
  }

  private func bounds(of view: UIView) -> CGRect {
    view.convert(CGRect.zero, to: self).inset(by: 1)
  }
}

struct Place {
  var next = 0
  func layoutSubviews() {}
}
