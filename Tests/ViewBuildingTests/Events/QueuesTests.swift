import Foundation
import Testing
import ViewBuilding

/// Numbers that any thread may add.
///
/// `@unchecked Sendable`: `stored` is read and written while `lock` is held and at no other time.
private final class Numbers: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: [Int] = []

  var all: [Int] { lock.withLock { stored } }

  func append(_ number: Int) { lock.withLock { stored.append(number) } }
}

/// Counts what is done, anywhere.
private struct Done: Sendable {
  private let stream: AsyncStream<Void>
  private let continuation: AsyncStream<Void>.Continuation

  init() {
    (stream, continuation) = AsyncStream.makeStream()
  }

  func callAsFunction() { continuation.yield() }

  /// Waits until that many things are done.
  func wait(for count: Int) async {
    var left = count
    for await _ in stream {
      left -= 1
      if left == 0 { break }
    }
  }
}

/// Order and identity of queues.
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

  @MainActor @Test func `what the main queue is given inside runs later, too`() async {
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

  @Test func `a serial queue runs one after the other, in order, whoever asks`() async {
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

  @Test func `a serial queue waits for the first, however long that takes`() async {
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
    // A detour through other queues and threads, on which the second would have run long since.
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
    // Only one after the other can this be written without a lock, which the thread sanitiser checks too.
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

  @Test func `queues of other names do not wait for each other`() async {
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

  @Test func `a concurrent queue runs several at a time`() async {
    // Each of the two waits for the other.
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

  @Test func `a serial and a concurrent queue of one name are different`() async {
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

  @Test func `all that a concurrent queue is given runs once`() async {
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

  @Test func `queues may be asked for by many threads at once`() async {
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

  @MainActor @Test func `work goes to the background and comes back`() async {
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
