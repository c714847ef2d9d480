// Hiding and showing arranged views of a stack view.
extension UIView {
  /// The stack view that arranges this view.
  final var enclosingStackView: UIStackView? {
    isArranged ? storedSuperview as? UIStackView : nil
  }

  /// Hides or shows an arranged view.
  ///
  /// In an animation block, the change is animated.
  ///
  /// A view that is hidden with an animation stays visible until it has collapsed.
  final func setHiddenInStackView(_ hides: Bool) {
    guard hides != isHidden else { return }
    let group = UIViewAnimationState.runningGroup
    isCollapsing = hides && group != nil
    layer.isHidden = hides && group == nil
    guard let stack = enclosingStackView else { return }
    stack.visibilityChanged()
    guard let group else { return }
    UIViewAnimationState.stacksToLayOut.append(stack)
    if hides { group.atEnd { [weak self] in self?.didCollapse() } }
  }

  private func didCollapse() {
    // The view may have been shown again in the meantime.
    guard isCollapsing else { return }
    isCollapsing = false
    layer.isHidden = true
  }
}

extension UIViewAnimationState {
  /// The completion group of the current animation block, or `nil` outside an animation.
  static var runningGroup: CompletionGroup? {
    guard areAnimationsEnabled, let block = blocks.last, block.duration > 0 else { return nil }
    return block.group
  }

  /// Lays out the stack views in which a view was hidden or shown, so that the change is part of
  /// the animation.
  static func layOutStacks() {
    while let stack = stacksToLayOut.popLast() { stack.layoutIfNeeded() }
  }
}
