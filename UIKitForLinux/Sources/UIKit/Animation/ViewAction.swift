/// Animates a view's layer from the old value of a property to the new one.
final class ViewAction: CAAction {
  private let old: AnimatableValue
  private let key: LayerKey
  private let block: UIViewAnimationState.Block

  init(old: AnimatableValue, key: LayerKey, block: UIViewAnimationState.Block) {
    self.old = old
    self.key = key
    self.block = block
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = layer.properties[key], new != old else {
      return
    }
    let animation: CABasicAnimation
    if let curve = block.spring {
      let spring = CASpringAnimation(keyPath: event)
      spring.apply(curve)
      animation = spring
    } else {
      animation = CABasicAnimation(keyPath: event)
    }
    block.configure(animation, for: layer)
    if key.isAdditive, new.isInvertible {
      animation.isAdditive = true
      animation.fromValue = old.subtracting(new)
      animation.toValue = new.zero
      layer.addOwned(animation, forKey: layer.freeAnimationKey(event))
    } else {
      animation.fromValue =
        block.options.contains(.beginFromCurrentState) ? layer.presentedValue(key) ?? old : old
      animation.toValue = new
      layer.addOwned(animation, forKey: event)
    }
  }
}

extension LayerKey {
  /// A Boolean value that indicates whether UIKit uses additive animations for the property, as it
  /// has since iOS 8.
  var isAdditive: Bool {
    switch self {
    case .position, .bounds, .transform, .opacity: true
    default: false
    }
  }
}

extension CALayer {
  /// Returns the value of a layer property that is on screen.
  final func presentedValue(_ key: LayerKey) -> AnimatableValue? {
    presentedProperties(at: (tree?.clock ?? .current).now)[key]
  }

  /// Returns the key for a further animation of a property: `position`, then `position-2`, and so
  /// on, as on iOS.
  final func freeAnimationKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
