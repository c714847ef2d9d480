import UIKit

/// Calls a closure when a scene is disconnected, as long as it is held.
@MainActor final class SceneWatch {
  // Written on the main actor only, and read once more when nobody else can hold the object.
  nonisolated(unsafe) private var token: (any NSObjectProtocol)?

  /// Listens from now on.
  init(of scene: UIScene, _ onDisconnect: @escaping @MainActor () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIScene.didDisconnectNotification, object: scene, queue: nil
    ) { _ in
      // UIKit posts it on the main thread.
      MainActor.assumeIsolated { onDisconnect() }
    }
  }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }
}
