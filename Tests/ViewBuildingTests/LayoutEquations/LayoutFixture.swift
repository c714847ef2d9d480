import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// A layout with a few views and a guide in a window.
@MainActor final class LayoutFixture {
  let host = TestHost()
  let photo = UIView()
  let title = UILabel()
  let button = UIView()
  let gap = UILayoutGuide()
  let layout: EquationLayout
  /// The output of equations with a question mark.
  var printed: [String] = []
  /// The messages in the log.
  var logged: [String] = []
  /// The messages that would have stopped the program.
  var stops: [String] = []

  init() {
    layout = EquationLayout(
      in: host.view, ["photo": photo, "title": title, "button": button, "gap": gap])
    layout.numbers = ["margin": 8]
    layout.scope.print = { [unowned self] in printed.append($0) }
    layout.scope.log = { [unowned self] in logged.append($0) }
    layout.scope.stop = { [unowned self] message, _, _ in stops.append(message()) }
  }

  var view: UIView { host.view }

  /// All active constraints of the layout.
  var active: [NSLayoutConstraint] { layout.constraints.filter(\.isActive) }

  /// Returns a description that is equal for equal constraints.
  func words(_ constraint: NSLayoutConstraint) -> String {
    func name(_ object: AnyObject?) -> String {
      switch object {
      case nil: "nil"
      case let object? where object === view: "view"
      case let object? where object === photo: "photo"
      case let object? where object === title: "title"
      case let object? where object === button: "button"
      case let object? where object === gap: "gap"
      case let object? where object === view.safeAreaLayoutGuide: "safeArea"
      case let object? where object === view.layoutMarginsGuide: "margins"
      case let object? where object === view.keyboardLayoutGuide: "keyboard"
      case let object? where object === view.readableContentGuide: "readable"
      default: "?"
      }
    }
    let relation =
      switch constraint.relation {
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      default: "=="
      }
    return "\(name(constraint.firstItem)).\(constraint.firstAttribute.rawValue) \(relation) "
      + "\(name(constraint.secondItem)).\(constraint.secondAttribute.rawValue)"
      + " * \(Double(constraint.multiplier)) + \(Double(constraint.constant))"
      + " @ \(constraint.priority.rawValue)"
  }
}
