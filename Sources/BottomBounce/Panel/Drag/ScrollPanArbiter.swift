import UIKit

/// Decides whether a drag on a scroll view moves the panel or scrolls.
///
/// Only a drag that begins by moving the panel can change between the two, each time at an end of
/// one of them. So nothing jumps.
struct ScrollPanArbiter {
  /// A Boolean value that indicates whether the drag moves the panel.
  private(set) var movesPanel = true

  /// Returns whether a drag begins by moving the panel.
  static func begins(velocity: CGFloat, isAtTop: Bool, canGrow: Bool) -> Bool {
    isAtTop && (velocity > 0 || velocity < 0 && canGrow)
  }

  /// Returns the offset of the panel after a step of the drag.
  mutating func offset(from offset: CGFloat, by step: CGFloat, isAtTop: Bool) -> CGFloat {
    if !movesPanel {
      guard step > 0, isAtTop else { return offset }
      movesPanel = true
    }
    let target = offset + step
    guard target < 0 else { return target }
    movesPanel = false
    return 0
  }
}
