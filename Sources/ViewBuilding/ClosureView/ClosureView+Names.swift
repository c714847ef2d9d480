public import UIKit

extension ClosureView: LayoutNames {
  /// The subview of a name.
  ///
  /// Giving a name to a view adds it in front, unless it is a subview already. The view that had the name
  /// before stays a subview without it. A view may have several names; nil takes the name away, not the
  /// view. A subview that is removed, or moved to another view, loses its names here. Names keep no view
  /// alive.
  ///
  /// ``EquationLayout`` keeps the names `view` and `lastVisible` for itself and gives them to no subview.
  public final subscript(name: String) -> UIView? {
    get { names[name] }
    set {
      if let newValue, newValue.superview !== self { addSubview(newValue) }
      // What is told while it moves may have moved it on.
      names[name] = newValue.flatMap { $0.superview === self ? $0 : nil }
    }
  }

  /// The subviews that have names, by their names.
  public final var namedSubviews: [String: UIView] { names.all }

  /// The names with their subviews, from the back to the front; several of one view in alphabetical order.
  public final var layoutItems: [(name: String, item: any LayoutItem)] {
    let named = names.all.sorted { $0.key < $1.key }
    return subviews.flatMap { subview in
      named.filter { $0.value === subview }.map { (name: $0.key, item: subview) }
    }
  }
}
