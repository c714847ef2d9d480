import UIKit

/// A text field whose box is its frame for assistive technologies, as it is for touches.
class BoxedTextField: UITextField {
  weak var box: UIView?

  override var accessibilityFrame: CGRect {
    get { box?.accessibilityFrame ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
}

/// The clear button ends at the text margin, and a tap beside the text moves to its end.
final class SheetTextField: BoxedTextField {
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.clearButtonRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    rect.origin.x = isMirrored ? bounds.minX : bounds.maxX - rect.width
    return rect
  }

  override func closestPosition(to point: CGPoint) -> UITextPosition? {
    let (first, last) = (
      caretRect(for: beginningOfDocument).midX, caretRect(for: endOfDocument).midX
    )
    let distance = max(min(first, last) - point.x, point.x - max(first, last))
    // A tap on the first character may be off by half the width of a finger.
    return distance > SheetMetrics.tapTarget / 2 ? endOfDocument : super.closestPosition(to: point)
  }
}
