import Foundation
import Observation
import TestHost
import Testing
import UIKit
import ViewBuilding

/// When a watch delivers, and what.
///
/// One after the other: a thread that changes a model may bring the turn forward that others wait for.
@MainActor @Suite(.ownDevice, .serialized) struct WatchTests {
  private let log = Log()
  private let person = Person("Ada")
  private let observer = UIView()

  @Test(arguments: ObjectKind.allCases)
  func `any observer gets the present value at once and new ones in the next turn`(
    kind: ObjectKind
  ) async {
    let observer = kind.make()
    watch(person, \.name, for: observer) { log($0) }
    #expect(log.take() == ["Ada"])
    person.name = "Bea"
    #expect(log.take() == [])
    await nextTurn()
    #expect(log.take() == ["Bea"])
    person.name = "Cleo"
    await nextTurn()
    await nextTurn()
    #expect(log.take() == ["Cleo"])
    withExtendedLifetime(observer) {}
  }

  @Test func `several changes in one turn are one call with the last value`() async {
    watch(person, \.name, for: observer) { log($0) }
    for name in ["Bea", "Cleo", "Dora"] { person.name = name }
    await nextTurn()
    await nextTurn()
    #expect(log.take() == ["Ada", "Dora"])
  }

  @Test func `a change that nobody asked for is not told`() async {
    watch(person, \.name, for: observer) { log($0) }
    person.age = 36
    await nextTurn()
    #expect(log.take() == ["Ada"])
  }

  @Test func `a computed property changes with what it is made of`() async {
    watch(person, \.title, for: observer) { log($0) }
    person.age = 36
    await nextTurn()
    person.name = "Bea"
    await nextTurn()
    #expect(log.take() == ["Ada, 0", "Ada, 36", "Bea, 36"])
  }

  @Test func `a key path through several models follows each of them`() async {
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
    #expect(log.take() == ["Basel", "Bern", "Basel", "Davos"])
  }

  @Test func `watches deliver in the order in which they were made`() async {
    let people = (0..<20).map { Person("\($0)") }
    for (index, person) in people.enumerated() {
      watch(person, \.age, for: observer) { log("\(index) \($0)") }
    }
    watch(people[0], \.age, for: UIApplication.shared) { log("20 \($0)") }
    _ = log.take()
    for person in people.shuffled() { person.age = 1 }
    await nextTurn()
    #expect(log.take() == (0...20).map { "\($0) 1" })
    for person in people.shuffled() { person.age = 2 }
    await nextTurn()
    #expect(log.take() == (0...20).map { "\($0) 2" })
  }

  @Test func `the order of several watches of one property is that of their making`() async {
    for index in 0..<50 { watch(person, \.age, for: observer) { log("\(index) \($0)") } }
    _ = log.take()
    for age in 1...3 {
      person.age = age
      await nextTurn()
      #expect(log.take() == (0..<50).map { "\($0) \(age)" })
    }
  }

  // MARK: Changes inside

  @Test
  func `a change inside the closure is delivered in the next turn, neither lost nor recursive`()
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
    // What waits in the same turn as the first change is delivered before what that changes.
    watch(person, \.home.city, for: observer) { log($0) }
    person.home.city = "Chur"
    for _ in 0..<4 { await nextTurn() }
    #expect(
      log.take() == [
        "0 at depth 1", "Basel", "1 at depth 1", "Bern", "2 at depth 1", "3 at depth 1",
      ])
  }

  @Test func `what one closure changes reaches an earlier watch in the next turn`() async {
    watch(person, \.name, for: observer) { log($0) }
    watch(person, \.age, for: observer) { age in
      log("\(age)")
      guard age > 0 else { return }
      // Waits for the main actor before the change does.
      Task { @MainActor in log("another turn") }
      person.name = "Bea"
    }
    watch(person, \.home.city, for: observer) { log($0) }
    _ = log.take()
    person.home.city = "Bern"
    person.age = 1
    for _ in 0..<3 { await nextTurn() }
    #expect(log.take() == ["1", "Bern", "another turn", "Bea"])
  }

  @Test func `a watch that waits in the same turn delivers once what an earlier one changed`() async
  {
    watch(person, \.age, for: observer) { age in
      if age == 1 { person.name = "second" }
    }
    watch(person, \.name, for: observer) { log($0) }
    _ = log.take()
    person.name = "first"
    person.age = 1
    await nextTurn()
    await nextTurn()
    #expect(log.take() == ["second"])
  }

  @Test func `a watch made inside a closure delivers at once`() async {
    watch(person, \.age, for: observer) { age in
      guard age == 1 else { return }
      watch(person, \.name, for: observer) { log($0) }
      log("made")
    }
    person.age = 1
    await nextTurn()
    #expect(log.take() == ["Ada", "made"])
  }

  // MARK: Ends

  @Test func `a watch that is stopped delivers no more, not even what waits`() async {
    let watching = watch(person, \.name, for: observer) { log($0) }
    let other = watch(person, \.name, for: observer) { log("other \($0)") }
    #expect(watching.isActive)
    person.name = "Bea"
    watching.stop()
    #expect(!watching.isActive)
    await nextTurn()
    #expect(log.take() == ["Ada", "other Ada", "other Bea"])
    watching.stop()
    person.name = "Cleo"
    await nextTurn()
    #expect(log.take() == ["other Cleo"])
    #expect(other.isActive)
  }

  @Test func `a watch may stop itself`() async {
    var watching: WatchToken?
    watching = watch(person, \.age, for: observer) { age in
      log("\(age)")
      if age == 1 {
        person.age = 2
        watching?.stop()
        #expect(watching?.isActive == false)
      }
    }
    person.age = 1
    await nextTurn()
    await nextTurn()
    #expect(log.take() == ["0", "1"])
  }

  @Test func `stopping releases what the closure captured`() {
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
  func `neither model nor observer is kept alive`(kind: ObjectKind) async {
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
  func `after the observer's end nothing is delivered, not even what waits`(kind: ObjectKind) async
  {
    var watching: WatchToken?
    inOwnPool {
      let observer = kind.make()
      watching = watch(person, \.name, for: observer) { log($0) }
      person.name = "Bea"
      withExtendedLifetime(observer) {}
    }
    await nextTurn()
    person.name = "Cleo"
    await nextTurn()
    #expect(log.take() == ["Ada"])
    #expect(watching?.isActive == false)
  }

  @Test(arguments: ObjectKind.holders)
  func `the closure goes with the observer`(kind: ObjectKind) {
    weak var captured: ObjectKind.Plain?
    inOwnPool {
      let (observer, plain) = (kind.make(), ObjectKind.Plain())
      captured = plain
      watch(person, \.name, for: observer) { _ in _ = plain }
    }
    #expect(captured == nil)
  }

  @Test(arguments: ObjectKind.allCases)
  func `the closure of any observer goes with the next change at the latest`(kind: ObjectKind) async
  {
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

  @Test func `after the model's end the watch is over`() async {
    var watching: WatchToken?
    inOwnPool {
      let person = Person("Ada")
      watching = watch(person, \.name, for: observer) { log($0) }
      person.name = "Bea"
    }
    #expect(watching?.isActive == false)
    await nextTurn()
    #expect(log.take() == ["Ada"])
  }

  @Test func `an observer that dies in a closure gets nothing in the same turn`() async {
    var mortal: UIView? = UIView()
    watch(person, \.age, for: observer) { age in
      log("\(age)")
      if age == 1 { mortal = nil }
    }
    if let mortal { watch(person, \.age, for: mortal) { log("mortal \($0)") } }
    #expect(mortal != nil)
    person.age = 1
    await nextTurn()
    #expect(log.take() == ["0", "mortal 0", "1"])
    #expect(mortal == nil)
  }
}
