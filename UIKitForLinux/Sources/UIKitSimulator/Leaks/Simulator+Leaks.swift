import UIKit

extension Simulator {
  /// A Boolean value that indicates whether new objects are recorded for `leaks`.
  ///
  /// The default is `false`.
  public var recordsLeaks: Bool {
    get { LiveObjects.isRecording(for: system.clock) }
    set {
      guard newValue != recordsLeaks else { return }
      system.makeCurrent()
      if newValue {
        LiveObjects.startRecording(for: system.clock)
      } else {
        LiveObjects.stopRecording(for: system.clock)
      }
    }
  }

  /// The objects that were created since `recordsLeaks` was set and exist without being on the
  /// screen.
  ///
  /// Views, layers, gesture recognizers, view controllers, display links, and closures that UIKit
  /// owns are found directly. Closures that notification centers, tasks, or stored properties own
  /// aren't, because Foundation on Linux lists neither observers nor timers. They are found through
  /// the views and view controllers that they capture strongly.
  ///
  /// Objects that the caller owns are listed, too, so release them first.
  public var leaks: [Leak] {
    LeakFinder(system).leaks(among: LiveObjects.alive(for: system.clock))
  }

  /// Calls a closure, waits until the device and all tasks are idle, and returns the objects that
  /// it left behind.
  ///
  /// Other tests may run at the same time. Use the trait `.ownDevice`, so that their objects are
  /// not listed.
  public func leaks(during work: () throws -> Void) rethrows -> [Leak] {
    recordsLeaks = true
    defer { recordsLeaks = false }
    try work()
    settle()
    return leaks
  }

  /// Calls a closure, waits until the device is idle, and returns the objects that it left behind.
  ///
  /// Other tests may run in between. Give the test the trait `.ownDevice`, because objects that
  /// they create before their device exists count as this device's otherwise.
  public func leaks(during work: @MainActor () async throws -> Void) async rethrows -> [Leak] {
    recordsLeaks = true
    defer { recordsLeaks = false }
    try await work()
    await settle()
    return leaks
  }
}
