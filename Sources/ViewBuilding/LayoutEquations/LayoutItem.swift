public import UIKit

/// What equations can place: a view or a layout guide.
@MainActor public protocol LayoutItem: AnyObject {}

extension UIView: LayoutItem {}
extension UILayoutGuide: LayoutItem {}

/// What knows views and guides by name, such as a dictionary.
@MainActor public protocol LayoutNames {
  /// The names with what they stand for, in the order in which the views are added.
  var layoutItems: [(name: String, item: any LayoutItem)] { get }
}

extension Dictionary: LayoutNames where Key == String, Value: LayoutItem {
  /// The items in the order of their names, which is the same on every run.
  @MainActor public var layoutItems: [(name: String, item: any LayoutItem)] {
    sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
