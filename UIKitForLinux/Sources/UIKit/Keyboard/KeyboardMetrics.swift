/// The heights of the system's keyboard, in points.
///
/// The heights match `keyboardFrameEndUserInfoKey` on iOS 12 to 18, and their parts: a
/// suggestion bar, four rows of keys, and below them an area on a screen without a home button.
///
/// | screen                      | portrait, with bar | without | landscape, with bar | without |
/// | --------------------------- | ------------------ | ------- | ------------------- | ------- |
/// | 375 wide, home button       | 260 = 44 + 216     | 216     | 200 = 38 + 162      | 162     |
/// | 414 wide, home button       | 271 = 45 + 226     | 226     | 200                 | 162     |
/// | 375 … 402 wide, no button   | 336 = 45 + 291     | 291     | 209 = 38 + 171      | 171     |
/// | 414 … 440 wide, no button   | 346 = 45 + 301     | 301     | 209                 | 171     |
///
/// iPads always show a shortcuts bar: the height is 320 in portrait, 408 in landscape, and 20 more
/// without a home button.
package struct KeyboardMetrics: Hashable, Sendable {
  /// The height of the suggestion bar; 0 without one.
  package var bar: CGFloat
  /// The height of the four rows of keys.
  package var keys: CGFloat
  /// The height of the area below the keys: globe, microphone, and home indicator.
  package var bottom: CGFloat
  /// A Boolean value that indicates whether the keyboard has the iPad layout.
  package var isTablet: Bool
  /// The total height of the keyboard.
  package var height: CGFloat { bar + keys + bottom }

  package init(screen: CGSize, hasHomeIndicator: Bool, showsBar: Bool) {
    let isUpright = screen.height >= screen.width
    isTablet = min(screen.width, screen.height) >= 700
    if isTablet {
      bar = 55
      keys = isUpright ? 265 : 353
      bottom = hasHomeIndicator ? 20 : 0
    } else if isUpright {
      bar = showsBar ? (hasHomeIndicator || screen.width >= 414 ? 45 : 44) : 0
      keys = screen.width >= 414 ? 226 : 216
      bottom = hasHomeIndicator ? 75 : 0
    } else {
      bar = showsBar ? 38 : 0
      keys = hasHomeIndicator ? 150 : 162
      bottom = hasHomeIndicator ? 21 : 0
    }
  }

  /// Changes the heights for a split keyboard, which has no bar.
  ///
  /// They are estimates.
  package mutating func split() {
    (bar, keys, bottom) = (0, 224, 8)
  }
}
