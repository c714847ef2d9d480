/// The views, layers and recognisers that are alive, kept only while somebody looks for leaks.
package enum LiveObjects {
  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  // Both are read and written on the main actor only, as all of UIKit on Linux.
  nonisolated(unsafe) private static var objects: [Weak] = []
  nonisolated(unsafe) package static var isRecording = false

  package static func register(_ object: AnyObject) {
    guard isRecording else { return }
    objects.append(Weak(object))
  }

  /// The objects made since recording began that are still alive.
  package static var alive: [AnyObject] {
    objects.removeAll { $0.object == nil }
    return objects.compactMap(\.object)
  }
}
