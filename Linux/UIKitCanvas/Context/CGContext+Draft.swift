public import Foundation

extension CGContext {
  public func saveGState() {}
  public func restoreGState() {}
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {}
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {}
  public func rotate(by angle: CGFloat) {}
  public func concatenate(_ transform: CGAffineTransform) {}
  public var ctm: CGAffineTransform { .identity }
  public func setFillColor(_ color: CGColor) {}
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(_ color: CGColor) {}
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  public func setLineWidth(_ width: CGFloat) {}
  public func setLineCap(_ cap: CGLineCap) {}
  public func setLineJoin(_ join: CGLineJoin) {}
  public func setMiterLimit(_ limit: CGFloat) {}
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  public func setAlpha(_ alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {}
  public func setShadow(offset: CGSize, blur: CGFloat) {}
  public func setShouldAntialias(_ shouldAntialias: Bool) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }
  public func beginPath() {}
  public func move(to point: CGPoint) {}
  public func addLine(to point: CGPoint) {}
  public func addLines(between points: [CGPoint]) {}
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addRect(_ rect: CGRect) {}
  public func addRects(_ rects: [CGRect]) {}
  public func addEllipse(in rect: CGRect) {}
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {}
  public func addPath(_ path: CGPath) {}
  public func closePath() {}
  public var path: CGPath? { nil }
  public var isPathEmpty: Bool { true }
  public var currentPointOfPath: CGPoint { .zero }
  public var boundingBoxOfPath: CGRect { .null }
  public func drawPath(using mode: CGPathDrawingMode) {}
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  public func strokePath() {}
  public func fill(_ rect: CGRect) {}
  public func fill(_ rects: [CGRect]) {}
  public func stroke(_ rect: CGRect) {}
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  public func fillEllipse(in rect: CGRect) {}
  public func strokeEllipse(in rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}
  public func clear(_ rect: CGRect) {}
  public func clip(using rule: CGPathFillRule = .winding) {}
  public func clip(to rect: CGRect) {}
  public func clip(to rects: [CGRect]) {}
  public func clip(to rect: CGRect, mask: CGImage) {}
  public func resetClip() {}
  public var boundingBoxOfClipPath: CGRect { .null }
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {}
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  public func endTransparencyLayer() {}
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func makeImage() -> CGImage? { nil }

  /// Draws an image the right way up.
  package func drawUpright(_ image: CGImage, in rect: CGRect, alpha: CGFloat = 1) {}
  /// Draws only the shadow that a filled path casts; radius is the gaussian's sigma in points.
  package func drawShadow(of path: CGPath, offset: CGSize, radius: CGFloat, color: CGColor) {}
  /// Hands the bitmap over without copying it; nothing can be drawn afterwards.
  package func finish() -> CGImage {
    CGImage(owning: OpaquePointer(Unmanaged.passUnretained(self).toOpaque()))
  }
  /// Returns a copy of what has been drawn; drawing can go on.
  package func copyImage() -> CGImage { finish() }
  /// Lends the pixels: BGRA premultiplied, rows `bytesPerRow` apart.
  package func withPixels<Result>(
    _ body: (_ pixels: UnsafeRawBufferPointer, _ bytesPerRow: Int) throws -> Result
  ) rethrows -> Result {
    try body(UnsafeRawBufferPointer(start: nil, count: 0), 0)
  }
}
