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

/// Which handlers run, and in which order.
@MainActor @Suite(.ownDevice) struct EventTriggerTests {
  private let log = Log()
  private let object = ObjectKind.view.make()

  @Test(arguments: ObjectKind.allCases)
  func `handlers of any object run in the order in which they were added`(kind: ObjectKind) {
    let (object, observer, other) = (kind.make(), kind.make(), kind.make())
    events(of: object).on(.saved, for: observer) { log("1 \($0)") }
    events(of: object).on(.saved) { log("2 \($0)") }
    events(of: object).on(.sent, for: observer) { log("sent \($0)") }
    events(of: object).on(.saved, for: other) { log("3 \($0)") }
    events(of: object).on(.saved, for: observer) { log("4 \($0)") }
    events(of: object).trigger(.saved, "a")
    #expect(log.take() == ["1 a", "2 a", "3 a", "4 a"])
    events(of: object).trigger(.sent, "b")
    #expect(log.take() == ["sent b"])
    events(of: other).trigger(.saved, "c")
    #expect(log.take() == [])
  }

  @Test func `an object may observe itself`() {
    events(of: object).on(.saved, for: object) { log($0) }
    events(of: object).trigger(.saved, "a")
    #expect(log.take() == ["a"])
  }

  @Test func `an event without a value needs none`() {
    events(of: object).on(.changed) { log("changed") }
    events(of: object).once(.changed, for: object) { log("once") }
    events(of: object).trigger(.changed)
    events(of: object).trigger(.changed, ())
    #expect(log.take() == ["changed", "once", "changed"])
  }

  @Test func `a payload may be of any type`() {
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
    #expect(log.take() == ["Ada 36", "met", "nothing", "answer", "2"])
  }

  @Test func `nobody hears of an event that has no handlers`() {
    events(of: object).trigger(.saved, "a")
    events(of: object).on(.sent) { log($0) }
    events(of: object).trigger(.saved, "b")
    #expect(log.take() == [])
  }

  // MARK: Taking off

  private enum Off: CaseIterable, Sendable {
    case event, eventOfObserver, observer, all
  }

  /// Handlers a to e: a, b, c of one event, d, e of another; a and d of one observer, b and e of another.
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

  @Test func `taking off what is not there is harmless, and handlers may be added again`() {
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
    #expect(log.take() == ["a", "again b"])
  }

  @Test(arguments: ObjectKind.allCases)
  func `a handler that is taken off releases what it captured`(kind: ObjectKind) {
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

  @Test func `a handler that is taken off before its turn does not run`() {
    let observer = UIView()
    let events = events(of: object)
    events.on(.saved) { _ in
      log("first")
      events.off(.saved, for: observer)
    }
    events.on(.saved, for: observer) { _ in log("taken off") }
    events.on(.saved) { _ in log("last") }
    events.trigger(.saved, "")
    #expect(log.take() == ["first", "last"])
    events.trigger(.saved, "")
    #expect(log.take() == ["first", "last"])
  }

  @Test func `a handler that is taken off while others run releases what it captured at once`() {
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
    #expect(log.take() == ["there", "gone"])
  }

  @Test func `a handler may take off itself, or all`() {
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
    #expect(log.take() == ["itself", "all"])
    events.trigger(.saved, "")
    #expect(log.take() == [])
  }

  @Test func `a handler that is added meanwhile waits for the next trigger`() {
    let events = events(of: object)
    events.once(.saved) { _ in
      log("first")
      events.on(.saved) { _ in log("added") }
    }
    events.on(.saved) { _ in log("second") }
    events.trigger(.saved, "")
    #expect(log.take() == ["first", "second"])
    events.trigger(.saved, "")
    #expect(log.take() == ["second", "added"])
  }

  @Test func `a handler that is taken off and added again meanwhile waits, too`() {
    let observer = UIView()
    let events = events(of: object)
    events.once(.saved) { _ in
      events.off(.saved, for: observer)
      events.on(.saved, for: observer) { log("again \($0)") }
    }
    events.on(.saved, for: observer) { log("before \($0)") }
    events.trigger(.saved, "a")
    #expect(log.take() == [])
    events.trigger(.saved, "b")
    #expect(log.take() == ["again b"])
  }

  @Test func `a trigger inside a handler runs at once`() {
    let events = events(of: object)
    events.on(.saved) { value in
      log("1 \(value)")
      if value == "outer" { events.trigger(.saved, "inner") }
      log("1 done")
    }
    events.on(.saved) { log("2 \($0)") }
    events.trigger(.saved, "outer")
    #expect(
      log.take() == ["1 outer", "1 inner", "1 done", "2 inner", "1 done", "2 outer"])
  }

  @Test func `what a trigger inside takes off does not run outside any more`() {
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
    #expect(log.take() == ["2 inner", "2 outer"])
  }

  @Test(arguments: [true, false])
  func `once is once, even if the handler triggers the same event`(hasObserver: Bool) {
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
      log.take() == ["once outer", "always inner", "always outer", "always later"])
  }

  @Test func `once in an outer handler's nested trigger runs there and not again`() {
    let events = events(of: object)
    events.on(.saved) { value in
      if value == "outer" { events.trigger(.saved, "inner") }
    }
    events.once(.saved) { log("once \($0)") }
    events.trigger(.saved, "outer")
    #expect(log.take() == ["once inner"])
  }

  @Test func `once can be taken off before it runs, and be added by itself`() {
    let events = events(of: object)
    events.once(.saved, for: object) { _ in log("never") }
    events.off(for: object)
    events.once(.saved) { _ in
      log("first")
      events.once(.saved) { _ in log("second") }
    }
    for _ in 0..<3 { events.trigger(.saved, "") }
    #expect(log.take() == ["first", "second"])
  }
}
