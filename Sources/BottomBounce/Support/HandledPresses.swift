import UIKit

/// The key presses that a responder handles itself, from the time a key goes down until it goes up.
///
/// If a responder doesn't forward the beginning of a press, it must not forward its end. Otherwise
/// the app would see a key go up that never went down.
struct HandledPresses {
  private var presses: Set<UIPress> = []

  /// Decides which presses the responder handles, and returns the other ones, for the next
  /// responder.
  @MainActor mutating func begin(
    _ began: Set<UIPress>, handles: @MainActor (UIPress) -> Bool
  ) -> Set<UIPress> {
    let handled = began.filter { handles($0) }
    presses.formUnion(handled)
    return began.subtracting(handled)
  }

  /// Returns the presses that the next responder gets while they change.
  func others(_ changed: Set<UIPress>) -> Set<UIPress> {
    changed.subtracting(presses)
  }

  /// Forgets presses that end, and returns the ones that the next responder gets.
  mutating func end(_ ended: Set<UIPress>) -> Set<UIPress> {
    let others = others(ended)
    presses.subtract(ended)
    return others
  }
}
