public import Testing

#if os(Linux)
  // `.ownDevice` gives each test a simulated device there, so no test has to wait for another.
  @_exported public import _Testing_UIKit
#else
  import UIKit
#endif

/// A trait that runs tests one at a time, whichever suites they belong to.
///
/// Swift Testing's `.serialized` orders the tests inside a suite only; the tests of two suites
/// still interleave wherever one of them awaits.
public struct ExclusiveTrait: TestTrait, SuiteTrait, TestScoping {
  private let lock: FairLock
  private let prepare: @Sendable () async throws -> Void

  /// Creates a trait whose tests share a lock.
  ///
  /// - Parameters:
  ///   - lock: The lock that each test holds while it runs.
  ///   - prepare: A closure that runs before each test. If it throws, the test fails and its body
  ///     does not run.
  public init(lock: FairLock, prepare: @escaping @Sendable () async throws -> Void = {}) {
    self.lock = lock
    self.prepare = prepare
  }

  /// A Boolean value that indicates whether the trait applies to nested suites, too.
  public var isRecursive: Bool { true }

  /// Runs a test while it holds the lock.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await lock.withLock {
      try await prepare()
      try await function()
    }
  }
}

#if !os(Linux)
  extension Trait where Self == ExclusiveTrait {
    /// Runs a test while no other test uses the device's screen, key window, and keyboard.
    public static var ownDevice: ExclusiveTrait {
      ExclusiveTrait(lock: screen) { try await waitForWindowScene() }
    }
  }

  private let screen = FairLock()

  /// Waits until the host app has a window scene; tests may begin before the app has launched.
  @MainActor private func waitForWindowScene() async throws {
    for _ in 0..<100 {
      if TestHost.windowScene != nil { return }
      try await Task.sleep(for: .milliseconds(50))
    }
    throw NoWindowSceneError()
  }

  /// The error of tests that run without a host app.
  struct NoWindowSceneError: Error, CustomStringConvertible {
    let description = """
      The app that hosts the tests has no window scene. Run the scheme BottomBounceExample of \
      Example/App/BottomBounceExample.xcodeproj: the tests of a Swift package have no host app.
      """
  }
#endif
