// Hiding and showing what a stack view arranges.
extension UIView {
  /// The stack view that lays this view out.
  final var stackAround: UIStackView? {
    isArranged ? storedSuperview as? UIStackView : nil
  }

  /// Hides or shows an arranged view; inside of an animation, the stack moves with it.
  ///
  /// A view that is hidden so stays on the screen until it has folded up.
  final func setHiddenInStack(_ hides: Bool) {
    guard hides != isHidden else { return }
    let group = UIViewAnimationState.runningGroup
    isFoldingUp = hides && group != nil
    layer.isHidden = hides && group == nil
    guard let stack = stackAround else { return }
    stack.visibilityChanged()
    guard let group else { return }
    UIViewAnimationState.stacksToLayOut.append(stack)
    if hides { group.atEnd { [weak self] in self?.foldedUp() } }
  }

  private func foldedUp() {
    // It may have been shown again in the meantime.
    guard isFoldingUp else { return }
    isFoldingUp = false
    layer.isHidden = true
  }
}

extension UIViewAnimationState {
  /// The completion group of the current animation block; `nil` if nothing is animated.
  static var runningGroup: CompletionGroup? {
    guard areAnimationsEnabled, let block = blocks.last, block.duration > 0 else { return nil }
    return block.group
  }

  /// Lays out the stacks in which something was hidden or shown, so that they move with the block.
  static func layOutStacks() {
    while let stack = stacksToLayOut.popLast() { stack.layoutIfNeeded() }
  }
}
