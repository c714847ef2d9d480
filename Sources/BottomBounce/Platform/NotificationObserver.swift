import UIKit
import ViewBuilding

/// Calls a closure on the main actor, for a post from the main queue at once, for others later.
@MainActor final class NotificationObserver {
  // Written only on the main actor, and read in `deinit`, when nothing else can access the object.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

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
