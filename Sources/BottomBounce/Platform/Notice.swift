import UIKit

/// Calls a closure when something is posted that UIKit posts on the main thread, as long as it is held.
@MainActor final class Notice {
  // Written on the main actor only, and read once more when nobody else can hold the object.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Listens from now on.
  ///
  /// - Parameters:
  ///   - object: what has to post it; nil, the default, for whatever does.
  ///   - read: takes out of the notification what the closure needs, which may not get the notification itself.
  init<Content: Sendable>(
    of name: Notification.Name, from object: AnyObject? = nil,
    read: @escaping @Sendable (Notification) -> Content,
    _ action: @escaping @MainActor (Content) -> Void
  ) {
    #if os(Linux)
      // Several simulated devices share one notification centre.
      let device = Device.current
      let action = { @MainActor [weak device] content in
        if Device.current === device { action(content) }
      }
    #endif
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      let content = read($0)
      MainActor.assumeIsolated { action(content) }
    }
  }

  /// Listens from now on.
  ///
  /// - Parameter object: what has to post it; nil, the default, for whatever does.
  convenience init(
    of name: Notification.Name, from object: AnyObject? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.init(of: name, from: object, read: { _ in }, action)
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
