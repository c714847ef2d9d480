import UIKit

/// A text field whose clear button ends where its text begins on the other side.
final class SheetTextField: UITextField {
  override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    var rect = super.clearButtonRect(forBounds: bounds)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    rect.origin.x = isMirrored ? bounds.minX : bounds.maxX - rect.width
    return rect
  }
}
