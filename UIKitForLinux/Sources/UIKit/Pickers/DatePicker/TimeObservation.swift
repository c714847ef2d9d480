/// Hears that the day, the time zone or the language of the device is another, until it is released.
final class TimeObservation {
  private var tokens: [any NSObjectProtocol] = []

  /// Runs a closure at each change.
  @MainActor init(_ onChange: @escaping @MainActor () -> Void) {
    let names = [
      UIApplication.significantTimeChangeNotification, .NSSystemTimeZoneDidChange,
      NSLocale.currentLocaleDidChangeNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // All of them are posted by a device, which is on the main actor.
        MainActor.assumeIsolated(onChange)
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
