import UIKit
import ViewBuilding

/// An object that calls a closure on the main actor when a notification is posted, until it is
/// released.
///
/// A notification from the main queue is delivered before the post returns. A notification from
/// another thread is delivered by a task on the main actor.
@MainActor final class NotificationObserver {
  // Written only on the main actor, and read in `deinit`, when nothing else can access the object.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Starts to observe a notification.
  ///
  /// The closure `read` runs on the thread of the post.
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
      // Another thread has no current device.
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

  /// Starts to observe a notification.
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
