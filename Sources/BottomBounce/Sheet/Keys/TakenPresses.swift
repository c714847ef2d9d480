import UIKit

/// The key presses that a responder handles itself, from the moment a key goes down until it goes up.
///
/// A press that was not passed on when it began must not be passed on later either: the app would see a key go up
/// that never went down.
struct TakenPresses {
  private var presses: Set<UIPress> = []

  /// Decides about presses that begin, and returns those that the next responder gets.
  @MainActor mutating func begin(
    _ began: Set<UIPress>, takes: @MainActor (UIPress) -> Bool
  ) -> Set<UIPress> {
    let taken = began.filter { takes($0) }
    presses.formUnion(taken)
    return began.subtracting(taken)
  }

  /// Returns those of some presses that the next responder gets while they go on.
  func others(_ changed: Set<UIPress>) -> Set<UIPress> {
    changed.subtracting(presses)
  }

  /// Forgets presses that end, and returns those of them that the next responder gets.
  mutating func end(_ ended: Set<UIPress>) -> Set<UIPress> {
    let others = others(ended)
    presses.subtract(ended)
    return others
  }
}
