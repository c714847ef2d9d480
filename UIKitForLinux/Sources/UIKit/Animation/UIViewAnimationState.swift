/// The open animation blocks, innermost last.
@MainActor enum UIViewAnimationState {
  /// The settings of the animations in one block.
  struct Block {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// The spring that replaces the curve of the options.
    var spring: SpringCurve?
    var group: CompletionGroup?

    init(
      duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions,
      spring: SpringCurve? = nil
    ) {
      self.duration = duration
      self.delay = delay
      self.options = options
      self.spring = spring
    }
  }

  static var blocks: [Block] = []
  /// Stack views in which the current block hid or showed arranged views.
  static var stacksToLayOut: [UIStackView] = []
  static var areAnimationsEnabled: Bool {
    get { DeviceScope.current.areAnimationsEnabled }
    set { DeviceScope.current.areAnimationsEnabled = newValue }
  }

  /// Runs a closure as an animation block.
  static func run(
    _ block: Block, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var block = block
    if let outer = blocks.last { block.inherit(from: outer) }
    if block.spring == nil, block.options.curve == 7 {
      // The keyboard's unnamed curve is a critically damped spring.
      block.spring = SpringCurve(
        settlingIn: max(block.duration, 1e-3), dampingRatio: 1, initialVelocity: 0)
    }
    let group = CompletionGroup { finished in
      guard let completion else { return }
      // An animation that finishes calls the completion immediately. An interrupted one calls it
      // later, because other code is running.
      if finished, !isMakingChanges { completion(true) } else { later { completion(finished) } }
    }
    block.group = group
    blocks.append(block)
    animations()
    layOutStacks()
    blocks.removeLast()
    if group.isEmpty { later { group.seal() } } else { group.seal() }
  }

  private static var isMakingChanges: Bool { !blocks.isEmpty }

  private static func later(_ work: @escaping @MainActor () -> Void) {
    Device.current.inNextTurn(work)
  }

  private static let noAction = NSNull()

  /// Returns the action of a view's layer for a changed value.
  static func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard areAnimationsEnabled, let block = blocks.last, block.duration > 0,
      let key = LayerKey(rawValue: event), let old = layer.properties[key]
    else { return noAction }
    return ViewAction(old: old, key: key, block: block)
  }
}

extension UIViewAnimationState.Block {
  /// Inherits the settings of the enclosing block, unless the options override them.
  mutating func inherit(from outer: UIViewAnimationState.Block) {
    let optionBits: UInt = 0xFFFF
    let curveBits: UInt = 0xF << 16
    if !options.contains(.overrideInheritedOptions) {
      let inherited: UIView.AnimationOptions = [
        .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
      ]
      options.formUnion(
        .init(rawValue: outer.options.intersection(inherited).rawValue & optionBits))
    }
    // A spring defines both duration and curve, so it isn't overridden.
    guard spring == nil else { return }
    if !options.contains(.overrideInheritedDuration), duration > 0 {
      duration = outer.duration
      delay += outer.delay
    }
    if !options.contains(.overrideInheritedCurve) {
      options = .init(
        rawValue: options.rawValue & ~curveBits | outer.options.rawValue & curveBits)
      if !options.contains(.overrideInheritedDuration) { spring = outer.spring }
    }
  }

  /// Sets the animation's timing to the block's, and adds it to the block's completion group.
  func configure(_ animation: CAAnimation, for layer: CALayer) {
    animation.duration = duration
    if delay > 0 {
      animation.beginTime = layer.localTime((layer.tree?.clock ?? .current).now) + delay
    }
    animation.fillMode = .backwards
    animation.autoreverses = options.contains(.autoreverse)
    animation.repeatCount = options.contains(.repeat) ? .infinity : 0
    animation.allowsUserInteraction = options.contains(.allowUserInteraction)
    if spring == nil { animation.timingFunction = options.timingFunction }
    group?.join(animation)
  }
}

extension UIView.AnimationOptions {
  var timingFunction: CAMediaTimingFunction {
    switch curve {
    case 1: CAMediaTimingFunction(name: .easeIn)
    case 2: CAMediaTimingFunction(name: .easeOut)
    case 3: CAMediaTimingFunction(name: .linear)
    default: CAMediaTimingFunction(name: .easeInEaseOut)
    }
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view receives touches while it's animated.
  final var receivesTouchesWhileAnimating: Bool {
    layer.animations.isEmpty || layer.animations.allSatisfy { $0.animation.allowsUserInteraction }
  }
}
