import UIKit

/// What dims the host, and cancels when it is touched; for assistive technologies one button.
final class BackdropView: UIControl {
  /// Runs on a tap and on activation by an assistive technology.
  var onTap: (() -> Void)?
  /// Where the finger came down in the window.
  private var touchStart = CGPoint.zero

  /// The points that a finger may move and still tap; judged by eye, as what scrolls needs as many to begin.
  private static let tapRadius: CGFloat = 10

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

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    touchStart = touch.location(in: nil)
    return super.beginTracking(touch, with: event)
  }

  // It covers the screen: a finger that wants to scroll what is dimmed would end inside, and cancel.
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let place = touch.location(in: nil)
    let distance = hypot(place.x - touchStart.x, place.y - touchStart.y)
    return distance <= Self.tapRadius && super.continueTracking(touch, with: event)
  }

  // A tap at the middle, which activation would otherwise make, could land on the panel.
  override func accessibilityActivate() -> Bool {
    guard let onTap else { return false }
    onTap()
    return true
  }
}
