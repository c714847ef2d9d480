/// A watch, whatever it follows, kept by its observer.
@MainActor class Watcher: Kept {
  private static var count = 0

  /// The place among all watches, in the order in which they were made.
  let place: Int

  override init() {
    Watcher.count += 1
    place = Watcher.count
  }

  /// Hands over the present value.
  func deliver() {}

  /// Ends the watch.
  func stop() {}
}

/// A watch of one property of a model.
@MainActor final class ModelWatcher<Model: AnyObject, Value>: Watcher {
  /// Arranges for a closure to be called, on any thread, before or after the next change.
  typealias Tracking = @MainActor (Model, @escaping @Sendable () -> Void) -> Void

  private weak var model: Model?
  private weak var observer: AnyObject?
  private let observerIdentifier: ObjectIdentifier
  private let keyPath: KeyPath<Model, Value>
  private var onValue: (@MainActor (Value) -> Void)?
  private var track: Tracking?

  init(
    _ model: Model, _ keyPath: KeyPath<Model, Value>, for observer: AnyObject,
    _ onValue: @escaping @MainActor (Value) -> Void, track: @escaping Tracking
  ) {
    self.model = model
    self.observer = observer
    self.keyPath = keyPath
    self.onValue = onValue
    self.track = track
    observerIdentifier = ObjectIdentifier(observer)
    super.init()
    Attachment.makeRecord(of: observer).keep(self)
  }

  override var isOver: Bool { onValue == nil || model == nil || observer == nil }

  /// Delivers the present value and waits for the next.
  func begin() { deliver() }

  override func deliver() {
    guard let onValue, let track else { return }
    guard let model, let observer else { return stop() }
    let waiting = WatchTurn.Waiting(self)
    track(model) { WatchTurn.shared.add(waiting) }
    // Read again behind the tracking: what another thread changed before it began is seen so, and what it
    // changes from here on is told.
    onValue(model[keyPath: keyPath])
    withExtendedLifetime(observer) {}
  }

  override func stop() {
    // The closures are released last: they may run anything on their way out.
    let closures = (onValue, track)
    onValue = nil
    track = nil
    if let observer {
      Attachment.record(of: observer)?.drop(self)
    } else {
      Attachment.objectHasGone(observerIdentifier)
    }
    withExtendedLifetime(closures) {}
  }
}
