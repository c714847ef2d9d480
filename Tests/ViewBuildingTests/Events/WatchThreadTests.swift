import Foundation
import Observation
import Testing
import UIKit
import ViewBuilding

/// A model that any thread can change.
///
/// `@unchecked Sendable`: `stored` is only accessed and observed while `lock` is held.
private final class Meter: Observable, @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private let registrar = ObservationRegistrar()
  private var stored = 0

  var count: Int {
    lock.withLock {
      registrar.access(self, keyPath: \.count)
      return stored
    }
  }

  func add(_ number: Int) {
    lock.withLock { registrar.withMutation(of: self, keyPath: \.count) { stored += number } }
  }
}

/// Watches of models that other threads change.
extension WatchTests {
  @Test func `all changes on other threads are delivered on the main actor`() async {
    let meter = Meter()
    let observer = UIView()
    var values: [Int] = []
    watch(meter, \.count, for: observer) { values.append($0) }
    for round in 1...20 {
      await withTaskGroup { group in
        for _ in 0..<4 {
          group.addTask { for _ in 0..<50 { meter.add(1) } }
        }
      }
      await nextTurn()
      #expect(values.last == round * 200)
    }
    #expect(values.first == 0)
    #expect(values == values.sorted())
  }

  @Test func `watches can end while other threads change the model`() async {
    let meter = Meter()
    var captured: [Weak<UIView>] = []
    await withTaskGroup { group in
      for _ in 0..<4 {
        group.addTask { for _ in 0..<500 { meter.add(1) } }
      }
      for _ in 0..<100 {
        let (observer, view) = (UIView(), UIView())
        captured.append(Weak(view))
        watch(meter, \.count, for: observer) { _ in _ = view }
        await Task.yield()
      }
    }
    await nextTurn()
    #expect(captured.compacted().isEmpty)
  }
}
