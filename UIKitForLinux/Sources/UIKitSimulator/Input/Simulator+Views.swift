public import UIKit

extension Simulator {
  /// Returns the frontmost view with an accessibility identifier, or `nil` if there is none.
  ///
  /// ```swift
  /// let ok = try #require(device.view("BottomBounce.ok"))
  /// device.tap(ok)
  /// ```
  ///
  /// The search includes hidden views and views that are off the screen. It finds a view before the views that
  /// contain it.
  ///
  /// - Parameters:
  ///   - identifier: The view's `accessibilityIdentifier`.
  ///   - root: The view to search, which may be the result itself. The default is the app's window; a window of
  ///     another scene is searched only if you name it.
  /// - Returns: The view.
  public func view(_ identifier: String, in root: UIView? = nil) -> UIView? {
    view(in: root) { $0.accessibilityIdentifier == identifier }
  }

  /// Returns the frontmost view that satisfies a condition.
  ///
  /// Subviews are searched before their superview.
  package func view(in root: UIView? = nil, where isWanted: (UIView) -> Bool) -> UIView? {
    func search(_ view: UIView) -> UIView? {
      for subview in view.subviews.reversed() {
        if let found = search(subview) { return found }
      }
      return isWanted(view) ? view : nil
    }
    return search(root ?? window)
  }

  /// Returns the scroll views inside a view, from left to right, such as the wheels of a date
  /// picker.
  package func scrollViews(in view: UIView) -> [UIScrollView] {
    func search(_ view: UIView) -> [UIScrollView] {
      (view as? UIScrollView).map { [$0] } ?? view.subviews.flatMap { search($0) }
    }
    return search(view).sorted { middle(of: $0).x < middle(of: $1).x }
  }
}
