/// The animation blocks that run, innermost last.
@MainActor enum UIViewAnimationState {
  /// The settings of the animations in one block.
  struct Block {
    var duration: TimeInterval
    var delay: TimeInterval
    var options: UIView.AnimationOptions
    /// The spring that moves things instead of the curve among the options.
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
  /// Stacks whose views were hidden or shown by the block that runs.
  static var stacksToLayOut: [UIStackView] = []
  static var areAnimationsEnabled: Bool {
    get { DeviceScope.current.areAnimationsEnabled }
    set { DeviceScope.current.areAnimationsEnabled = newValue }
  }

  /// Runs a closure whose changes are animated.
  static func run(
    _ block: Block, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
  ) {
    var block = block
    if let outer = blocks.last { block.inherit(from: outer) }
    if block.spring == nil, block.options.curve == 7 {
      // The keyboard's curve, which has no name, is a spring that does not swing.
      block.spring = SpringCurve(
        settlingIn: max(block.duration, 1e-3), dampingRatio: 1, initialVelocity: 0)
    }
    let group = CompletionGroup { finished in
      guard let completion else { return }
      // The end of time comes at its own time; any other end in the middle of somebody's work.
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
  /// Takes over what a block around sets, unless this one says that it does not count.
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
    // A spring is duration and curve in one, and always its own.
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

  /// Gives an animation the block's time and ties its end to the block's.
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
  /// Whether the view may be touched although it moves.
  final var takesTouchesWhileAnimating: Bool {
    layer.animations.isEmpty || layer.animations.allSatisfy { $0.animation.allowsUserInteraction }
  }
}
