import Foundation
import UIKit
import ViewBuilding

/// The growth of costs of view trees, equation errors, and events with their size: part of
/// `Benchmarks sizes`.
@MainActor enum ToolkitSizes {
  private static let sizes = [1_250, 2_500, 5_000, 10_000]

  /// Prints a line for each kind of work: the processor time for each size.
  static func run() {
    InputSizes.report("tree of siblings", sizes: sizes, unit: "views") { tree($0) }
    InputSizes.report("description, as many known names", sizes: sizes, unit: "unknown") {
      describe($0)
    }
    InputSizes.report("observers removed one by one", sizes: sizes, unit: "handlers") {
      removeObservers($0)
    }
    InputSizes.report("a trigger of each event", sizes: sizes, unit: "events") { trigger($0) }
  }

  private static func tree(_ count: Int) -> Double {
    let host = UIView()
    let views = (0..<count).map { _ in UIView() }
    return Cost.of {
      ViewTree(in: host) {
        for (index, view) in views.enumerated() {
          ViewNode(view, named: "v\(index)") {
            "left == 8"
            "top == 4"
          }
        }
      }
    }.time
  }

  private static func describe(_ count: Int) -> Double {
    let container = UIView()
    let layout = EquationLayout(in: container)
    for index in 0..<count { layout["photo\(index)"] = UIView() }
    let text = (0..<count).map { "foto\($0).left == 0" }.joined(separator: "\n")
    do {
      try layout.eqs(text)
      return 0
    } catch {
      return Cost.of { precondition(error.description.utf8.count > count) }.time
    }
  }

  private final class Observer {}

  private static func removeObservers(_ count: Int) -> Double {
    let object = Observer()
    let observers = (0..<count).map { _ in Observer() }
    for observer in observers { events(of: object).on(event(0), for: observer) { _ in } }
    return Cost.of {
      for observer in observers { events(of: object).off(event(0), for: observer) }
    }.time
  }

  private static func trigger(_ count: Int) -> Double {
    let object = Observer()
    var calls = 0
    for line in 0..<count { events(of: object).on(event(line)) { calls += $0 } }
    return Cost.of {
      for line in 0..<count { events(of: object).trigger(event(line), 1) }
      precondition(calls == count)
    }.time
  }

  private static func event(_ line: Int) -> ObjectEvent<Int> { ObjectEvent(line: UInt(line)) }
}
