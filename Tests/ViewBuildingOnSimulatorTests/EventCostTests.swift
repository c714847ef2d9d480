import CAllocations
import Testing
import UIKit
import ViewBuilding

extension ObjectEvent where Payload == String {
  fileprivate static var heard: ObjectEvent { ObjectEvent() }
  fileprivate static var unheard: ObjectEvent { ObjectEvent() }
}

/// The memory allocations of triggering.
@MainActor @Suite(.ownDevice) struct EventCostTests {
  private final class Plain {}

  /// Returns the number of allocations while work is done a hundred times.
  private func allocations(_ work: () -> Void) -> Int {
    work()
    let before = allocation_count_of_thread()
    for _ in 0..<100 { work() }
    return allocation_count_of_thread() - before
  }

  /// Returns the number of allocations of a loop over an array, which debug builds do not optimize
  /// away.
  private func allocations(ofArrayWith count: Int) -> Int {
    let closures = [@MainActor (String) -> Void](repeating: { _ in }, count: count)
    return allocations { for closure in closures { closure("a") } }
  }

  @Test(arguments: [true, false])
  func `triggering allocates no more memory than iterating over an array`(isView: Bool) {
    let object: AnyObject = isView ? UIView() : Plain()
    let observer: AnyObject = isView ? UIView() : Plain()
    var count = 0
    #expect(allocations { events(of: object).trigger(.unheard, "a") } == 0)
    for _ in 0..<10 {
      events(of: object).on(.heard) { _ in count += 1 }
      events(of: object).on(.heard, for: observer) { _ in count += 1 }
    }
    // Triggering iterates over an array of events and an array of handlers.
    let (one, handlers) = (allocations(ofArrayWith: 1), allocations(ofArrayWith: 20))
    #expect(allocations { events(of: object).trigger(.unheard, "a") } <= one)
    #expect(allocations { events(of: object).trigger(.heard, "a") } <= one + handlers)
    #expect(count == 2_020)
  }

  @Test func `triggering without handlers attaches nothing to the object`() {
    let object = UIView()
    events(of: object).trigger(.unheard, "a")
    events(of: object).off()
    #expect(object.attachment == nil)
  }
}
