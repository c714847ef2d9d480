import UIKit

/// The capsule that shows, as the system's own sheets do, that a panel can be moved.
///
/// Assistive technologies adjust it through the panel's detents, as they do the system's. Activated, it goes to
/// the next one; where there is one only, it dismisses.
@MainActor final class Grabber: UIView {
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
  }

  required init?(coder: NSCoder) {
    assertionFailure("Grabber is made in code.")
    return nil
  }

  // As large as what can be tapped has to be, down from the panel's upper edge.
  override var accessibilityFrame: CGRect {
    get {
      let shown = super.accessibilityFrame
      let length = PanelLayout.tappable
      return CGRect(
        x: shown.midX - length / 2, y: shown.minY - frame.minY, width: length, height: length)
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
}
