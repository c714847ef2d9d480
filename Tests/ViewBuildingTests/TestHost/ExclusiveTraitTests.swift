import TestHost
import Testing

/// Two suites whose tests would interleave without the trait.
enum ExclusiveTraitTests {
  private static let trait = ExclusiveTrait(lock: FairLock()) { await prepare() }

  @MainActor private static var running: [String] = []
  @MainActor private static var isPrepared = false

  @MainActor private static func prepare() {
    #expect(running.isEmpty)
    isPrepared = true
  }

  /// Simulates a test of a screen, and fails if another one runs at the same time.
  @MainActor private static func run(_ name: String) async {
    #expect(isPrepared)
    running.append(name)
    for _ in 0..<20 {
      await nextTurn()
      #expect(running == [name])
    }
    running = []
    isPrepared = false
  }

  @MainActor @Suite(trait) struct First {
    @Test(arguments: 0..<5)
    func `a test runs alone`(number: Int) async { await run("first \(number)") }

    @Suite(trait) struct Nested {
      @Test(arguments: 0..<5)
      func `a test of a nested suite with the same trait runs alone`(number: Int) async {
        await run("nested \(number)")
      }
    }
  }

  @MainActor @Suite(trait) struct Second {
    @Test(arguments: 0..<5)
    func `a test of another suite runs alone`(number: Int) async { await run("second \(number)") }
  }
}
