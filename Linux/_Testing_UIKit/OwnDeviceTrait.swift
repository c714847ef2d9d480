public import Testing
import UIKit

/// Gives every test a device scope of its own.
///
/// `UIScreen.main`, `UIAccessibility.post(…)` and their like speak of the simulator that was used last. Tests
/// that await can be interrupted by others, whose simulators would then be the last: this trait keeps each
/// test, and the tasks that it starts, with its own.
public struct OwnDeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Whether the tests inside a suite get the trait as well.
  public var isRecursive: Bool { true }

  /// Runs a test in a device scope of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await DeviceScope.$current.withValue(DeviceScope()) { try await function() }
  }
}

extension Trait where Self == OwnDeviceTrait {
  /// Gives every test a device scope of its own; for tests that await.
  public static var ownDevice: Self { OwnDeviceTrait() }
}
