public import UIKit

/// A view or layout guide that equations can refer to.
@MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

/// An object that provides named views and guides for equations.
@MainActor public protocol LayoutNames {
  /// The names with their views and guides, in the order in which the views are added.
  var layoutItems: [(name: String, item: any LayoutItem)] { get }
}
