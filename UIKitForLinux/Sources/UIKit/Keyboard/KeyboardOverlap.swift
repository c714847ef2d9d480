/// The part of a view that the keyboard's layout guide represents, as a value type without views.
///
/// The guide follows a docked keyboard. If the keyboard is hidden or undocked, the top of the guide
/// is the bottom of the safe area, unless the guide follows undocked keyboards.
package struct KeyboardOverlap: Equatable, Sendable {
  /// The view's own rectangle.
  package var bounds: CGRect
  /// The height at the view's lower edge that bars cover, in points; 0 where the guide does not count them.
  package var safeBottom: CGFloat
  /// The keyboard in the view's coordinates; nil while it is down.
  package var keyboard: CGRect?
  /// Whether the keyboard lies at the screen's lower edge.
  package var isDocked = true
  /// Whether the guide follows the keyboard also where it is undocked or floats.
  package var followsUndocked = false

  package init(bounds: CGRect, safeBottom: CGFloat, keyboard: CGRect?) {
    self.bounds = bounds
    self.safeBottom = safeBottom
    self.keyboard = keyboard
  }

  /// Whether the guide is where the keyboard is, which is not docked.
  package var floats: Bool { keyboard != nil && !isDocked && followsUndocked }

  /// The guide's rectangle in the view's coordinates.
  package var frame: CGRect {
    guard let keyboard, isDocked || followsUndocked else { return strip(safeBottom) }
    if floats { return keyboard }
    // From the keyboard's top down to the view's edge: what lies below a keyboard is not seen either.
    let top = max(keyboard.minY, bounds.minY)
    return strip(max(safeBottom, bounds.maxY - top))
  }

  private func strip(_ height: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
