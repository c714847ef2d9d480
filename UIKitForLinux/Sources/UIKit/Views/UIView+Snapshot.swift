extension UIView {
  /// Differs: The picture shows the values of the layers, and not a frame of their animations.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    let format = UIGraphicsImageRendererFormat(for: traitCollection)
    let renderer = UIGraphicsImageRenderer(bounds: bounds, format: format)
    let view = UIImageView(image: renderer.image { layer.render(in: $0.cgContext) })
    view.frame = CGRect(origin: .zero, size: bounds.size)
    return view
  }
}
