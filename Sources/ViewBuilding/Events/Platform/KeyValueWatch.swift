#if !os(Linux)
  public import Foundation

  /// Calls a closure with the value of a key-value observable property, immediately and after every
  /// change.
  ///
  /// The model's class inherits from `NSObject`, and the property must be `@objc dynamic` or
  /// documented as key-value observable. A class that is also `@Observable` uses the other
  /// function. Delivery, order, lifetime, the other parameters, and the return value are the same
  /// as for ``watch(_:_:for:_:)``.
  @_disfavoredOverload @discardableResult @MainActor public func watch<Model: NSObject, Value>(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
    _ onValue: @escaping @MainActor (Value) -> Void
  ) -> WatchToken {
    // The watch retains this closure, and with it the observation, until it ends.
    var observation: NSKeyValueObservation?
    let watcher = Watcher(of: model, for: observer) { [weak model] didChange in
      guard let model else { return }
      if observation == nil { observation = model.observe(keyPath) { _, _ in didChange() } }
      onValue(model[keyPath: keyPath])
    }
    return WatchToken(watcher: watcher)
  }
#endif
