import Foundation
import Observation
import UIKit
import ViewBuilding

extension ObjectEvent where Payload == String {
  static var saved: ObjectEvent { ObjectEvent() }
  static var sent: ObjectEvent { ObjectEvent() }
}

extension ObjectEvent where Payload == Void {
  static var changed: ObjectEvent { ObjectEvent() }
}

/// The kinds of objects that store their handlers in different ways.
enum ObjectKind: CaseIterable, Sendable {
  case plain, foundation, view, controller, recognizer

  @MainActor func make() -> AnyObject {
    switch self {
    case .plain: Plain()
    case .foundation: NSObject()
    case .view: UIView()
    case .controller: UIViewController()
    case .recognizer: UITapGestureRecognizer()
    }
  }

  /// The kinds of objects that release their handlers together with themselves on every platform.
  static let holders: [ObjectKind] = [.view, .controller, .recognizer]

  final class Plain {}
}

/// A log of events in order.
@MainActor final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns and removes all entries.
  func removeEntries() -> [String] {
    defer { lines = [] }
    return lines
  }
}

@MainActor @Observable final class Person {
  var name: String
  var age = 0
  var home = Home()

  init(_ name: String) {
    self.name = name
  }

  var title: String { "\(name), \(age)" }
}

@MainActor @Observable final class Home {
  var city = "Basel"
}

/// Waits until all pending work of the main actor has run.
@MainActor func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
