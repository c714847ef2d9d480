/// Observes the bounds of a view while the observation exists.
///
/// On Apple's platforms, key-value observing does this. It needs the Objective-C runtime.
@MainActor package final class BoundsObservation {
  private let handler: @MainActor () -> Void

  fileprivate init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
  }

  fileprivate func notify() { handler() }
}

/// A list of observations with weak references.
@MainActor struct BoundsObservers {
  private struct Entry {
    weak var observation: BoundsObservation?
  }

  private var entries: [Entry] = []

  fileprivate mutating func add(_ observation: BoundsObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  func notify() {
    for entry in entries { entry.observation?.notify() }
  }
}

extension UIView {
  /// Calls a closure after every change of the bounds, until the returned observation is
  /// deallocated.
  package final func observeBounds(_ handler: @escaping @MainActor () -> Void) -> BoundsObservation
  {
    let observation = BoundsObservation(handler)
    boundsObservers.add(observation)
    return observation
  }
}
