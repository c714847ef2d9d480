#if !os(Linux)
  public import Foundation

  /// Calls a closure with the value of a key-value observable property, immediately and after every
  /// change.
  ///
  /// Delivery, order, and lifetime are the same as for ``watch(_:_:for:_:)``. The property must be
  /// `@objc dynamic` or documented as key-value observable. A class that is also `@Observable` uses
  /// the other function.
  ///
  /// - Parameters:
  ///   - model: An object of a class that inherits from `NSObject`.
  ///   - keyPath: The property.
  ///   - observer: The object that the watch belongs to.
  ///   - onValue: The closure that gets the value.
  /// - Returns: A token that can end the watch early. You do not have to keep it.
  @_disfavoredOverload @discardableResult @MainActor public func watch<Model: NSObject, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> WatchToken {
    // The watch retains this closure, and with it the observation, until it ends.
    var observation: NSKeyValueObservation?
    let watcher = ModelWatcher(model, keyPath, for: observer, onValue) { model, didChange in
      guard observation == nil else { return }
      observation = model.observe(keyPath) { _, _ in didChange() }
    }
    watcher.deliver()
    return WatchToken(watcher)
  }
#endif
