import UIKit

/// Who has a finger that moves content which scrolls in a panel: the panel, or the content.
///
/// Only a finger that begins to move the panel goes from one to the other, each time where the one is at its
/// end; so nothing jumps.
struct ScrollHandOver {
  /// Whether the finger moves the panel, and not the content.
  private(set) var panelHasFinger = true

  /// Whether a finger that begins to move is the panel's.
  ///
  /// - Parameters:
  ///   - velocity: downwards, in points a second.
  ///   - isAtTop: whether the content is at its top.
  ///   - canGrow: whether the panel is below its largest height.
  static func begins(velocity: CGFloat, isAtTop: Bool, canGrow: Bool) -> Bool {
    isAtTop && (velocity > 0 || velocity < 0 && canGrow)
  }

  /// The panel's offset below its largest height after a step of the finger.
  mutating func offset(from offset: CGFloat, by step: CGFloat, isAtTop: Bool) -> CGFloat {
    if !panelHasFinger {
      guard step > 0, isAtTop else { return offset }
      panelHasFinger = true
    }
    let place = offset + step
    guard place < 0 else { return place }
    panelHasFinger = false
    return 0
  }
}
