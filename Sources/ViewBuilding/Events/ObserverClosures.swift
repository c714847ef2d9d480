/// The closures that an observer retains, so that they are released together with it.
@MainActor final class ObserverClosures: Attachment {
  private var closures: [ObjectIdentifier: ObserverClosure] = [:]
  private var sweepCount = 16

  var all: [ObserverClosure] { Array(closures.values) }

  /// Also removes the closures of released objects each time the number of closures doubles.
  func add(_ closure: ObserverClosure) {
    if closures.count >= sweepCount {
      // Released closures can run any code, so they are released after the table is consistent.
      let before = closures
      for (id, closure) in before where closure.hasEnded { closures[id] = nil }
      sweepCount = max(16, closures.count * 2)
      withExtendedLifetime(before) {}
    }
    closures[ObjectIdentifier(closure)] = closure
  }

  /// The caller must retain the closure during the call.
  func remove(_ closure: ObserverClosure) {
    closures[ObjectIdentifier(closure)] = nil
  }
}

@MainActor class ObserverClosure {
  var hasEnded: Bool { false }
}
