import CAllocations
import Testing
import UIKit
import ViewBuilding

extension ObjectEvent where Payload == String {
  fileprivate static var heard: ObjectEvent { ObjectEvent() }
  fileprivate static var unheard: ObjectEvent { ObjectEvent() }
}

/// What triggering costs in memory.
@MainActor @Suite(.ownDevice) struct EventCostTests {
  private final class Plain {}

  /// How often memory is asked for while something is done a hundred times.
  private func allocations(_ work: () -> Void) -> Int {
    work()
    let before = allocation_count_of_thread()
    for _ in 0..<100 { work() }
    return allocation_count_of_thread() - before
  }

  /// Without optimisation going through an array allocates, so that is what triggering is compared with.
  private func allocations(ofArrayWith count: Int) -> Int {
    let closures = [@MainActor (String) -> Void](repeating: { _ in }, count: count)
    return allocations { for closure in closures { closure("a") } }
  }

  @Test(arguments: [true, false])
  func `triggering allocates no more than going through an array does`(isView: Bool) {
    let object: AnyObject = isView ? UIView() : Plain()
    let observer: AnyObject = isView ? UIView() : Plain()
    var count = 0
    #expect(allocations { events(of: object).trigger(.unheard, "a") } == 0)
    for _ in 0..<10 {
      events(of: object).on(.heard) { _ in count += 1 }
      events(of: object).on(.heard, for: observer) { _ in count += 1 }
    }
    // One array is that of the events, the other that of the handlers.
    let (one, handlers) = (allocations(ofArrayWith: 1), allocations(ofArrayWith: 20))
    #expect(allocations { events(of: object).trigger(.unheard, "a") } <= one)
    #expect(allocations { events(of: object).trigger(.heard, "a") } <= one + handlers)
    #expect(count == 2_020)
  }

  @Test func `an object that only triggers is given nothing to keep`() {
    let object = UIView()
    events(of: object).trigger(.unheard, "a")
    events(of: object).off()
    #expect(object.attachment == nil)
  }
}
