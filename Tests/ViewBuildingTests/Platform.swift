#if os(Linux)
  @_exported import _Testing_UIKit
#else
  import Testing

  /// On Apple's platforms there is one device, and tests that use it run one after the other.
  extension Trait where Self == ParallelizationTrait {
    static var ownDevice: Self { .serialized }
  }
#endif
