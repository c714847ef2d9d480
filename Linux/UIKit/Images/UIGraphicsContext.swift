/// The contexts that UIKit's drawing goes to, innermost last.
private enum GraphicsContexts {
  // Read and written on the main actor only, as all of UIKit on Linux.
  nonisolated(unsafe) static var stack: [CGContext] = []
}

/// Returns the context that UIKit's drawing goes to.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.stack.last }

/// Makes a context the one that UIKit's drawing goes to.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContexts.stack.append(context)
}

/// Goes back to the context before.
public func UIGraphicsPopContext() {
  _ = GraphicsContexts.stack.popLast()
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

/// Draws a frame of one point inside a rectangle, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.fill([
    CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.maxY - 1, width: rect.width, height: 1),
    CGRect(x: rect.minX, y: rect.minY + 1, width: 1, height: rect.height - 2),
    CGRect(x: rect.maxX - 1, y: rect.minY + 1, width: 1, height: rect.height - 2),
  ])
}

/// Draws nothing outside a rectangle from now on.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}

extension UIColor {
  /// Fills and strokes with the colour from now on.
  public func set() {
    setFill()
    setStroke()
  }

  /// Fills with the colour from now on.
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Strokes with the colour from now on.
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}

/// Opens a bitmap to draw in; a scale of 0 takes the screen's.
///
/// Deprecated by Apple in iOS 17.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  let scale = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  // Every bitmap that is opened is closed, hence one of no size gets a pixel.
  let context = try? CGContext(
    pixelWidth: max(Int(pixels: size.width * scale), 1),
    pixelHeight: max(Int(pixels: size.height * scale), 1), scale: scale, opaque: opaque)
  if let context { UIGraphicsPushContext(context) }
}

/// Returns what has been drawn in the present bitmap.
///
/// Deprecated by Apple in iOS 17.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map {
    UIImage(cgImage: $0.copyImage(), scale: $0.scale, orientation: .up)
  }
}

/// Closes the present bitmap.
///
/// Deprecated by Apple in iOS 17.
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
}
