import UIKit

/// Determines the objects of a device that nothing on the screen owns.
@MainActor struct LeakFinder {
  private var owned: Set<ObjectIdentifier> = []

  init(_ device: Device) {
    own(device.tree.root)
    for window in device.windows {
      own(window.layer)
      own(window.rootViewController)
    }
  }

  private mutating func own(_ layer: CALayer) {
    guard owned.insert(ObjectIdentifier(layer)).inserted else { return }
    if let view = layer.delegate as? UIView {
      owned.insert(ObjectIdentifier(view))
      for recognizer in view.recognizers { owned.insert(ObjectIdentifier(recognizer)) }
      own(view.owningController)
      for kept in view.detachedSubviews { own(kept.layer) }
    }
    for sublayer in layer.storedSublayers { own(sublayer) }
    if let mask = layer.storedMask { own(mask) }
  }

  private mutating func own(_ controller: UIViewController?) {
    guard let controller, owned.insert(ObjectIdentifier(controller)).inserted else { return }
    if let view = controller.viewIfLoaded { own(view.layer) }
    for child in controller.children { own(child) }
    own(controller.shownPresentation?.presented)
  }

  func leaks(among objects: [AnyObject]) -> [Leak] {
    let lost = objects.filter { !owned.contains(ObjectIdentifier($0)) }
    let lostIDs = Set(lost.map { ObjectIdentifier($0) })
    return lost.compactMap { leak($0, lostIDs) }
  }

  /// Returns the description of a leaked object, or `nil` if another leaked object owns it.
  private func leak(_ object: AnyObject, _ lost: Set<ObjectIdentifier>) -> Leak? {
    func isLost(_ owner: AnyObject?) -> Bool {
      owner.map { lost.contains(ObjectIdentifier($0)) } ?? false
    }
    let typeName = String(describing: type(of: object))
    switch object {
    case let view as UIView:
      if isLost(view.superview) || isLost(view.owningController) { return nil }
      return Leak(
        kind: .view, typeName: typeName,
        name: view.accessibilityIdentifier ?? view.accessibilityLabel)
    case let layer as CALayer:
      if layer.delegate is UIView || isLost(layer.superlayer) { return nil }
      if isLost(layer.superlayer?.delegate) { return nil }
      return Leak(kind: .layer, typeName: typeName, name: layer.name)
    case let recognizer as UIGestureRecognizer:
      if isLost(recognizer.view) { return nil }
      return Leak(kind: .gestureRecognizer, typeName: typeName, name: nil)
    case let controller as UIViewController:
      if isLost(controller.parent) { return nil }
      return Leak(kind: .controller, typeName: typeName, name: controller.title)
    case is CADisplayLink:
      return Leak(kind: .displayLink, typeName: typeName, name: nil)
    case let action as UIAction:
      return Leak(
        kind: .closure, typeName: typeName,
        name: action.title.isEmpty ? nil : action.title)
    default:
      return Leak(kind: .closure, typeName: typeName, name: nil)
    }
  }
}
