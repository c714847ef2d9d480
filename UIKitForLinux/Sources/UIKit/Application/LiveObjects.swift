/// The UIKit objects that are alive, recorded only during leak detection.
///
/// Every object belongs to the device that was current when it was created, so tests on several
/// devices don't affect each other.
package enum LiveObjects {
  private struct Entry {
    weak var object: AnyObject?
  }

  // Used only on the main actor, like all of UIKit on Linux. The key is a device's clock.
  nonisolated(unsafe) private static var entries: [ObjectIdentifier: [Entry]] = [:]

  /// Records a new object, if its device is being recorded.
  package static func register(_ object: AnyObject) {
    guard !entries.isEmpty else { return }
    entries[ObjectIdentifier(DeviceClock.current)]?.append(Entry(object: object))
  }

  /// Starts recording the live objects of a device.
  package static func startRecording(for clock: DeviceClock) {
    entries[ObjectIdentifier(clock)] = []
  }

  /// Stops recording the live objects of a device.
  package static func stopRecording(for clock: DeviceClock) {
    entries[ObjectIdentifier(clock)] = nil
  }

  /// Returns a Boolean value that indicates whether a device is being recorded.
  package static func isRecording(for clock: DeviceClock) -> Bool {
    entries[ObjectIdentifier(clock)] != nil
  }

  /// Returns the recorded objects that are still alive, in order of creation.
  package static func alive(for clock: DeviceClock) -> [AnyObject] {
    let key = ObjectIdentifier(clock)
    entries[key]?.removeAll { $0.object == nil }
    return entries[key]?.compactMap(\.object) ?? []
  }
}
