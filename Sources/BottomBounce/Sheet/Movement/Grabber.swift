import UIKit

/// The capsule that shows, as the system's own sheets do, that a panel can be moved.
///
/// Assistive technologies adjust it through the panel's detents, as they do the system's. Activated, it goes to
/// the next one; where there is one only, it dismisses. A finger's tap goes to the next one, too, but never
/// dismisses: that would be too easy to do by mistake.
@MainActor final class Grabber: UIView, UIGestureRecognizerDelegate {
  weak var detents: PanelDetents?
  private let onDismiss: @MainActor () -> Void

  /// A capsule with a name.
  ///
  /// - Parameters:
  ///   - isAdjustable: whether there may be several detents.
  ///   - onDismiss: what activating it does where there is one only.
  init(label: String, isAdjustable: Bool, onDismiss: @escaping @MainActor () -> Void) {
    self.onDismiss = onDismiss
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = 2.5
    accessibilityIdentifier = "BottomBounce.grabber"
    isAccessibilityElement = true
    accessibilityTraits = isAdjustable ? [.button, .adjustable] : .button
    accessibilityLabel = label
    // A finger on it is one on the panel.
    isUserInteractionEnabled = false
    // Switch Control and Voice Control pass by what takes no touches unless it says so.
    accessibilityRespondsToUserInteraction = true
  }

  required init?(coder: NSCoder) {
    assertionFailure("Grabber is made in code.")
    return nil
  }

  /// What can be tapped, in the grabber's coordinates: as large as that has to be, down from the panel's upper edge.
  private var target: CGRect {
    let length = PanelLayout.tappable
    return CGRect(
      x: bounds.midX - length / 2, y: bounds.minY - frame.minY, width: length, height: length)
  }

  override var accessibilityFrame: CGRect {
    get {
      let (shown, target) = (super.accessibilityFrame, target)
      return target.offsetBy(dx: shown.minX, dy: shown.minY)
    }
    set {}
  }

  override var accessibilityValue: String? {
    get { detents?.name }
    set {}
  }

  override func accessibilityIncrement() {
    detents?.step(isLarger: true)
  }

  override func accessibilityDecrement() {
    detents?.step(isLarger: false)
  }

  override func accessibilityActivate() -> Bool {
    if detents?.stepAround() != true { onDismiss() }
    return true
  }

  // MARK: Fingers

  /// Goes to the next detent, as by a finger's tap.
  func tap() {
    _ = detents?.stepAround()
  }

  // Buttons that reach under it keep their taps by themselves, as controls do; contents are below the header.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    target.contains(touch.location(in: self))
  }
}
