import TestHost
import Testing

/// The lock that keeps tests of one screen apart.
@MainActor struct FairLockTests {
  private struct Mistake: Error {}

  private let lock = FairLock()
  private let log = Log()

  /// Starts a task that holds the lock for some turns of the main actor.
  private func start(_ name: String, turns: Int = 3) -> Task<Void, Never> {
    Task { [lock, log] in
      await lock.withLock { @MainActor in
        log("\(name) begins")
        for _ in 0..<turns { await nextTurn() }
        log("\(name) ends")
      }
    }
  }

  @Test func `tasks hold the lock one after the other, in the order in which they ask`() async {
    let tasks = (0..<10).map { start("\($0)", turns: 10 - $0) }
    for task in tasks { await task.value }
    #expect(log.take() == (0..<10).flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func `a task that asks again is behind those that wait`() async {
    let first = Task { [lock, log] in
      for round in 1...2 {
        await lock.withLock { @MainActor in
          log("first \(round)")
          await nextTurn()
        }
      }
    }
    let second = start("second")
    await first.value
    await second.value
    #expect(log.take() == ["first 1", "second begins", "second ends", "first 2"])
  }

  @Test func `a task that asks again inside its scope holds the lock to the end of the scope`()
    async
  {
    let outer = Task { [lock, log] in
      await lock.withLock { @MainActor in
        log("outer begins")
        await lock.withLock { @MainActor in
          log("inner")
          await nextTurn()
        }
        await nextTurn()
        log("outer ends")
      }
    }
    let other = start("other")
    await outer.value
    await other.value
    #expect(log.take() == ["outer begins", "inner", "outer ends", "other begins", "other ends"])
  }

  @Test func `a task that outlives its scope waits like any other`() async {
    let late = await lock.withLock { @MainActor in
      Task { [lock, log] in
        for _ in 0..<5 { await nextTurn() }
        await lock.withLock { @MainActor in log("late") }
      }
    }
    await start("other", turns: 20).value
    await late.value
    #expect(log.take() == ["other begins", "other ends", "late"])
  }

  @Test func `an error releases the lock`() async {
    await #expect(throws: Mistake.self) {
      try await lock.withLock { throw Mistake() }
    }
    await start("next").value
    #expect(log.take() == ["next begins", "next ends"])
  }
}
