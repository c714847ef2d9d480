import UIKit

/// Lets a drag change between the panel and a scroll view only at an end of one, so nothing jumps.
struct ScrollPanArbiter {
  private(set) var movesPanel = true

  static func begins(velocity: CGFloat, isAtTop: Bool, canGrow: Bool) -> Bool {
    isAtTop && (velocity > 0 || velocity < 0 && canGrow)
  }

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
