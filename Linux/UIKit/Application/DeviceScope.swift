import Foundation

/// What UIKit's singletons and global functions speak of: the device whose code runs now.
///
/// A process has one scope, in which simulators take turns. Code that runs in a scope of its own, such as
/// a test that awaits, keeps its device across an `await`: tasks that it starts are in the scope too.
///
/// `@unchecked Sendable`: read and written on the main actor only, as all of UIKit on Linux. It is not
/// isolated because Core Animation's types are not.
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
  /// The work that a device waits for before it is at rest.
  ///
  /// Any thread may use it: it has a lock of its own.
  package let work = WorkCount()
  /// Reports that a device did not come to rest.
  ///
  /// The default prints to standard error.
  package var reportUnrest: @MainActor (String) -> Void = { message in
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }

  package init() {}
}
