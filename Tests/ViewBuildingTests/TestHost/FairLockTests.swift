import TestHost
import Testing

/// The lock that serializes tests of one screen.
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

  @Test func `tasks get the lock in the order of their requests`() async {
    let tasks = (0..<10).map { start("\($0)", turns: 10 - $0) }
    for task in tasks { await task.value }
    #expect(log.removeEntries() == (0..<10).flatMap { ["\($0) begins", "\($0) ends"] })
  }

  @Test func `a task that requests the lock again waits behind other tasks`() async {
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
    #expect(log.removeEntries() == ["first 1", "second begins", "second ends", "first 2"])
  }

  @Test
  func `a task that requests the lock again inside its scope holds it until the end of the scope`()
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
    #expect(
      log.removeEntries() == [
        "outer begins", "inner", "outer ends", "other begins", "other ends",
      ])
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
    #expect(log.removeEntries() == ["other begins", "other ends", "late"])
  }

  @Test func `an error releases the lock`() async {
    await #expect(throws: Mistake.self) {
      try await lock.withLock { throw Mistake() }
    }
    await start("next").value
    #expect(log.removeEntries() == ["next begins", "next ends"])
  }
}
