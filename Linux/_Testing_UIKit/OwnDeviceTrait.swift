public import Testing
@_exported public import UIKit

/// Gives every test a current device of its own.
///
/// UIKit's singletons speak of the device that was used last. Tests of the main actor take turns wherever
/// one of them waits, and between a suite's `init` and the test's first line. With this trait no other test
/// is "last": neither across an `await` nor in the tasks that the test starts.
public struct OwnDeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Applies to the suites inside too.
  public var isRecursive: Bool { true }

  /// Runs a test in a scope of its own.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = DeviceScope()
    scope.reportUnrest = { Issue.record("\($0)") }
    let result: Result<Void, any Error> = await DeviceScope.$current.withValue(scope) {
      do {
        return .success(try await function())
      } catch {
        return .failure(error)
      }
    }
    // A device must go where it lived: its views may run closures on their way out.
    await MainActor.run {
      DeviceScope.$current.withValue(scope) {
        let device = scope.device
        scope.device = nil
        withExtendedLifetime(device) {}
      }
    }
    try result.get()
  }
}

extension Trait where Self == OwnDeviceTrait {
  /// A current device for each test, whatever other tests do meanwhile.
  public static var ownDevice: OwnDeviceTrait { OwnDeviceTrait() }
}
