import UIKit

/// A text field that is as large as its box for assistive technologies, as it is for touches.
class BoxedTextField: UITextField {
  weak var box: UIView?

  override var accessibilityFrame: CGRect {
    get { box?.accessibilityFrame ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
}

/// A text field whose clear button ends where its text begins on the other side, and in which a tap
/// beside the text puts the insertion point at its end.
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
    // A finger that means the first character may be half of its width away.
    return distance > SheetMetrics.tapTarget / 2 ? endOfDocument : super.closestPosition(to: point)
  }
}
