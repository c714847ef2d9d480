import Foundation

/// A watch of any property, which its observer retains.
@MainActor final class Watcher: ObserverClosure {
  private static var count = 0

  /// Increases in the order of creation.
  private let number: Int
  private weak var model: AnyObject?
  private weak var observer: AnyObject?
  /// Tracks the next change, which any thread can make, and then delivers the current value.
  private var run: (@MainActor (_ didChange: @escaping @Sendable () -> Void) -> Void)?

  init(
    of model: AnyObject, for observer: AnyObject,
    run: @escaping @MainActor (_ didChange: @escaping @Sendable () -> Void) -> Void
  ) {
    Watcher.count += 1
    number = Watcher.count
    self.model = model
    self.observer = observer
    self.run = run
    super.init()
    ObserverClosures.attach(to: observer).add(self)
    deliver()
  }

  override var hasEnded: Bool { run == nil || model == nil || observer == nil }

  func deliver() {
    guard !hasEnded, let run else { return stop() }
    let (number, observer, change) = (number, observer, Weak(self))
    run { WatchTurn.shared.add(number, change) }
    withExtendedLifetime(observer) {}
  }

  func stop() {
    // Released closures can run any code, so they are released last.
    let before = run
    run = nil
    if let observer { ObserverClosures.attached(to: observer)?.remove(self) }
    withExtendedLifetime(before) {}
  }
}

/// The next turn of the main actor, in which all watches with changes deliver their values.
///
/// `@unchecked Sendable`: any thread can report a change. `changes` is only accessed while `lock`
/// is held, and no other code runs at that time. A task for the turn exists if, and only if,
/// `changes` is not empty.
private final class WatchTurn: @unchecked Sendable {
  static let shared = WatchTurn()

  private let lock = NSLock()
  /// In the order of the watches, each of which is delivered once.
  private var changes: [(number: Int, watcher: Weak<Watcher>)] = []

  func add(_ number: Int, _ watcher: Weak<Watcher>) {
    let isFirst = lock.withLock {
      let last = changes.lastIndex { $0.number <= number }
      if let last, changes[last].number == number { return false }
      changes.insert((number, watcher), at: last.map { $0 + 1 } ?? 0)
      return changes.count == 1
    }
    guard isFirst else { return }
    PendingWork.task("delivery of changes") { _ in self.deliver() }
  }

  /// Changes during the delivery start a new turn.
  @MainActor private func deliver() {
    let due = lock.withLock {
      defer { changes = [] }
      return changes
    }
    for change in due { change.watcher.wrappedValue?.deliver() }
  }
}
