import UIKit

extension Simulator {
  /// Whether objects are noted as they are made, to be looked for by `leaks`; false by default.
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

  /// What was made since `recordsLeaks` was set and is alive without being on the screen.
  ///
  /// Views, layers, recognisers, controllers, display links and the closures that UIKit holds are found
  /// themselves. A closure held elsewhere – by a notification centre, a task, a stored property – cannot
  /// be looked into: Foundation on Linux lists neither its observers nor its timers. Such a closure is
  /// found by what it keeps alive, the view or the controller that it captured. One that captured
  /// everything weakly keeps nothing alive and is not found.
  ///
  /// What the caller still holds counts as well: let go of it first.
  public var leaks: [Leak] {
    LeakFinder(system).leaks(among: LiveObjects.alive(for: system.clock))
  }

  /// Runs a closure, lets the device come to rest, and returns what it left behind.
  public func leaks(during work: () throws -> Void) rethrows -> [Leak] {
    recordsLeaks = true
    defer { recordsLeaks = false }
    try work()
    settle()
    return leaks
  }

  /// Runs a closure, lets the device and all tasks come to rest, and returns what it left behind.
  ///
  /// Other tests may run in between: give the test the trait `.ownDevice`, or what they make before they
  /// use a device of their own is taken for this one's.
  public func leaks(during work: @MainActor () async throws -> Void) async rethrows -> [Leak] {
    recordsLeaks = true
    defer { recordsLeaks = false }
    try await work()
    await settle()
    return leaks
  }
}
