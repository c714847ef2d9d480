internal import CCairo
public import Foundation

extension CGContext {
  /// Draws a gradient along a line, limited only by the clip.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(
      gradient,
      pattern: cairo_pattern_create_linear(
        Double(startPoint.x), Double(startPoint.y), Double(endPoint.x), Double(endPoint.y)),
      options: options)
  }

  /// Draws a gradient between two circles, limited only by the clip.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(
      gradient,
      pattern: cairo_pattern_create_radial(
        Double(startCenter.x), Double(startCenter.y), Double(startRadius), Double(endCenter.x),
        Double(endCenter.y), Double(endRadius)),
      options: options)
  }

  private func paint(
    _ gradient: CGGradient, pattern: OpaquePointer?, options: CGGradientDrawingOptions
  ) {
    defer { cairo_pattern_destroy(pattern) }
    let stops = gradient.stops.sorted { $0.location < $1.location }
    guard let first = stops.first, let last = stops.last else { return }
    // Cairo extends a gradient at both ends or at neither. A clear stop ends it at one of them.
    if !options.contains(.drawsBeforeStartLocation) { add(first, alpha: 0, to: pattern) }
    for stop in stops { add(stop, alpha: stop.color.rgba.alpha, to: pattern) }
    if !options.contains(.drawsAfterEndLocation) { add(last, alpha: 0, to: pattern) }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    let alpha = Double(state.alpha)
    render { cairo in
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, alpha)
    }
  }

  private func add(_ stop: CGGradient.Stop, alpha: CGFloat, to pattern: OpaquePointer?) {
    let color = stop.color.rgba
    cairo_pattern_add_color_stop_rgba(
      pattern, Double(stop.location), Double(color.red), Double(color.green), Double(color.blue),
      Double(alpha))
  }
}
