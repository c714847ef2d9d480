/// Tells of a view's new bounds for as long as it is kept.
///
/// On Apple's platforms this is key-value observing, which needs the Objective-C runtime.
@MainActor package final class BoundsObservation {
  private let handler: @MainActor () -> Void

  fileprivate init(_ handler: @escaping @MainActor () -> Void) {
    self.handler = handler
  }

  fileprivate func tell() { handler() }
}

/// A list of observations that nobody is kept alive by.
@MainActor struct BoundsObservers {
  private struct Entry {
    weak var observation: BoundsObservation?
  }

  private var entries: [Entry] = []

  fileprivate mutating func add(_ observation: BoundsObservation) {
    entries.removeAll { $0.observation == nil }
    entries.append(Entry(observation: observation))
  }

  func tell() {
    for entry in entries { entry.observation?.tell() }
  }
}

extension UIView {
  /// Runs a closure after every change of the bounds, for as long as the result is kept.
  package final func observeBounds(_ handler: @escaping @MainActor () -> Void) -> BoundsObservation
  {
    let observation = BoundsObservation(handler)
    boundsObservers.add(observation)
    return observation
  }
}
