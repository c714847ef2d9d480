/// The part of a view that the keyboard's layout guide represents, as a value type without views.
///
/// The guide follows a docked keyboard. If the keyboard is hidden or undocked, the top of the guide
/// is the bottom of the safe area, unless the guide follows undocked keyboards.
package struct KeyboardOverlap: Equatable, Sendable {
  /// The bounds of the view with the guide.
  package var bounds: CGRect
  /// The height at the view's bottom edge that bars cover, in points; 0 if the guide ignores the
  /// safe area.
  package var safeBottom: CGFloat
  /// The keyboard's frame in the view's coordinates, or `nil` while the keyboard is hidden.
  package var keyboard: CGRect?
  /// A Boolean value that indicates whether the keyboard is docked.
  package var isDocked = true
  /// A Boolean value that indicates whether the guide also follows an undocked or floating
  /// keyboard.
  package var followsUndocked = false

  package init(bounds: CGRect, safeBottom: CGFloat, keyboard: CGRect?) {
    self.bounds = bounds
    self.safeBottom = safeBottom
    self.keyboard = keyboard
  }

  /// A Boolean value that indicates whether the guide has the frame of a keyboard that isn't
  /// docked.
  package var floats: Bool { keyboard != nil && !isDocked && followsUndocked }

  /// The guide's frame in the view's coordinates.
  package var frame: CGRect {
    guard let keyboard, isDocked || followsUndocked else { return strip(safeBottom) }
    if floats { return keyboard }
    // The guide reaches from the keyboard's top to the view's bottom edge, because the area below
    // the keyboard isn't usable either.
    let top = max(keyboard.minY, bounds.minY)
    return strip(max(safeBottom, bounds.maxY - top))
  }

  private func strip(_ height: CGFloat) -> CGRect {
    CGRect(x: bounds.minX, y: bounds.maxY - height, width: bounds.width, height: height)
  }
}
