import Foundation

/// The current device of UIKit's singletons and global functions.
///
/// A process has one scope, in which simulators take turns. Code with a separate scope, such as an
/// asynchronous test, keeps its device across an `await`. Tasks that it starts inherit the scope.
///
/// `@unchecked Sendable`: It's used only on the main actor, like all of UIKit on Linux. It isn't
/// isolated, because Core Animation's types aren't.
package final class DeviceScope: @unchecked Sendable {
  /// The current device.
  @TaskLocal package static var current = DeviceScope()

  package var device: Device?
  package var clock = DeviceClock()
  package var traits = UITraitCollection.deviceDefaults
  /// The open transactions, innermost last.
  ///
  /// The first is the implicit transaction.
  package var transactions = [CATransaction.State()]
  /// A Boolean value that indicates whether `UIView` animation blocks animate.
  package var areAnimationsEnabled = true
  /// The work that must end before a device is idle.
  ///
  /// Its lock makes it safe to use on any thread.
  package let work = WorkCount()
  /// A Boolean value that indicates whether the code has read the default version of iOS.
  ///
  /// The result of such a test can differ between versions.
  package var hasReadDefaultSystemVersion = false
  /// Reports that a device did not become idle.
  ///
  /// The default prints to standard error.
  package var reportBusyDevice: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package init() {}
}
