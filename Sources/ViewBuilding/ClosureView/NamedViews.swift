import UIKit

/// The names of a view's subviews; keeps no view alive.
@MainActor struct NamedViews {
  private var views: [String: Weak<UIView>] = [:]

  /// The view of a name.
  subscript(name: String) -> UIView? {
    get { views[name]?.wrappedValue }
    set { views[name] = newValue.map { Weak($0) } }
  }

  /// All names with their views.
  var all: [String: UIView] { views.compactMapValues(\.wrappedValue) }

  /// Takes all its names away from a view, and from views that are gone.
  mutating func forget(_ view: UIView) {
    views = views.filter { $0.value.wrappedValue.map { $0 !== view } ?? false }
  }
}
