import UIKit

/// The detents that a grabber changes.
@MainActor protocol GrabberDelegate: AnyObject {
  /// The accessibility value of the grabber: the selected detent.
  var accessibilityValue: String? { get }
  /// Selects the next larger or smaller detent, and returns whether there is one.
  @discardableResult func step(isLarger: Bool) -> Bool
  /// Selects the next larger detent, or the smallest after the largest.
  func stepCyclically()
}

/// The grabber at the upper edge of a panel, as in the system's sheets.
///
/// VoiceOver users adjust it to change the detent. Activating it selects the next detent, as a tap
/// does. While the panel has only one height, the grabber is hidden.
@MainActor final class Grabber: SheetSubview, UIGestureRecognizerDelegate {
  weak var delegate: (any GrabberDelegate)?

  init(_ strings: SheetStrings) {
    super.init(frame: .zero)
    backgroundColor = .tertiaryLabel
    layer.cornerRadius = SheetMetrics.grabberSize.height / 2
    accessibilityIdentifier = "BottomBounce.grabber"
    isAccessibilityElement = true
    accessibilityTraits = [.button, .adjustable]
    accessibilityLabel = strings[.grabber]
    accessibilityHint = strings[.grabberHint]
    // Touches go to the panel.
    isUserInteractionEnabled = false
    // Switch Control and Voice Control skip views without user interaction by default.
    accessibilityRespondsToUserInteraction = true
  }

  /// The tap target in the grabber's coordinates.
  ///
  /// It begins at the upper edge of the panel.
  private var target: CGRect {
    let length = SheetMetrics.tapTarget
    return CGRect(
      x: bounds.midX - length / 2, y: bounds.minY - frame.minY, width: length, height: length)
  }

  override var accessibilityFrame: CGRect {
    get {
      let (frame, target) = (super.accessibilityFrame, target)
      return target.offsetBy(dx: frame.minX, dy: frame.minY)
    }
    set {}
  }

  override var accessibilityValue: String? {
    get { delegate?.accessibilityValue }
    set {}
  }

  override func accessibilityIncrement() {
    delegate?.step(isLarger: true)
  }

  override func accessibilityDecrement() {
    delegate?.step(isLarger: false)
  }

  override func accessibilityActivate() -> Bool {
    delegate?.stepCyclically()
    return true
  }

  // MARK: Taps

  /// Selects the next detent.
  func tap() {
    delegate?.stepCyclically()
  }

  // Buttons that overlap the tap target keep their taps, as all controls do.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    !isHidden && target.contains(touch.location(in: self))
  }
}
