/// Calls a closure when the day, the time zone, or the language of the device changes, until it's
/// released.
final class TimeObservation {
  private var tokens: [any NSObjectProtocol] = []

  /// Creates an observation that calls a closure at each change.
  @MainActor init(_ onChange: @escaping @MainActor () -> Void) {
    let names = [
      UIApplication.significantTimeChangeNotification, .NSSystemTimeZoneDidChange,
      NSLocale.currentLocaleDidChangeNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // A device posts all of these notifications, on the main actor.
        MainActor.assumeIsolated(onChange)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
