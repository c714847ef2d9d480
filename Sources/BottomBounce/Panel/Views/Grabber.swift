import UIKit

@MainActor protocol GrabberDelegate: AnyObject {
  var accessibilityValue: String? { get }
  @discardableResult func step(isLarger: Bool) -> Bool
  func stepCyclically()
}

/// VoiceOver users adjust the grabber to change the detent, or activate it, as a tap does.
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
