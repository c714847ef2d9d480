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

/// Every kind of object that can have events and observe: they keep what belongs to them differently.
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

  /// Those that take what they keep along on every platform; others do at the latest with the next trigger.
  static let holders: [ObjectKind] = [.view, .controller, .recognizer]

  final class Plain {}
}

/// Writes down what happens, in order.
@MainActor final class Log {
  var lines: [String] = []

  func callAsFunction(_ line: String) { lines.append(line) }

  /// Returns the lines and forgets them.
  func take() -> [String] {
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

/// Returns when everything has run that waited for the main actor; perhaps what that made wait, too.
@MainActor func nextTurn() async {
  await withCheckedContinuation { continuation in
    Task { @MainActor in continuation.resume() }
  }
}
