import UIKit

/// What dims the host, and cancels when it is touched; for assistive technologies one button.
final class BackdropView: UIControl {
  /// Runs on a tap and on activation by an assistive technology.
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    alpha = 0
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityIdentifier = "BottomBounce.backdrop"
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    fatalError("BackdropView is made in code.")
  }

  // A tap at the middle, which activation would otherwise make, could land on the panel.
  override func accessibilityActivate() -> Bool {
    guard let onTap else { return false }
    onTap()
    return true
  }
}
