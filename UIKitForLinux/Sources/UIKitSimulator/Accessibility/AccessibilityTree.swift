import UIKit

/// The accessibility elements on a device's screen, in VoiceOver's reading order.
@MainActor struct AccessibilityTree {
  let nodes: [AccessibilityNode]

  init(_ device: Device) {
    // Modality applies within a scene. The keyboard stays accessible from a modal view.
    let visible =
      device.scenes.flatMap { Self.withoutCovered($0.windows) }
      + device.windows.filter { $0 is KeyboardWindow }
    let screen = device.screen.bounds
    nodes = visible.flatMap { window in
      let direction = window.effectiveUserInterfaceLayoutDirection
      return ReadingOrder.sorted(Self.nodes(of: window, on: screen), direction: direction)
    }
  }

  /// The elements in reading order.
  var elements: [UIResponder] { nodes.flatMap(\.elements) }

  private static func nodes(of responder: UIResponder, on screen: CGRect) -> [AccessibilityNode] {
    if let view = responder as? UIView, view.isHidden || view.alpha < 0.01 { return [] }
    guard !responder.accessibilityElementsHidden else { return [] }
    let frame = responder.accessibilityFrame
    if responder.isAccessibilityElement {
      guard frame.isEmpty || frame.intersects(screen) else { return [] }
      return [AccessibilityNode(element: responder, frame: frame, isGroup: false)]
    }
    if let elements = explicitElements(of: responder) {
      let children = elements.flatMap { nodes(of: $0, on: screen) }
      return group(responder, frame: frame, children)
    }
    guard let view = responder as? UIView else { return [] }
    let children = withoutCovered(view.subviews).flatMap { nodes(of: $0, on: screen) }
    guard view.shouldGroupAccessibilityChildren || isNamed(view) else { return children }
    let direction = view.effectiveUserInterfaceLayoutDirection
    return group(view, frame: frame, ReadingOrder.sorted(children, direction: direction))
  }

  private static func group(
    _ responder: UIResponder, frame: CGRect, _ children: [AccessibilityNode]
  ) -> [AccessibilityNode] {
    guard !children.isEmpty else { return [] }
    return [
      AccessibilityNode(element: responder, frame: frame, children: children, isGroup: true)
    ]
  }

  private static func isNamed(_ view: UIView) -> Bool {
    view.accessibilityContainerType != .none
  }

  /// Returns the `accessibilityElements` of an object, if it has any.
  private static func explicitElements(of responder: UIResponder) -> [UIResponder]? {
    if let elements = responder.accessibilityElements {
      return elements.compactMap { $0 as? UIResponder }
    }
    let count = responder.accessibilityElementCount()
    guard count != NSNotFound else { return nil }
    return (0..<count).compactMap { responder.accessibilityElement(at: $0) as? UIResponder }
  }

  /// Returns the views that aren't hidden by a modal sibling.
  private static func withoutCovered(_ views: [UIView]) -> [UIView] {
    let modal = views.last {
      $0.accessibilityViewIsModal && !$0.isHidden && $0.alpha >= 0.01
        && !$0.accessibilityElementsHidden
    }
    return modal.map { [$0] } ?? views
  }
}
