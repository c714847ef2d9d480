import UIKit

/// The closures of a view's recognisers.
@MainActor struct RecognizerActions {
  private struct Entry {
    weak var recognizer: UIGestureRecognizer?
    var run: @MainActor () -> Void
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The closure of a recogniser.
  subscript(recognizer: UIGestureRecognizer) -> (@MainActor () -> Void)? {
    get {
      // A new object may have the address of one that is gone.
      guard let entry = entries[ObjectIdentifier(recognizer)], entry.recognizer === recognizer
      else { return nil }
      return entry.run
    }
    set {
      entries[ObjectIdentifier(recognizer)] = newValue.map {
        Entry(recognizer: recognizer, run: $0)
      }
    }
  }

  /// Lets go of the closures whose recognisers a view does not have any more, and returns these recognisers.
  mutating func removeAll(notOf view: UIView) -> [UIGestureRecognizer] {
    let stale = entries.filter { $0.value.recognizer?.view !== view }
    for key in stale.keys { entries[key] = nil }
    return stale.values.compactMap(\.recognizer)
  }
}
