public import Observation

/// Calls a closure with a property's value, at once and after every change.
///
/// ```swift
/// watch(profile, \.name, for: self) { [weak self] name in self?.label.text = name }
/// ```
///
/// A change is delivered on the main actor's next turn: several in one turn are one call with the last
/// value, and watches are served in the order in which they were made. It ends when the model or the
/// observer goes, neither of which it retains. The observer keeps the closure, so a closure that captures
/// it strongly keeps it alive.
///
/// What counts as a change is the model's to say; `@Observable` may pass over a value that is equal to the
/// one before. Other threads may change a model that allows it, if it holds its lock during the whole
/// change.
///
/// - Parameters:
///   - model: An object of a class with `@Observable`.
///   - keyPath: What to follow; objects on the way may change too if they are observable.
///   - observer: Whose end is the end of the watch.
///   - onValue: Gets the value.
/// - Returns: What stops the watch early; nothing needs to keep it.
@discardableResult @MainActor public func watch<Model: AnyObject & Observable, Value>(
  _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
  _ onValue: @escaping @MainActor (Value) -> Void
) -> WatchToken {
  let watcher = ModelWatcher(model, keyPath, for: observer, onValue) { model, hasChanged in
    withObservationTracking {
      _ = model[keyPath: keyPath]
    } onChange: {
      hasChanged()
    }
  }
  watcher.begin()
  return WatchToken(watcher)
}

/// What a call of ``watch(_:_:for:_:)`` has begun.
///
/// Nothing needs to keep it: the watch goes on without.
@MainActor public struct WatchToken {
  private weak var watcher: Watcher?

  init(_ watcher: Watcher) {
    self.watcher = watcher
  }

  /// Whether values are still delivered.
  public var isActive: Bool { watcher.map { !$0.isOver } ?? false }

  /// Ends the watch; a change that waits for its turn is not delivered any more.
  public func stop() { watcher?.stop() }
}
