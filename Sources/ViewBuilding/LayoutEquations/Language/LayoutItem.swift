public import UIKit

/// A view or layout guide that equations can refer to.
@MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}
