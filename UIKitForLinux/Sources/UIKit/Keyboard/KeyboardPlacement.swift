/// The placement of the keyboard on an iPad.
package enum KeyboardPlacement: Hashable, Sendable, CaseIterable {
  /// At the bottom edge of the screen, over its full width.
  case docked
  /// Above the bottom edge, as wide as the screen.
  case undocked
  /// In two halves at the sides, above the bottom edge.
  ///
  /// The iPad Pro has had no split keyboard since 2018, so there it's docked.
  case split
  /// As small as a phone's keyboard, at any position.
  case floating
}

extension KeyboardPlacement {
  /// The phone screen whose keyboard has the size of an iPad's floating keyboard, in points.
  static let smallScreen = CGSize(width: 320, height: 568)
  /// The height of the handle of a floating keyboard, in points; an estimate.
  static let handle: CGFloat = 24

  /// Returns the frame of the keyboard on a screen.
  ///
  /// An undocked keyboard starts at the vertical center, and a floating one also at the right edge.
  /// The user can drag it from there, and apps are notified only of the new frame.
  package func frame(
    height: CGFloat, on screen: CGRect, draggedBy distance: CGVector = .zero
  ) -> CGRect {
    let y = ((screen.height - height) / 2).rounded() + distance.dy
    let undockedY = min(max(y, 0), max(screen.height - height, 0))
    switch self {
    case .docked:
      return CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .undocked, .split:
      return CGRect(x: 0, y: undockedY, width: screen.width, height: height)
    case .floating:
      let width = Self.smallScreen.width
      let room = max(screen.width - width, 0)
      let x = min(max(room - 20 + distance.dx, 0), room)
      return CGRect(x: x, y: undockedY, width: width, height: height)
    }
  }
}
