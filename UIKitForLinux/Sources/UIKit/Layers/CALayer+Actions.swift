extension CALayer {
  package final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actions?[event] { return action }
    if let styled = style?["actions"] as? [String: any CAAction], let action = styled[event] {
      return action
    }
    if let action = type(of: self).defaultAction(forKey: event) { return action }
    return implicitAnimation(forKey: event)
  }

  /// Returns the implicit animation of a layer without a view, from the presented value to the new
  /// value.
  private func implicitAnimation(forKey event: String) -> (any CAAction)? {
    // The root layer represents the screen and changes its size without animation.
    guard ownTree == nil, let tree, let key = LayerKey(rawValue: event),
      CATransaction.animationDuration() > 0,
      let shown = presentedProperties(at: tree.clock.now)[key]
    else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = shown
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}
