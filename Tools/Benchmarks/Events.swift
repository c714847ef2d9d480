import Foundation
import Observation
import UIKit
import ViewBuilding

extension ObjectEvent where Payload == Int {
  fileprivate static var counted: ObjectEvent { ObjectEvent() }
  fileprivate static var unheard: ObjectEvent { ObjectEvent() }
}

/// The cost of events and observation, compared with calling the closures of an array.
@MainActor struct EventCosts {
  private static let repetitions = 100_000
  private static let handlerCount = 10

  /// The sum that the closures change, so that the compiler can't remove them.
  @MainActor private final class Sum {
    var value = 0
  }

  @MainActor @Observable fileprivate final class Counter {
    var count = 0
  }

  private let sum = Sum()

  /// Prints the table.
  static func run() async {
    let costs = EventCosts()
    print("events                                    nanoseconds   × array   allocations each")
    let array = costs.array()
    costs.report("ten closures of an array", array, beside: array)
    for (name, object) in [("a view", UIView() as AnyObject), ("a plain object", Sum())] {
      costs.report("no handler, \(name)", costs.unheard(object), beside: array)
      costs.report("ten handlers, \(name)", costs.handlers(of: object), beside: array)
    }
    costs.report("ten with a view observing", costs.observed(by: UIView()), beside: array)
    costs.report("ten with ten plain observers", costs.observedByMany(), beside: array)
    costs.report("the last of ten events", costs.lastEvent(), beside: array)
    costs.report("on and off", costs.onAndOff(), beside: array)
    costs.report("a change, its turn, its delivery", await costs.change(), beside: array)
    costs.report("  the same by hand", await costs.changeByHand(), beside: array)
    costs.report("  a turn without a change", await costs.measureTurns {}, beside: array)
  }

  // MARK: Work

  private func array() -> Cost {
    let closures: [@MainActor (Int) -> Void] = (0..<Self.handlerCount).map { _ in
      { [sum] in sum.value += $0 }
    }
    return measure { for closure in closures { closure(1) } }
  }

  private func unheard(_ object: AnyObject) -> Cost {
    measure { events(of: object).trigger(.unheard, 1) }
  }

  private func handlers(of object: AnyObject) -> Cost {
    for _ in 0..<Self.handlerCount {
      events(of: object).on(.counted) { [sum] in sum.value += $0 }
    }
    return measure { events(of: object).trigger(.counted, 1) }
  }

  private func observed(by observer: AnyObject) -> Cost {
    let object = UIView()
    for _ in 0..<Self.handlerCount {
      events(of: object).on(.counted, for: observer) { [sum] in sum.value += $0 }
    }
    return measure { events(of: object).trigger(.counted, 1) }
  }

  private func observedByMany() -> Cost {
    let object = UIView()
    let observers = (0..<Self.handlerCount).map { _ in Sum() }
    for observer in observers {
      events(of: object).on(.counted, for: observer) { [sum] in sum.value += $0 }
    }
    defer { withExtendedLifetime(observers) {} }
    return measure { events(of: object).trigger(.counted, 1) }
  }

  private func lastEvent() -> Cost {
    let object = UIView()
    for line in 1..<UInt(Self.handlerCount) {
      events(of: object).on(ObjectEvent<Int>(line: line)) { _ in }
    }
    events(of: object).on(.counted) { [sum] in sum.value += $0 }
    return measure { events(of: object).trigger(.counted, 1) }
  }

  private func onAndOff() -> Cost {
    let (object, observer) = (UIView(), UIView())
    return measure {
      events(of: object).on(.counted, for: observer) { [sum] in sum.value += $0 }
      events(of: object).off(.counted, for: observer)
    }
  }

  private func change() async -> Cost {
    let (counter, observer) = (Counter(), UIView())
    watch(counter, \.count, for: observer) { [sum] in sum.value += $0 }
    defer { withExtendedLifetime(observer) {} }
    return await measureTurns { counter.count += 1 }
  }

  private func changeByHand() async -> Cost {
    let counter = Counter()
    follow(counter, sum)
    return await measureTurns { counter.count += 1 }
  }

  private func follow(_ counter: Counter, _ sum: Sum) {
    let count = withObservationTracking {
      counter.count
    } onChange: {
      Task { @MainActor in self.follow(counter, sum) }
    }
    sum.value += count
  }

  // MARK: Figures

  private func measure(_ work: () -> Void) -> Cost {
    let runs = (0..<7).map { _ in
      Cost.of { for _ in 0..<Self.repetitions { work() } }
    }
    return each(runs.median, of: Self.repetitions)
  }

  /// Measures changes including the main-actor turn that each one needs.
  private func measureTurns(_ change: () -> Void) async -> Cost {
    let count = Self.repetitions / 20
    var runs: [Cost] = []
    for _ in 0..<7 { runs.append(await turns(count, change)) }
    return each(runs.median, of: count)
  }

  private func turns(_ count: Int, _ change: () -> Void) async -> Cost {
    let begin = Cost.now()
    for _ in 0..<count {
      change()
      await withCheckedContinuation { continuation in
        Task { @MainActor in continuation.resume() }
      }
    }
    return Cost.since(begin)
  }

  private func each(_ cost: Cost, of count: Int) -> Cost {
    Cost(time: cost.time / Double(count), allocations: cost.allocations / Double(count))
  }

  private func report(_ name: String, _ cost: Cost, beside array: Cost) {
    print(
      name.padding(toLength: 40, withPad: " ", startingAt: 0)
        + String(
          format: "%13.1f%10.2f%19.2f", cost.time * 1e9, cost.time / array.time, cost.allocations))
  }
}
