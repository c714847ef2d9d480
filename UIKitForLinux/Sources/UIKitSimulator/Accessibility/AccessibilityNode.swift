import UIKit

/// An accessibility element, or a group of elements.
@MainActor struct AccessibilityNode {
  let element: UIResponder
  /// The frame on the screen in points.
  let frame: CGRect
  /// The elements of a group in reading order.
  var children: [AccessibilityNode] = []
  let isGroup: Bool

  /// The elements of this node without groups, in reading order.
  var elements: [UIResponder] {
    isGroup ? children.flatMap(\.elements) : [element]
  }

  /// A Boolean value that indicates whether the group has its own line.
  var isNamedGroup: Bool {
    isGroup
      && (element.accessibilityContainerType != .none
        || element.accessibilityLabel?.isEmpty == false)
  }
}
