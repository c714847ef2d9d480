import Foundation

/// A watch of any property, which its observer retains.
@MainActor class Watcher: ObserverClosure {
  private static var count = 0

  /// Increases in the order of creation.
  let number: Int

  override init() {
    Watcher.count += 1
    number = Watcher.count
  }

  func deliver() {}

  func stop() {}
}

@MainActor final class ModelWatcher<Model: AnyObject, Value>: Watcher {
  /// A function that calls a closure before or after the next change, on any thread.
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
    ObserverClosures.attach(to: observer).add(self)
  }

  override var hasEnded: Bool { onValue == nil || model == nil || observer == nil }

  override func deliver() {
    guard let onValue, let track else { return }
    guard let model, let observer else { return stop() }
    let change = WatchTurn.Change(self)
    track(model) { WatchTurn.shared.add(change) }
    // The value is read after tracking starts. So this call includes earlier changes of other
    // threads, and tracking reports later ones.
    onValue(model[keyPath: keyPath])
    withExtendedLifetime(observer) {}
  }

  override func stop() {
    // Released closures can run any code, so they are released last.
    let closures = (onValue, track)
    onValue = nil
    track = nil
    if let observer {
      ObserverClosures.attached(to: observer)?.remove(self)
    } else {
      Attachment.objectWasReleased(observerIdentifier)
    }
    withExtendedLifetime(closures) {}
  }
}

/// The next turn of the main actor, in which all watches with changes deliver their values.
///
/// `@unchecked Sendable`: any thread can report a change. `changes` is only accessed while `lock`
/// is held, and no other code runs at that time. A task for the turn exists if, and only if,
/// `changes` is not empty.
final class WatchTurn: @unchecked Sendable {
  static let shared = WatchTurn()

  /// References the watch weakly, so that no other thread releases it.
  struct Change: Sendable {
    fileprivate let number: Int
    fileprivate weak var watcher: Watcher?

    @MainActor init(_ watcher: Watcher) {
      number = watcher.number
      self.watcher = watcher
    }
  }

  private let lock = NSLock()
  private var changes: [Int: Change] = [:]

  private init() {}

  /// Several changes of a watch are delivered once.
  func add(_ change: Change) {
    let isFirst = lock.withLock {
      let isFirst = changes.isEmpty
      changes[change.number] = change
      return isFirst
    }
    guard isFirst else { return }
    PendingWork.task("delivery of changes") { _ in self.deliver() }
  }

  /// Delivers in the order of the watches, and changes during the delivery start a new turn.
  @MainActor private func deliver() {
    let due = lock.withLock {
      let due = changes
      changes = [:]
      return due
    }
    for (_, change) in due.sorted(by: { $0.key < $1.key }) { change.watcher?.deliver() }
  }
}
