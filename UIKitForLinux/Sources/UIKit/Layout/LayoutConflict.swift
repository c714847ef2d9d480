/// Required constraints that cannot all hold, in words that last longer than the constraints.
package struct LayoutConflict: Equatable, Sendable {
  /// One of the constraints.
  package struct Entry: Equatable, Sendable {
    /// The constraint as messages show it.
    package var description: String
    /// The name that the app gave it, such as the line that it was made from.
    package var identifier: String?

    @MainActor init(_ constraint: NSLayoutConstraint) {
      description = constraint.describe()
      identifier = constraint.identifier
    }
  }

  /// The constraints, in the order of being activated; without any of them there is no conflict.
  package var constraints: [Entry]
  /// The one that does not count for now: the last to be activated.
  package var broken: Entry
  /// The implicit rules of views and guides in the conflict, such as frames.
  package var rules: [String]

  /// The log message.
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
