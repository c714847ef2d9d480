internal import Foundation
internal import Synchronization

/// A cache of recent masks, because a moving panel has the same shadow in every frame.
enum ShadowCache {
  /// The key of a mask: the shape relative to its top-left corner, in 1/64 pixels.
  struct Key: Hashable {
    let elements: [CGPath.Element]
    let sigma: Double
  }

  private static let capacity = 12
  private static let entries = Mutex<[(key: Key, mask: ShadowMask)]>([])

  /// Returns the cached mask for a key, or creates it.
  static func mask(for key: Key, make: () -> ShadowMask?) -> ShadowMask? {
    let kept = entries.withLock { entries -> ShadowMask? in
      guard let index = entries.firstIndex(where: { $0.key == key }) else { return nil }
      let entry = entries.remove(at: index)
      entries.append(entry)
      return entry.mask
    }
    if let kept { return kept }
    guard let mask = make() else { return nil }
    entries.withLock { entries in
      entries.append((key, mask))
      if entries.count > capacity { entries.removeFirst() }
    }
    return mask
  }
}
