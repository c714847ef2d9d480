/// The placement of the keyboard on an iPad.
package enum KeyboardPlacement: Hashable, Sendable, CaseIterable {
  /// At the lower edge, from side to side.
  case docked
  /// As wide as the screen, above its lower edge.
  case undocked
  /// In two halves at the sides, above the screen's lower edge.
  ///
  /// The iPad Pro hasn't this since 2018, so there it means docked.
  case split
  /// As small as a phone's, anywhere.
  case floating
}

extension KeyboardPlacement {
  /// The screen whose keyboard an iPad's is like that floats, in points: the smallest phone's.
  static let smallScreen = CGSize(width: 320, height: 568)
  /// The height of the strip by which a floating keyboard is held, in points; judged by eye.
  static let handle: CGFloat = 24

  /// Returns where a keyboard lies on a screen.
  ///
  /// What is not docked begins where people find it first: in the middle of the height, and at the right side if it
  /// floats. They may drag it from there, which apps hear nothing of but another frame.
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
