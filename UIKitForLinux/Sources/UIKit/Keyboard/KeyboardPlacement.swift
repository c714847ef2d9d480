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
  package func frame(height: CGFloat, on screen: CGRect) -> CGRect {
    switch self {
    case .docked:
      CGRect(x: 0, y: screen.height - height, width: screen.width, height: height)
    case .undocked, .split:
      CGRect(
        x: 0, y: ((screen.height - height) / 2).rounded(), width: screen.width, height: height)
    case .floating:
      CGRect(
        x: screen.width - Self.smallScreen.width - 20, y: ((screen.height - height) / 2).rounded(),
        width: Self.smallScreen.width, height: height)
    }
  }
}
