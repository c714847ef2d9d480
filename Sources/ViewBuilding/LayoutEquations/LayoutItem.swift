public import UIKit

/// What equations can place: a view or a layout guide.
@MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

/// What knows views and guides by name.
@MainActor public protocol LayoutNames {
  /// The names with what they stand for, in the order in which the views are added.
  var layoutItems: [(name: String, item: any LayoutItem)] { get }
}
