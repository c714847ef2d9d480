import Foundation
public import Testing
@_exported public import UIKit

/// A trait that gives each test a separate current device.
///
/// UIKit's singletons use the device that was used last. Tests on the main actor take turns at each
/// `await`, and between the `init` of a suite and the first line of a test. With this trait, no
/// other test changes the current device of the test and its tasks.
public struct OwnDeviceTrait: TestTrait, SuiteTrait, TestScoping {
  /// A Boolean value that indicates whether the trait applies to nested suites.
  ///
  /// It's always `true`.
  public var isRecursive: Bool { true }

  /// Runs a test in a separate scope.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let scope = DeviceScope()
    scope.reportBusyDevice = { Issue.record("\($0)") }
    let result: Result<Void, any Error> = await DeviceScope.$current.withValue(scope) {
      do {
        return .success(try await function())
      } catch {
        return .failure(error)
      }
    }
    if scope.hasReadDefaultSystemVersion { Self.record(test) }
    // A device is deallocated in its own scope, because its views may run closures at that time.
    await MainActor.run {
      DeviceScope.$current.withValue(scope) {
        let device = scope.device
        scope.device = nil
        withExtendedLifetime(device) {}
      }
    }
    try result.get()
  }

  /// Adds a test whose result can differ between versions of iOS to the file in the environment
  /// variable `SYSTEM_VERSION_READERS`.
  private static func record(_ test: Test) {
    guard let path = ProcessInfo.processInfo.environment["SYSTEM_VERSION_READERS"],
      let file = fopen(path, "a")
    else { return }
    fputs("\(test.id)\n", file)
    fclose(file)
  }
}

extension Trait where Self == OwnDeviceTrait {
  /// A separate current device for each test, independent of other tests.
  public static var ownDevice: OwnDeviceTrait { OwnDeviceTrait() }
}
