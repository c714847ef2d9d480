import UIKit

/// The presses that a responder doesn't forward, so that no key goes up that never went down.
struct HandledPresses {
  private var presses: Set<UIPress> = []

  @MainActor mutating func begin(
    _ began: Set<UIPress>, handles: @MainActor (UIPress) -> Bool
  ) -> Set<UIPress> {
    let handled = began.filter { handles($0) }
    presses.formUnion(handled)
    return began.subtracting(handled)
  }

  func others(_ changed: Set<UIPress>) -> Set<UIPress> {
    changed.subtracting(presses)
  }

  mutating func end(_ ended: Set<UIPress>) -> Set<UIPress> {
    let others = others(ended)
    presses.subtract(ended)
    return others
  }
}
