package import UIKit

extension Simulator {
  /// Returns the front view of the app's window that is wanted, inner ones before those around them.
  package func view(where isWanted: (UIView) -> Bool) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      for subview in view.subviews.reversed() {
        if let found = search(subview) { return found }
      }
      return isWanted(view) ? view : nil
    }
    return search(window)
  }

  /// Returns the front view of the app's window with an accessibility identifier.
  package func view(_ identifier: String) -> UIView? {
    view { $0.accessibilityIdentifier == identifier }
  }

  /// Returns what scrolls inside a view, from left to right, such as the wheels of a date picker.
  package func scrollViews(in view: UIView) -> [UIScrollView] {
    func search(_ view: UIView) -> [UIScrollView] {
      (view as? UIScrollView).map { [$0] } ?? view.subviews.flatMap { search($0) }
    }
    return search(view).sorted { middle(of: $0).x < middle(of: $1).x }
  }
}
