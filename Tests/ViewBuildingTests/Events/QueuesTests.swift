import Foundation
import Testing
import ViewBuilding

/// A list of numbers that any thread can append to.
///
/// `@unchecked Sendable`: `stored` is only accessed while `lock` is held.
private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Int] = []

  var all: [Int] { lock.withLock { stored } }

  func append(_ number: Int) { lock.withLock { stored.append(number) } }
}

/// A counter for work on any thread.
private struct Done: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func callAsFunction() { continuation.yield() }

  /// Waits until the counter has a value.
  func wait(for count: Int) async {
    var left = count
    for await _ in stream {
      left -= 1
      if left == 0 { break }
    }
  }
}

/// The order and identity of queues.
@Suite struct QueuesTests {
  @MainActor @Test func `the main queue runs later, in order, on the main actor`() async {
    let heard = Log()
    let done = Done()
    for number in 0..<100 {
      Queues.main {
        MainActor.assertIsolated()
        heard("\(number)")
        done()
      }
    }
    #expect(heard.lines == [])
    await done.wait(for: 100)
    #expect(heard.lines == (0..<100).map(String.init))
  }

  @MainActor @Test func `closures added from the main queue run later`() async {
    let heard = Log()
    let done = Done()
    Queues.main {
      Queues.main {
        heard("inside")
        done()
      }
      heard("outside")
      done()
    }
    await done.wait(for: 2)
    #expect(heard.lines == ["outside", "inside"])
  }

  @Test func `a serial queue runs closures of several threads one after the other`() async {
    let numbers = Numbers()
    let done = Done()
    for number in 0..<1_000 {
      Queues.serial("QueuesTests.order") {
        numbers.append(number)
        done()
      }
    }
    await done.wait(for: 1_000)
    #expect(numbers.all == Array(0..<1_000))
  }

  @Test func `a serial queue waits for each closure`() async {
    let done = Done()
    let numbers = Numbers()
    let gate = DispatchSemaphore(value: 0)
    Queues.serial("QueuesTests.long") {
      gate.wait()
      numbers.append(1)
      done()
    }
    Queues.serial("QueuesTests.long") {
      numbers.append(2)
      done()
    }
    // The detour through other queues gives the second closure time to run too early.
    @Sendable func open(after count: Int) {
      if count == 0 { return _ = gate.signal() }
      Queues.concurrent("QueuesTests.detour") {
        Queues.serial("QueuesTests.detour") { open(after: count - 1) }
      }
    }
    open(after: 500)
    await done.wait(for: 2)
    #expect(numbers.all == [1, 2])
  }

  @Test func `the same name is the same serial queue`() async {
    // This is only safe without a lock if the closures are serialized. The thread sanitizer checks
    // it, too.
    final class Counter: @unchecked Sendable { var count = 0 }
    let counter = Counter()
    let name = ["Queues", "Tests.same"]
    let done = Done()
    for number in 0..<200 {
      Queues.serial(number.isMultiple(of: 2) ? "QueuesTests.same" : name.joined()) {
        counter.count += 1
        done()
      }
    }
    await done.wait(for: 200)
    #expect(counter.count == 200)
  }

  @Test func `queues with different names do not wait for each other`() async {
    let gate = DispatchSemaphore(value: 0)
    let done = Done()
    Queues.serial("QueuesTests.waiting") {
      gate.wait()
      done()
    }
    Queues.serial("QueuesTests.opening") {
      gate.signal()
      done()
    }
    await done.wait(for: 2)
  }

  @Test func `a concurrent queue runs several closures at the same time`() async {
    // Each closure waits for the other one.
    let (one, two) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    let done = Done()
    Queues.concurrent("QueuesTests.meeting") {
      one.signal()
      two.wait()
      done()
    }
    Queues.concurrent("QueuesTests.meeting") {
      two.signal()
      one.wait()
      done()
    }
    await done.wait(for: 2)
  }

  @Test func `a serial and a concurrent queue with the same name are different`() async {
    let gate = DispatchSemaphore(value: 0)
    let done = Done()
    Queues.serial("QueuesTests.both") {
      gate.wait()
      done()
    }
    Queues.concurrent("QueuesTests.both") {
      gate.signal()
      done()
    }
    await done.wait(for: 2)
  }

  @Test func `a concurrent queue runs every closure once`() async {
    let numbers = Numbers()
    let done = Done()
    for number in 0..<500 {
      Queues.concurrent("QueuesTests.many") {
        numbers.append(number)
        done()
      }
    }
    await done.wait(for: 500)
    #expect(numbers.all.sorted() == Array(0..<500))
  }

  @Test func `many threads can use queues at the same time`() async {
    let numbers = Numbers()
    let done = Done()
    for number in 0..<400 {
      Queues.concurrent("QueuesTests.asking") {
        Queues.serial("QueuesTests.asked.\(number % 40)") {
          numbers.append(number)
          done()
        }
      }
    }
    await done.wait(for: 400)
    #expect(numbers.all.sorted() == Array(0..<400))
  }

  @MainActor @Test func `work can move to the background and back to the main actor`() async {
    let heard = Log()
    let done = Done()
    Queues.serial("QueuesTests.back") {
      let answer = "background"
      Queues.main {
        heard(answer)
        done()
      }
    }
    await done.wait(for: 1)
    #expect(heard.lines == ["background"])
  }
}
