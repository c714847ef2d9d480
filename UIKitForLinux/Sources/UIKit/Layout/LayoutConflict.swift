/// Constraints that can't be satisfied simultaneously, described so that the report can outlive
/// them.
package struct LayoutConflict: Equatable, Sendable {
  /// A constraint in the conflict.
  package struct Entry: Equatable, Sendable {
    /// The constraint's description in messages.
    package var description: String
    /// The identifier set by the app, such as the source line of the constraint.
    package var identifier: String?

    @MainActor init(_ constraint: NSLayoutConstraint) {
      description = constraint.describe()
      identifier = constraint.identifier
    }
  }

  /// The constraints in order of activation.
  ///
  /// Each one is necessary for the conflict.
  package var constraints: [Entry]
  /// The constraint that the engine breaks: the one activated last.
  package var broken: Entry
  /// The implicit rules of views and guides in the conflict, such as frames.
  package var rules: [String]

  /// The log message about the conflict.
  package var message: String {
    var lines = ["Some constraints cannot all hold; at least one of them is not wanted:"]
    lines += (rules + constraints.map(\.description)).map { "  \($0)" }
    lines.append("Layout goes on without \(broken.description)")
    return lines.joined(separator: "\n")
  }
}

extension Device {
  func report(_ conflict: LayoutConflict) {
    layoutConflicts.append(conflict)
    warn(conflict.message)
  }
}
