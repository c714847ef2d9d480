public import UIKit

extension ClosureView {
  /// The subview with a name.
  ///
  /// Setting a view adds it in front of the other subviews, unless it is a subview already. The
  /// previous view remains a subview without the name. A view can have several names. Setting `nil`
  /// removes the name, but not the view. A subview that is removed, or moved to another view, loses
  /// its names.
  ///
  /// Names do not retain views. The name `view` is reserved in equations.
  public final subscript(name: String) -> UIView? {
    get { names[name] }
    set {
      if let newValue, newValue.superview !== self { addSubview(newValue) }
      // Code that runs while the view is added can have moved it to another superview.
      names[name] = newValue.flatMap { $0.superview === self ? $0 : nil }
    }
  }

  /// The subviews that have names, by name.
  public final var namedSubviews: [String: UIView] { names.all }
}

@MainActor struct NamedViews {
  private var views: [String: Weak<UIView>] = [:]

  subscript(name: String) -> UIView? {
    get { views[name]?.wrappedValue }
    set { views[name] = newValue.map { Weak($0) } }
  }

  var all: [String: UIView] { views.compactMapValues(\.wrappedValue) }

  /// Removes all names of a view, and the names of released views.
  mutating func removeNames(of view: UIView) {
    views = views.filter { $0.value.wrappedValue.map { $0 !== view } ?? false }
  }
}
