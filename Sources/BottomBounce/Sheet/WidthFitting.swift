import UIKit

/// A body whose constraints depend on the width that it is given, as the height of rows does.
@MainActor protocol WidthFitting: UIView {
  /// Prepares for a width, in points, in a host of a size; asked before every layout of the sheet.
  func fit(width: CGFloat, in host: CGSize)
  /// Whether the panel takes a moment to follow another height; false by default.
  var growsSmoothly: Bool { get }
}

extension WidthFitting {
  /// No: another height comes at once.
  var growsSmoothly: Bool { false }
}
