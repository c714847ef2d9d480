public import Observation

/// Calls a closure with the value of a property, immediately and after every change.
///
/// ```swift
/// watch(profile, \.name, for: self) { [weak self] name in self?.label.text = name }
/// ```
///
/// A change is delivered in the next turn of the main actor. Several changes in one turn are one
/// call with the last value. Watches deliver in the order in which they were created. A watch ends
/// when the model or the observer is released, and retains neither. The observer retains the
/// closure, so a closure that captures the observer strongly creates a retain cycle.
///
/// The model decides what counts as a change: `@Observable` can ignore a value that is equal to the
/// previous one. Other threads can change a model that supports it, if the model holds its lock
/// during the whole change.
///
/// - Parameters:
///   - model: An object of a class with `@Observable`.
///   - keyPath: The property. Observable objects in the key path are observed, too.
///   - observer: The object that the watch belongs to.
///   - onValue: The closure that gets the value.
/// - Returns: A token that can end the watch early. You do not have to keep it.
@discardableResult @MainActor public func watch<Model: AnyObject & Observable, Value>(
  _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
  _ onValue: @escaping @MainActor (Value) -> Void
) -> WatchToken {
  let watcher = Watcher(of: model, for: observer) { [weak model] didChange in
    guard let model else { return }
    withObservationTracking({ _ = model[keyPath: keyPath] }, onChange: didChange)
    // The value is read after tracking starts. So this call includes earlier changes of other
    // threads, and tracking reports later ones.
    onValue(model[keyPath: keyPath])
  }
  return WatchToken(watcher: watcher)
}

/// A token for a watch, which can end the watch early.
///
/// The watch does not depend on the token.
@MainActor public struct WatchToken {
  weak var watcher: Watcher?

  /// Ends the watch.
  ///
  /// A change that was not delivered yet is discarded.
  public func stop() { watcher?.stop() }
}
