public import UIKit

extension UIView {
  /// The constraints that the view holds and an app or the package made.
  ///
  /// On iOS `constraints` also lists the system's own, which belong to private subclasses.
  public var appConstraints: [NSLayoutConstraint] {
    constraints.filter { type(of: $0) == NSLayoutConstraint.self }
  }
}
