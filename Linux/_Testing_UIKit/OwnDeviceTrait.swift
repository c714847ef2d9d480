public import Testing
@_exported public import UIKit

/// A trait that gives each test a separate current device.
///
/// UIKit's singletons use the device that was used last. Tests on the main actor take turns at each
/// `await`, and between the `init` of a suite and the first line of a test. With this trait, no
/// other test changes the current device of the test and its tasks.
public struct OwnDeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// Applies to the suites inside too.
  public var isRecursive: Bool { true }

  /// Runs a test in a separate scope.
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
