#if !os(Linux)
  public import Foundation

  /// Calls a closure with the value of a key-value observable property, at once and after every change.
  ///
  /// Everything else is as with ``watch(_:_:for:_:)``: the next turn of the main actor, several changes in
  /// one turn as one call with the last value, the order of the watches, and the end with model or observer.
  /// The property is `@objc dynamic`, or documented as compliant. Where a class is observable in both ways,
  /// `@Observable` is used.
  ///
  /// - Parameters:
  ///   - model: An object of a class that inherits from `NSObject`.
  ///   - keyPath: What to follow.
  ///   - observer: Whose end is the end of the watch.
  ///   - onValue: Gets the value.
  /// - Returns: What stops the watch early; nothing needs to keep it.
  @_disfavoredOverload @discardableResult @MainActor public func watch<Model: NSObject, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> WatchToken {
    // The watch keeps this closure, and with it the observation, until it ends.
    var observation: NSKeyValueObservation?
    let watcher = ModelWatcher(model, keyPath, for: observer, onValue) { model, hasChanged in
      guard observation == nil else { return }
      observation = model.observe(keyPath) { _, _ in hasChanged() }
    }
    watcher.begin()
    return WatchToken(watcher)
  }
#endif
