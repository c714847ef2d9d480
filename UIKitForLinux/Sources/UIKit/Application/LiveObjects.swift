/// The objects of UIKit's that are alive, kept only while somebody looks for leaks.
///
/// Every object belongs to the device that was current when it was made, so that tests on several devices
/// do not see each other's.
package enum LiveObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  // Read and written on the main actor only, as all of UIKit on Linux; the key is a device's clock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Notes a new object, if its device is being watched.
  package static func register(_ object: AnyObject) {
    guard !entries.isEmpty else { return }
    entries[ObjectIdentifier(DeviceClock.current)]?.append(Entry(object: object))
  }

  /// Begins to watch a device.
  package static func startRecording(for clock: DeviceClock) {
    entries[ObjectIdentifier(clock)] = []
  }

  /// Stops watching a device.
  package static func stopRecording(for clock: DeviceClock) {
    entries[ObjectIdentifier(clock)] = nil
  }

  /// Whether a device is being watched.
  package static func isRecording(for clock: DeviceClock) -> Bool {
    entries[ObjectIdentifier(clock)] != nil
  }

  /// The objects made since watching began that are still alive, in the order of being made.
  package static func alive(for clock: DeviceClock) -> [AnyObject] {
    let key = ObjectIdentifier(clock)
    entries[key]?.removeAll { $0.object == nil }
    return entries[key]?.compactMap(\.object) ?? []
  }
}
