import UIKit
import ViewBuilding

/// Calls a closure on the main actor when a notification is posted, while it is held.
///
/// A post on the main queue is delivered before it returns. A post from another thread, such as an app's own, is
/// delivered by a task of the main actor.
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
    var deliverLater = action
    #if os(Linux)
      // Several simulated devices share one notification center.
      let (device, scope) = (Device.current, DeviceScope.current)
      let action = { @MainActor [weak device] content in
        if Device.current === device { action(content) }
      }
      // Another thread belongs to no device.
      deliverLater = { content in DeviceScope.$current.withValue(scope) { action(content) } }
    #endif
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      [weak self, deliverLater] notification in
      let content = read(notification)
      if MainQueue.isCurrent {
        MainActor.assumeIsolated { action(content) }
      } else {
        PendingWork.task("notification from another thread") { _ in
          if self != nil { deliverLater(content) }
        }
      }
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
