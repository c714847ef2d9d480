import UIKit

/// A body whose constraints depend on the width that it is given, as the height of rows does.
@MainActor protocol WidthFitting: UIView {
  /// Prepares for a width, in points, in a host of a size; asked before every layout of the sheet.
  func fit(width: CGFloat, in host: CGSize)
  /// Whether the panel takes a moment to follow another height; false by default.
  var growsSmoothly: Bool { get }
}

extension UIView {
  /// Returns whether the view holds constraints that an app made, apart from a known one.
  ///
  /// On iOS a view also lists the system's constraints, for its content size and for subviews that are laid out by
  /// frames. They belong to private subclasses.
  func holdsConstraints(apartFrom known: NSLayoutConstraint?) -> Bool {
    constraints.contains { type(of: $0) == NSLayoutConstraint.self && $0 !== known }
  }
}

extension WidthFitting {
  /// No: another height comes at once.
  var growsSmoothly: Bool { false }
}
