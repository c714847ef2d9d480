/// The animation blocks that run, innermost last.
@MainActor enum UIViewAnimationState {
  struct Block {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    var group: CompletionGroup
    var isEnabled = true
  }

  static var blocks: [Block] = []
  static var areAnimationsEnabled = true

  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard areAnimationsEnabled, let block = blocks.last, block.isEnabled, block.duration > 0,
      let old = LayerKey(rawValue: event).flatMap({ layer.properties[$0] })
    else { return NSNull() }
    return ViewAction(old: old, block: block)
  }

  /// Adds the animation from the old value to the new one after the change.
  private final class ViewAction: CAAction {
    let old: AnimatableValue
    let block: Block

    init(old: AnimatableValue, block: Block) {
      self.old = old
      self.block = block
    }

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      guard let layer = anObject as? CALayer,
        let new = LayerKey(rawValue: event).flatMap({ layer.properties[$0] }), new != old
      else { return }
      let animation = CABasicAnimation(keyPath: event)
      animation.duration = block.duration
      animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      animation.fillMode = .backwards
      animation.isAdditive = true
      animation.fromValue = old.subtracting(new)
      animation.toValue = new.zero
      block.group.join(animation)
      layer.addOwned(animation, forKey: nil)
    }
  }
}

extension UIView {
  /// How a block of changes is animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  /// Animates what a closure changes.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let group = CompletionGroup { completion?($0) }
    UIViewAnimationState.blocks.append(
      .init(duration: duration, delay: delay, options: options, group: group))
    animations()
    UIViewAnimationState.blocks.removeLast()
    group.seal()
  }

  /// Whether the view may be touched although it moves.
  final var takesTouchesWhileAnimating: Bool { true }
}
