import Foundation
import Observation
import TestHost
import Testing
import UIKit
import ViewBuilding

/// The delivery of watches.
///
/// The tests are serialized because a change on another thread can start the turn early.
@MainActor @Suite(.ownDevice, .serialized) struct WatchTests {
  private let log = Log()
  private let person = Person("Ada")
  private let observer = UIView()

  @Test(arguments: ObjectKind.allCases)
  func `an observer gets the current value immediately and changes in the next turn`(
    kind: ObjectKind
  ) async {
    let observer = kind.make()
    watch(person, \.name, for: observer) { log($0) }
    #expect(log.removeEntries() == ["Ada"])
    person.name = "Bea"
    #expect(log.removeEntries() == [])
    await nextTurn()
    #expect(log.removeEntries() == ["Bea"])
    person.name = "Cleo"
    await nextTurn()
    await nextTurn()
    #expect(log.removeEntries() == ["Cleo"])
    withExtendedLifetime(observer) {}
  }

  @Test func `several changes in one turn are one call with the last value`() async {
    watch(person, \.name, for: observer) { log($0) }
    for name in ["Bea", "Cleo", "Dora"] { person.name = name }
    await nextTurn()
    await nextTurn()
    #expect(log.removeEntries() == ["Ada", "Dora"])
  }

  @Test func `a change of another property is not delivered`() async {
    watch(person, \.name, for: observer) { log($0) }
    person.age = 36
    await nextTurn()
    #expect(log.removeEntries() == ["Ada"])
  }

  @Test func `a computed property changes with its stored properties`() async {
    watch(person, \.title, for: observer) { log($0) }
    person.age = 36
    await nextTurn()
    person.name = "Bea"
    await nextTurn()
    #expect(log.removeEntries() == ["Ada, 0", "Ada, 36", "Bea, 36"])
  }

  @Test func `a key path through several models observes each of them`() async {
    watch(person, \.home.city, for: observer) { log($0) }
    let old = person.home
    old.city = "Bern"
    await nextTurn()
    person.home = Home()
    await nextTurn()
    old.city = "Chur"
    await nextTurn()
    person.home.city = "Davos"
    await nextTurn()
    #expect(log.removeEntries() == ["Basel", "Bern", "Basel", "Davos"])
  }

  @Test func `watches deliver in the order in which they were created`() async {
    let people = (0..<20).map { Person("\($0)") }
    for (index, person) in people.enumerated() {
      watch(person, \.age, for: observer) { log("\(index) \($0)") }
    }
    watch(people[0], \.age, for: UIApplication.shared) { log("20 \($0)") }
    _ = log.removeEntries()
    for person in people.shuffled() { person.age = 1 }
    await nextTurn()
    #expect(log.removeEntries() == (0...20).map { "\($0) 1" })
    for person in people.shuffled() { person.age = 2 }
    await nextTurn()
    #expect(log.removeEntries() == (0...20).map { "\($0) 2" })
  }

  @Test func `several watches of a property deliver in the order of creation`() async {
    for index in 0..<50 { watch(person, \.age, for: observer) { log("\(index) \($0)") } }
    _ = log.removeEntries()
    for age in 1...3 {
      person.age = age
      await nextTurn()
      #expect(log.removeEntries() == (0..<50).map { "\($0) \(age)" })
    }
  }

  // MARK: Changes inside

  @Test
  func `a change inside the closure is delivered once in the next turn`()
    async
  {
    var depth = 0
    watch(person, \.age, for: observer) { age in
      depth += 1
      log("\(age) at depth \(depth)")
      if age < 3 { person.age += 1 }
      if age == 1 { person.home.city = "Bern" }
      depth -= 1
    }
    // Pending changes of the same turn are delivered before later changes.
    watch(person, \.home.city, for: observer) { log($0) }
    person.home.city = "Chur"
    for _ in 0..<4 { await nextTurn() }
    #expect(
      log.removeEntries() == [
        "0 at depth 1", "Basel", "1 at depth 1", "Bern", "2 at depth 1", "3 at depth 1",
      ])
  }

  @Test func `a change in a closure is delivered to an earlier watch in the next turn`() async {
    watch(person, \.name, for: observer) { log($0) }
    watch(person, \.age, for: observer) { age in
      log("\(age)")
      guard age > 0 else { return }
      // This task waits for the main actor before the change does.
      Task { @MainActor in log("another turn") }
      person.name = "Bea"
    }
    watch(person, \.home.city, for: observer) { log($0) }
    _ = log.removeEntries()
    person.home.city = "Bern"
    person.age = 1
    for _ in 0..<3 { await nextTurn() }
    #expect(log.removeEntries() == ["1", "Bern", "another turn", "Bea"])
  }

  @Test func `a pending watch delivers a change of an earlier watch once`() async {
    watch(person, \.age, for: observer) { age in
      if age == 1 { person.name = "second" }
    }
    watch(person, \.name, for: observer) { log($0) }
    _ = log.removeEntries()
    person.name = "first"
    person.age = 1
    await nextTurn()
    await nextTurn()
    #expect(log.removeEntries() == ["second"])
  }

  @Test func `a watch created inside a closure delivers immediately`() async {
    watch(person, \.age, for: observer) { age in
      guard age == 1 else { return }
      watch(person, \.name, for: observer) { log($0) }
      log("made")
    }
    person.age = 1
    await nextTurn()
    #expect(log.removeEntries() == ["Ada", "made"])
  }

  // MARK: Ends

  @Test func `a stopped watch delivers nothing, not even pending changes`() async {
    let watching = watch(person, \.name, for: observer) { log($0) }
    watch(person, \.name, for: observer) { log("other \($0)") }
    person.name = "Bea"
    watching.stop()
    await nextTurn()
    #expect(log.removeEntries() == ["Ada", "other Ada", "other Bea"])
    watching.stop()
    person.name = "Cleo"
    await nextTurn()
    #expect(log.removeEntries() == ["other Cleo"])
  }

  @Test func `a watch can stop itself`() async {
    var watching: WatchToken?
    watching = watch(person, \.age, for: observer) { age in
      log("\(age)")
      if age == 1 {
        person.age = 2
        watching?.stop()
      }
    }
    person.age = 1
    await nextTurn()
    await nextTurn()
    #expect(log.removeEntries() == ["0", "1"])
  }

  @Test func `stopping a watch releases the captures of its closure`() {
    weak var captured: ObjectKind.Plain?
    let watching = inOwnPool {
      let plain = ObjectKind.Plain()
      captured = plain
      return watch(person, \.age, for: observer) { _ in _ = plain }
    }
    #expect(captured != nil)
    watching.stop()
    #expect(captured == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `a watch retains neither the model nor the observer`(kind: ObjectKind) async {
    weak var model: Person?
    weak var observer: AnyObject?
    inOwnPool {
      let (person, object) = (Person("Ada"), kind.make())
      (model, observer) = (person, object)
      watch(person, \.name, for: object) { [weak object] _ in _ = object }
      person.name = "Bea"
    }
    #expect(model == nil)
    #expect(observer == nil)
    await nextTurn()
  }

  @Test(arguments: ObjectKind.allCases)
  func `a released observer gets nothing, not even pending changes`(kind: ObjectKind) async {
    inOwnPool {
      let observer = kind.make()
      watch(person, \.name, for: observer) { log($0) }
      person.name = "Bea"
      withExtendedLifetime(observer) {}
    }
    await nextTurn()
    person.name = "Cleo"
    await nextTurn()
    #expect(log.removeEntries() == ["Ada"])
  }

  @Test(arguments: ObjectKind.holders)
  func `the closure of a watch is released with the observer`(kind: ObjectKind) {
    weak var captured: ObjectKind.Plain?
    inOwnPool {
      let (observer, plain) = (kind.make(), ObjectKind.Plain())
      captured = plain
      watch(person, \.name, for: observer) { _ in _ = plain }
    }
    #expect(captured == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `the next change releases the closures of released observers`(kind: ObjectKind) async {
    weak var captured: ObjectKind.Plain?
    inOwnPool {
      let (observer, plain) = (kind.make(), ObjectKind.Plain())
      captured = plain
      watch(person, \.name, for: observer) { _ in _ = plain }
    }
    person.name = "Bea"
    await nextTurn()
    #expect(captured == nil)
  }

  @Test func `releasing the model ends the watch`() async {
    inOwnPool {
      let person = Person("Ada")
      watch(person, \.name, for: observer) { log($0) }
      person.name = "Bea"
    }
    await nextTurn()
    #expect(log.removeEntries() == ["Ada"])
  }

  @Test func `an observer that a closure releases isn't called in the same turn`() async {
    var mortal: UIView? = UIView()
    watch(person, \.age, for: observer) { age in
      log("\(age)")
      if age == 1 { mortal = nil }
    }
    if let mortal { watch(person, \.age, for: mortal) { log("mortal \($0)") } }
    #expect(mortal != nil)
    person.age = 1
    await nextTurn()
    #expect(log.removeEntries() == ["0", "mortal 0", "1"])
    #expect(mortal == nil)
  }
}
