import SeededRandom
import TestHost
import Testing
import UIKit
import ViewBuilding

extension ObjectEvent where Payload == (name: String, age: Int) {
  fileprivate static var introduced: ObjectEvent { ObjectEvent() }
}
extension ObjectEvent where Payload == Person {
  fileprivate static var met: ObjectEvent { ObjectEvent() }
}
extension ObjectEvent where Payload == String? {
  fileprivate static var guessed: ObjectEvent { ObjectEvent() }
}
extension ObjectEvent where Payload == @MainActor () -> Void {
  fileprivate static var asked: ObjectEvent { ObjectEvent() }
}
extension ObjectEvent where Payload == [CGRect] {
  fileprivate static var drawn: ObjectEvent { ObjectEvent() }
}

/// The order in which handlers run.
@MainActor @Suite(.ownDevice) struct ObjectEventsTests {
  private let log = Log()
  private let object = ObjectKind.view.make()

  @Test(arguments: ObjectKind.allCases)
  func `handlers run in the order in which they were added`(kind: ObjectKind) {
    let (object, observer, other) = (kind.make(), kind.make(), kind.make())
    events(of: object).on(.saved, for: observer) { log("1 \($0)") }
    events(of: object).on(.saved) { log("2 \($0)") }
    events(of: object).on(.sent, for: observer) { log("sent \($0)") }
    events(of: object).on(.saved, for: other) { log("3 \($0)") }
    events(of: object).on(.saved, for: observer) { log("4 \($0)") }
    events(of: object).trigger(.saved, "a")
    #expect(log.removeEntries() == ["1 a", "2 a", "3 a", "4 a"])
    events(of: object).trigger(.sent, "b")
    #expect(log.removeEntries() == ["sent b"])
    events(of: other).trigger(.saved, "c")
    #expect(log.removeEntries() == [])
  }

  @Test func `an object can observe itself`() {
    events(of: object).on(.saved, for: object) { log($0) }
    events(of: object).trigger(.saved, "a")
    #expect(log.removeEntries() == ["a"])
  }

  @Test func `an event without a payload needs no value`() {
    events(of: object).on(.changed) { log("changed") }
    events(of: object).once(.changed, for: object) { log("once") }
    events(of: object).trigger(.changed)
    events(of: object).trigger(.changed, ())
    #expect(log.removeEntries() == ["changed", "once", "changed"])
  }

  @Test func `a payload can have any type`() {
    let person = Person("Ada")
    events(of: object).on(.introduced) { log("\($0.name) \($0.age)") }
    events(of: object).on(.met) { log($0 === person ? "met" : "someone") }
    events(of: object).on(.guessed) { log($0 ?? "nothing") }
    events(of: object).on(.asked) { $0() }
    events(of: object).on(.drawn) { log("\($0.count)") }
    events(of: object).trigger(.introduced, ("Ada", 36))
    events(of: object).trigger(.met, person)
    events(of: object).trigger(.guessed, nil)
    events(of: object).trigger(.asked) { log("answer") }
    events(of: object).trigger(.drawn, [.zero, .infinite])
    #expect(log.removeEntries() == ["Ada 36", "met", "nothing", "answer", "2"])
  }

  @Test func `an event without handlers does nothing`() {
    events(of: object).trigger(.saved, "a")
    events(of: object).on(.sent) { log($0) }
    events(of: object).trigger(.saved, "b")
    #expect(log.removeEntries() == [])
  }

  // MARK: Taking off

  private enum Off: CaseIterable, Sendable {
    case event, eventOfObserver, observer, all
  }

  /// Adds handlers a, b, c for one event and d, e for another; a, d and b, e have the same
  /// observer.
  @Test(
    arguments: [
      (.event, "de"), (.eventOfObserver, "bcde"), (.observer, "bce"), (.all, ""),
    ] as [(Off, String)])
  private func `handlers are taken off by event, by observer, by both or all`(
    off: Off, remaining: String
  ) {
    let (one, two) = (UIView(), NSObject())
    let events = events(of: object)
    events.on(.saved, for: one) { _ in log("a") }
    events.on(.saved, for: two) { _ in log("b") }
    events.on(.saved) { _ in log("c") }
    events.on(.sent, for: one) { _ in log("d") }
    events.on(.sent, for: two) { _ in log("e") }
    switch off {
    case .event: events.off(.saved)
    case .eventOfObserver: events.off(.saved, for: one)
    case .observer: events.off(for: one)
    case .all: events.off()
    }
    events.trigger(.saved, "")
    events.trigger(.sent, "")
    #expect(log.lines.sorted() == remaining.map(String.init).sorted())
    withExtendedLifetime((one, two)) {}
  }

  @Test func `removing missing handlers has no effect, and handlers can be added again`() {
    let observer = UIView()
    events(of: object).off()
    events(of: object).off(.saved)
    events(of: object).off(for: observer)
    events(of: object).on(.saved, for: observer) { log($0) }
    events(of: object).off(.sent, for: observer)
    events(of: object).off(.saved, for: object)
    events(of: object).trigger(.saved, "a")
    events(of: object).off(.saved, for: observer)
    events(of: object).off(.saved, for: observer)
    events(of: object).on(.saved, for: observer) { log("again \($0)") }
    events(of: object).trigger(.saved, "b")
    #expect(log.removeEntries() == ["a", "again b"])
  }

  @Test(arguments: ObjectKind.allCases)
  func `a removed handler releases its captures`(kind: ObjectKind) {
    let (object, observer) = (kind.make(), kind.make())
    weak var captured: ObjectKind.Plain?
    inOwnPool {
      let plain = ObjectKind.Plain()
      captured = plain
      events(of: object).on(.saved, for: observer) { _ in _ = plain }
      events(of: object).on(.sent) { _ in _ = plain }
    }
    #expect(captured != nil)
    events(of: object).off(.saved, for: observer)
    #expect(captured != nil)
    events(of: object).off(.sent)
    #expect(captured == nil)
  }

  // MARK: While triggering

  @Test func `a handler removed before its turn does not run`() {
    let observer = UIView()
    let events = events(of: object)
    events.on(.saved) { _ in
      log("first")
      events.off(.saved, for: observer)
    }
    events.on(.saved, for: observer) { _ in log("taken off") }
    events.on(.saved) { _ in log("last") }
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["first", "last"])
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["first", "last"])
  }

  @Test func `a handler removed during a trigger releases its captures immediately`() {
    weak var captured: ObjectKind.Plain?
    let events = events(of: object)
    events.on(.saved) { _ in
      log(captured == nil ? "gone" : "there")
      events.off()
      log(captured == nil ? "gone" : "there")
    }
    inOwnPool {
      let plain = ObjectKind.Plain()
      captured = plain
      events.on(.saved) { _ in _ = plain }
    }
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["there", "gone"])
  }

  @Test func `a handler can remove itself, or all handlers`() {
    let observer = UIView()
    let events = events(of: object)
    events.on(.saved, for: observer) { _ in
      events.off(for: observer)
      log("itself")
    }
    events.on(.saved) { _ in
      events.off()
      log("all")
    }
    events.on(.saved) { _ in log("never") }
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["itself", "all"])
    events.trigger(.saved, "")
    #expect(log.removeEntries() == [])
  }

  @Test func `a handler added during a trigger runs with the next trigger`() {
    let events = events(of: object)
    events.once(.saved) { _ in
      log("first")
      events.on(.saved) { _ in log("added") }
    }
    events.on(.saved) { _ in log("second") }
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["first", "second"])
    events.trigger(.saved, "")
    #expect(log.removeEntries() == ["second", "added"])
  }

  @Test func `a handler removed and added again during a trigger runs with the next trigger`() {
    let observer = UIView()
    let events = events(of: object)
    events.once(.saved) { _ in
      events.off(.saved, for: observer)
      events.on(.saved, for: observer) { log("again \($0)") }
    }
    events.on(.saved, for: observer) { log("before \($0)") }
    events.trigger(.saved, "a")
    #expect(log.removeEntries() == [])
    events.trigger(.saved, "b")
    #expect(log.removeEntries() == ["again b"])
  }

  @Test func `a trigger inside a handler runs immediately`() {
    let events = events(of: object)
    events.on(.saved) { value in
      log("1 \(value)")
      if value == "outer" { events.trigger(.saved, "inner") }
      log("1 done")
    }
    events.on(.saved) { log("2 \($0)") }
    events.trigger(.saved, "outer")
    #expect(
      log.removeEntries() == ["1 outer", "1 inner", "1 done", "2 inner", "1 done", "2 outer"])
  }

  @Test func `a handler removed in a nested trigger does not run in the outer one`() {
    let observer = UIView()
    let events = events(of: object)
    events.on(.saved) { value in
      if value == "outer" { events.trigger(.saved, "inner") }
    }
    events.on(.saved) { value in
      if value == "inner" { events.off(.saved, for: observer) }
      log("2 \(value)")
    }
    events.on(.saved, for: observer) { log("3 \($0)") }
    events.trigger(.saved, "outer")
    #expect(log.removeEntries() == ["2 inner", "2 outer"])
  }

  @Test(arguments: [true, false])
  func `a once handler runs once even if it triggers the same event`(hasObserver: Bool) {
    let observer = UIView()
    let events = events(of: object)
    let handler: @MainActor (String) -> Void = { value in
      log("once \(value)")
      events.trigger(.saved, "inner")
    }
    if hasObserver {
      events.once(.saved, for: observer, handler)
    } else {
      events.once(.saved, handler)
    }
    events.on(.saved) { log("always \($0)") }
    events.trigger(.saved, "outer")
    events.trigger(.saved, "later")
    #expect(
      log.removeEntries() == ["once outer", "always inner", "always outer", "always later"])
  }

  @Test func `a once handler that runs in a nested trigger does not run again`() {
    let events = events(of: object)
    events.on(.saved) { value in
      if value == "outer" { events.trigger(.saved, "inner") }
    }
    events.once(.saved) { log("once \($0)") }
    events.trigger(.saved, "outer")
    #expect(log.removeEntries() == ["once inner"])
  }

  @Test func `a once handler can be removed before it runs and can add itself again`() {
    let events = events(of: object)
    events.once(.saved, for: object) { _ in log("never") }
    events.off(for: object)
    events.once(.saved) { _ in
      log("first")
      events.once(.saved) { _ in log("second") }
    }
    for _ in 0..<3 { events.trigger(.saved, "") }
    #expect(log.removeEntries() == ["first", "second"])
  }

  @Test func `handlers of many observers are removed by observer and keep their order`() {
    var random = SplitMix64(seed: 7)
    let observers = (0..<40).map { _ in Person("") }
    var expected: [(observer: Int, line: String)] = []
    for step in 0..<3_000 {
      let index = random.index(observers.count)
      if random.chance(50) {
        expected.append((index, "\(step)"))
        events(of: object).on(.saved, for: observers[index]) { _ in log("\(step)") }
      } else {
        expected.removeAll { $0.observer == index }
        events(of: object).off(.saved, for: observers[index])
      }
      guard step % 50 == 0 else { continue }
      events(of: object).trigger(.saved, "")
      #expect(log.removeEntries() == expected.map(\.line))
    }
    events(of: object).off(.saved)
    events(of: object).trigger(.saved, "")
    #expect(log.removeEntries() == [])
  }

  @Test func `handlers of a removed observer among many are released at once`() {
    let observers = (0..<100).map { _ in Person("") }
    weak var released: Person?
    inOwnPool {
      let captured = Person("")
      released = captured
      for (index, observer) in observers.enumerated() {
        events(of: object).on(.saved, for: observer) { _ in
          if index == 50 { log(captured.name) }
        }
      }
    }
    #expect(released != nil)
    for observer in observers { events(of: object).off(.saved, for: observer) }
    #expect(released == nil)
  }

  @Test func `an observer that is removed by another one's handler does not run`() {
    let observers = (0..<100).map { _ in Person("") }
    for (index, observer) in observers.enumerated() {
      events(of: object).on(.saved, for: observer) { _ in
        log("\(index)")
        if index == 0 {
          for other in observers.dropFirst(2) { events(of: object).off(.saved, for: other) }
        }
      }
    }
    for _ in 0..<2 { events(of: object).trigger(.saved, "") }
    #expect(log.removeEntries() == ["0", "1", "0", "1"])
  }

  @Test func `each of many events has its own handlers`() {
    let all = (1...50).map { ObjectEvent<Int>(line: $0) }
    for event in all { events(of: object).on(event, for: object) { log("\($0)") } }
    for (index, event) in all.enumerated() { events(of: object).trigger(event, index) }
    #expect(log.removeEntries() == (0..<50).map { "\($0)" })
    events(of: object).trigger(ObjectEvent<Int>(line: 51), 0)
    events(of: object).off(for: object)
    for event in all { events(of: object).trigger(event, 0) }
    #expect(log.removeEntries() == [])
  }
}
