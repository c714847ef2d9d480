import TestHost
import Testing
import UIKit
import ViewBuilding

/// The lifetime of objects, observers, and handlers.
@MainActor @Suite(.ownDevice) struct EventLifeTests {
  private let log = Log()

  private final class Captured {}

  @Test(arguments: ObjectKind.allCases, ObjectKind.allCases)
  func `handlers retain neither the object nor the observer`(
    kind: ObjectKind, observerKind: ObjectKind
  ) {
    weak var object: AnyObject?
    weak var observer: AnyObject?
    inOwnPool {
      let (one, two) = (kind.make(), observerKind.make())
      (object, observer) = (one, two)
      events(of: one).on(.saved, for: two) { [weak two] _ in _ = two }
      events(of: one).once(.saved, for: two) { _ in }
      events(of: one).on(.saved) { [weak one] _ in _ = one }
      events(of: one).trigger(.saved, "")
    }
    #expect(object == nil)
    #expect(observer == nil)
  }

  @Test(arguments: ObjectKind.allCases, ObjectKind.allCases)
  func `handlers of a released observer never run`(kind: ObjectKind, observerKind: ObjectKind) {
    let object = kind.make()
    inOwnPool {
      let observer = observerKind.make()
      events(of: object).on(.saved, for: observer) { log("dead \($0)") }
      events(of: object).on(.saved) { log("alive \($0)") }
      events(of: object).trigger(.saved, "a")
      withExtendedLifetime(observer) {}
    }
    #expect(log.removeEntries() == ["dead a", "alive a"])
    events(of: object).trigger(.saved, "b")
    events(of: object).trigger(.saved, "c")
    #expect(log.removeEntries() == ["alive b", "alive c"])
  }

  @Test(arguments: ObjectKind.allCases, ObjectKind.holders)
  func `a handler is released with its observer`(kind: ObjectKind, observerKind: ObjectKind) {
    let object = kind.make()
    weak var captured: Captured?
    inOwnPool {
      let observer = observerKind.make()
      let value = Captured()
      captured = value
      events(of: object).on(.saved, for: observer) { _ in _ = value }
    }
    #expect(captured == nil)
    withExtendedLifetime(object) {}
  }

  @Test(arguments: ObjectKind.allCases)
  func `the next trigger releases the handlers of released observers`(kind: ObjectKind) {
    let object = UIView()
    weak var captured: Captured?
    inOwnPool {
      let observer = kind.make()
      let value = Captured()
      captured = value
      events(of: object).on(.saved, for: observer) { _ in _ = value }
    }
    events(of: object).trigger(.saved, "")
    #expect(captured == nil)
  }

  @Test(arguments: ObjectKind.holders)
  func `a handler without an observer is released with the object`(kind: ObjectKind) {
    weak var captured: Captured?
    inOwnPool {
      let object = kind.make()
      let value = Captured()
      captured = value
      events(of: object).on(.saved) { _ in _ = value }
      events(of: object).on(.sent) { _ in _ = value }
    }
    #expect(captured == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `an observer released in a handler gets no more events`(kind: ObjectKind) {
    let object = UIView()
    var observer: AnyObject?
    events(of: object).on(.saved) { _ in
      log("first")
      observer = nil
    }
    inOwnPool {
      let strong = kind.make()
      observer = strong
      events(of: object).on(.saved, for: strong) { _ in log("dead") }
    }
    events(of: object).on(.saved) { _ in log("last") }
    events(of: object).trigger(.saved, "")
    #expect(log.removeEntries() == ["first", "last"])
    #expect(observer == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `an observer exists while its handler runs`(kind: ObjectKind) {
    let object = UIView()
    var observer: AnyObject?
    weak var alive: AnyObject?
    inOwnPool {
      let strong = kind.make()
      (observer, alive) = (strong, strong)
      events(of: object).on(.saved, for: strong) { _ in
        observer = nil
        log(alive == nil ? "dead" : "alive")
      }
    }
    #expect(observer != nil)
    inOwnPool { events(of: object).trigger(.saved, "") }
    #expect(log.removeEntries() == ["alive"])
    #expect(alive == nil)
    events(of: object).trigger(.saved, "")
    #expect(log.removeEntries() == [])
  }

  @Test(arguments: ObjectKind.allCases)
  func `an object that loses its last reference in a handler exists until all handlers have run`(
    kind: ObjectKind
  ) {
    var object: AnyObject?
    weak var alive: AnyObject?
    inOwnPool {
      let strong = kind.make()
      (object, alive) = (strong, strong)
      events(of: strong).on(.saved) { _ in object = nil }
      events(of: strong).on(.saved) { _ in log(alive == nil ? "dead" : "alive") }
    }
    #expect(alive != nil)
    inOwnPool { if let object { events(of: object).trigger(.saved, "") } }
    #expect(log.removeEntries() == ["alive"])
    #expect(alive == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `a new object at the address of a released one has no handlers`(kind: ObjectKind) {
    var addresses: Set<ObjectIdentifier> = []
    var count = 0
    for round in 0..<200 {
      inOwnPool {
        let object = kind.make()
        addresses.insert(ObjectIdentifier(object))
        count += 1
        events(of: object).trigger(.saved, "inherited in round \(round)")
        events(of: object).on(.saved) { log($0) }
      }
    }
    #expect(log.removeEntries() == [])
    #expect(addresses.count < count, "No address was used again: the test tells nothing.")
  }

  @Test(arguments: ObjectKind.allCases)
  func `a new observer at the address of a released one has no handlers`(kind: ObjectKind) {
    let object = UIView()
    var addresses: Set<ObjectIdentifier> = []
    for _ in 0..<200 {
      inOwnPool {
        let observer = kind.make()
        addresses.insert(ObjectIdentifier(observer))
        events(of: object).on(.saved, for: observer) { log($0) }
      }
    }
    let last = kind.make()
    events(of: object).off(for: last)
    events(of: object).on(.sent, for: last) { log($0) }
    events(of: object).trigger(.saved, "inherited")
    events(of: object).trigger(.sent, "own")
    #expect(log.removeEntries() == ["own"])
    #expect(addresses.count < 200, "No address was used again: the test tells nothing.")
  }

  @Test func `captured objects can use events while they are released`() {
    final class Last {
      let object: AnyObject
      let observer: AnyObject
      init(_ object: AnyObject, _ observer: AnyObject) {
        self.object = object
        self.observer = observer
      }
      deinit {
        // The test releases it on the main actor.
        nonisolated(unsafe) let (object, observer) = (object, observer)
        MainActor.assumeIsolated {
          events(of: object).off(.sent)
          events(of: object).on(.sent, for: observer) { _ in }
          events(of: object).off(.saved)
          events(of: object).trigger(.saved, "")
        }
      }
    }
    let (object, observer) = (ObjectKind.Plain(), ObjectKind.Plain())
    inOwnPool {
      let last = Last(object, observer)
      events(of: object).on(.saved, for: observer) { _ in _ = last }
    }
    events(of: object).off()
    inOwnPool {
      let last = Last(object, observer)
      events(of: object).once(.saved) { _ in _ = last }
    }
    events(of: object).trigger(.saved, "")
    events(of: object).trigger(.saved, "")
    inOwnPool {
      let (last, mortal) = (Last(object, observer), ObjectKind.Plain())
      events(of: object).on(.saved, for: mortal) { _ in _ = last }
    }
    events(of: object).trigger(.saved, "")
    inOwnPool {
      let last = Last(object, observer)
      watch(Person("Ada"), \.name, for: observer) { _ in _ = last }
      for _ in 0..<100 { watch(Person("Bea"), \.name, for: observer) { _ in } }
    }
  }
}
