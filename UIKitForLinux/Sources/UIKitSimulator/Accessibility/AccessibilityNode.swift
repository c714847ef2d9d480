import UIKit

/// An element that an assistive technology stops at, or a group of such.
@MainActor struct AccessibilityNode {
  let element: UIResponder
  /// The place on the screen in points.
  let frame: CGRect
  /// For a group: what is inside, in reading order.
  var children: [AccessibilityNode] = []
  let isGroup: Bool

  /// The elements of this node without the groups, in reading order.
  var elements: [UIResponder] {
    isGroup ? children.flatMap(\.elements) : [element]
  }

  /// Whether the group has its own line.
  var isNamedGroup: Bool {
    isGroup
      && (element.accessibilityContainerType != .none
        || element.accessibilityLabel?.isEmpty == false)
  }
}
