/// The closures that an observer retains, so that they are released together with it.
@MainActor final class ObserverClosures: Attachment {
  private var closures: [ObjectIdentifier: ObserverClosure] = [:]
  private var sweepCount = 16

  /// The number of closures.
  var count: Int { closures.count }

  /// Adds a closure.
  ///
  /// The closures of released objects are removed each time the number of closures doubles.
  func add(_ closure: ObserverClosure) {
    if closures.count >= sweepCount {
      // Released closures can run any code, so they are released after the table is consistent.
      let before = closures
      closures = before.filter { !$0.value.hasEnded }
      sweepCount = max(16, closures.count * 2)
      withExtendedLifetime(before) {}
    }
    closures[ObjectIdentifier(closure)] = closure
  }

  /// Removes a closure, which the caller must retain during the call.
  func remove(_ closure: ObserverClosure) {
    closures[ObjectIdentifier(closure)] = nil
  }
}

/// A closure that an observer retains.
@MainActor class ObserverClosure {
  /// A Boolean value that indicates whether the closure cannot run anymore.
  var hasEnded: Bool { false }

  init() {}
}
