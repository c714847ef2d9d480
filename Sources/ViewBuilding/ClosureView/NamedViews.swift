import UIKit

/// The names of a view's subviews; keeps no view alive.
@MainActor struct NamedViews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [String: Entry] = [:]

  /// The view of a name.
  subscript(name: String) -> UIView? {
    get { entries[name]?.view }
    set { entries[name] = newValue.map { Entry(view: $0) } }
  }

  /// All names with their views.
  var all: [String: UIView] { entries.compactMapValues(\.view) }

  /// Takes all its names away from a view.
  mutating func forget(_ view: UIView) {
    entries = entries.filter { $0.value.view.map { $0 !== view } ?? false }
  }
}
