import UIKit

/// The closures of a view's gesture recognizers.
///
/// A closure is released after its entry is gone, because what it captured may call back on its way out.
@MainActor final class RecognizerActions {
  private struct Entry {
    weak var recognizer: UIGestureRecognizer?
    var run: @MainActor () -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// Returns the closure of a recognizer, if it has one.
  func action(of recognizer: UIGestureRecognizer) -> (@MainActor () -> Void)? {
    // A new object may have the address of one that is gone.
    guard let entry = entries[ObjectIdentifier(recognizer)], entry.recognizer === recognizer
    else { return nil }
    return entry.run
  }

  /// Sets or replaces the closure of a recognizer.
  func set(_ run: @escaping @MainActor () -> Void, of recognizer: UIGestureRecognizer) {
    let before = entries.updateValue(
      Entry(recognizer: recognizer, run: run), forKey: ObjectIdentifier(recognizer))
    withExtendedLifetime(before) {}
  }

  /// Removes the closure of a recognizer.
  func remove(_ recognizer: UIGestureRecognizer) {
    let before = entries.removeValue(forKey: ObjectIdentifier(recognizer))
    withExtendedLifetime(before) {}
  }

  /// Removes the closures of recognizers that a view no longer has, and returns those recognizers.
  func removeAll(notOf view: UIView) -> [UIGestureRecognizer] {
    guard entries.contains(where: { $0.value.recognizer?.view !== view }) else { return [] }
    let before = entries
    entries = before.filter { $0.value.recognizer?.view === view }
    return before.values.compactMap(\.recognizer).filter { $0.view !== view }
  }
}
