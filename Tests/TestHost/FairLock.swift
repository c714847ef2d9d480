/// A lock that suspends tasks instead of threads and admits them in the order in which they ask.
///
/// A task that holds the lock may ask for it again, as may the tasks that it starts while it holds
/// the lock.
@MainActor public final class FairLock {
  /// One acquisition of the lock.
  ///
  /// Its identity distinguishes a task that holds the lock from one that has released it.
  private final class Ticket: Sendable {}

  @TaskLocal private static var ticket: Ticket?

  private var holder: Ticket?
  private var waiting: [(ticket: Ticket, continuation: CheckedContinuation<Void, Never>)] = []

  /// Creates a lock that no task holds.
  public nonisolated init() {}

  /// Runs a closure while no other task holds the lock.
  ///
  /// - Parameter work: The closure to run.
  /// - Returns: The result of the closure.
  /// - Throws: The error of the closure, after releasing the lock.
  public func withLock<Result: Sendable>(
    _ work: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    if let ticket = Self.ticket, ticket === holder { return try await work() }
    let ticket = Ticket()
    await acquire(ticket)
    defer { release() }
    return try await Self.$ticket.withValue(ticket) { try await work() }
  }

  private func acquire(_ ticket: Ticket) async {
    guard holder != nil else {
      holder = ticket
      return
    }
    await withCheckedContinuation { waiting.append((ticket, $0)) }
  }

  /// Passes the lock to the task that has waited longest, so that no other task can acquire it in
  /// between.
  private func release() {
    guard !waiting.isEmpty else {
      holder = nil
      return
    }
    let next = waiting.removeFirst()
    holder = next.ticket
    next.continuation.resume()
  }
}
