import Foundation

/// The current device of UIKit's singletons and global functions.
///
/// A process has one scope, in which simulators take turns. Code with a separate scope, such as an
/// asynchronous test, keeps its device across an `await`. Tasks that it starts inherit the scope.
///
/// `@unchecked Sendable`: It is read and written only on the main actor, like all of UIKit on
/// Linux. It is not isolated because Core Animation's types are not.
package final class DeviceScope: @unchecked Sendable {
  /// The scope of the code that runs now.
  @TaskLocal package static var current = DeviceScope()

  package var device: Device?
  package var clock = DeviceClock()
  package var traits = UITraitCollection.deviceDefaults
  /// The open transactions, innermost last; the first is the turn's own.
  package var transactions = [CATransaction.State()]
  /// Whether `UIView`'s blocks of changes are animated.
  package var areAnimationsEnabled = true
  /// The work that must end before a device is idle.
  ///
  /// Its lock makes it safe to use on any thread.
  package let work = WorkCount()
  /// Whether the code has read the version of iOS of a device that chooses none.
  ///
  /// The result of such a test can differ between versions.
  package var hasReadDefaultSystemVersion = false
  /// Reports that a device did not come to rest.
  ///
  /// The default prints to standard error.
  package var reportUnrest: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package init() {}
}
