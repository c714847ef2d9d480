public import UIKit

extension UIView {
  /// The constraints of the view that an app or the package created.
  ///
  /// On iOS, `constraints` also contains the system's constraints, which belong to private
  /// subclasses.
  public var appConstraints: [NSLayoutConstraint] {
    constraints.filter { type(of: $0) == NSLayoutConstraint.self }
  }
}
