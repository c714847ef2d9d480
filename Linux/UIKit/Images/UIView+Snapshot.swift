extension UIView {
  /// Draws the view and its subviews, scaled to a rectangle, into the current context.
  ///
  /// What is drawn are the values that the app has set, not where animations are.
  ///
  /// - Parameter afterUpdates: whether what is pending is laid out and drawn first.
  /// - Returns: whether there was something to draw, and a context to draw it in.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else {
      return false
    }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
