internal import CCairo
public import Foundation

extension CGContext {
  /// Fills or strokes the path, and clears it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill: fillPath(using: .winding)
    case .eoFill: fillPath(using: .evenOdd)
    case .stroke: strokePath()
    case .fillStroke, .eoFillStroke:
      let path = cairo_copy_path(cairo)
      defer { cairo_path_destroy(path) }
      fillPath(using: mode == .fillStroke ? .winding : .evenOdd)
      cairo_append_path(cairo, path)
      strokePath()
    }
  }

  /// Fills the current path with the fill color, and clears the path.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    let source = color(state.fillColor)
    renderPath { cairo in
      cairo_set_fill_rule(cairo, rule.cairoValue)
      self.setSource(source, in: cairo)
      if self.isBounded {
        cairo_fill(cairo)
      } else {
        cairo_clip(cairo)
        cairo_paint(cairo)
      }
    }
  }

  /// Strokes the current path with the stroke color, and clears the path.
  public func strokePath() {
    let source = color(state.strokeColor)
    renderPath { cairo in
      self.setSource(source, in: cairo)
      cairo_stroke(cairo)
    }
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    fillPath()
  }

  /// Fills the union of rectangles with the fill color.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    addRects(rects)
    fillPath()
  }

  /// Strokes a rectangle, with half of the line inside and half outside.
  public func stroke(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    strokePath()
  }

  /// Strokes a rectangle with a line width in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    let previous = cairo_get_line_width(cairo)
    setLineWidth(width)
    stroke(rect)
    cairo_set_line_width(cairo, previous)
  }

  /// Fills the ellipse inscribed in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    fillPath()
  }

  /// Strokes the ellipse inscribed in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws lines between the first two points, the next two, and so on.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      move(to: points[index])
      addLine(to: points[index + 1])
    }
    strokePath()
  }

  /// Makes a rectangle transparent, regardless of the blend mode and alpha.
  public func clear(_ rect: CGRect) {
    beginPath()
    addRect(rect)
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  // MARK: - How a shape gets onto the bitmap

  /// Returns the components of a color, multiplied by the alpha of the context.
  func color(_ color: CGColor) -> (red: Double, green: Double, blue: Double, alpha: Double) {
    let rgba = color.rgba
    return (
      Double(rgba.red), Double(rgba.green), Double(rgba.blue), Double(rgba.alpha * state.alpha)
    )
  }

  func setSource(
    _ color: (red: Double, green: Double, blue: Double, alpha: Double), in cairo: OpaquePointer?
  ) {
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
  }

  /// A Boolean value that indicates whether the blend mode changes only pixels inside the shape, in
  /// Cairo as in Core Graphics.
  var isBounded: Bool {
    switch state.blendMode {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  /// Runs drawing code that consumes the path.
  private func renderPath(_ operation: (OpaquePointer?) -> Void) {
    guard state.shadow != nil || !isBounded else {
      cairo_set_operator(cairo, state.blendMode.cairoValue)
      operation(cairo)
      return
    }
    let path = cairo_copy_path(cairo)
    defer { cairo_path_destroy(path) }
    cairo_new_path(cairo)
    render { cairo in
      cairo_append_path(cairo, path)
      operation(cairo)
    }
  }

  /// Runs drawing code with the blend mode and, if set, with its shadow.
  ///
  /// The code may change the Cairo context in any way. It must not depend on the current path.
  func render(_ operation: (OpaquePointer?) -> Void) {
    if let shadow = state.shadow {
      renderWithShadow(shadow, operation)
      return
    }
    cairo_save(cairo)
    cairo_set_operator(cairo, state.blendMode.cairoValue)
    operation(cairo)
    cairo_restore(cairo)
  }
}

extension CGBlendMode {
  var cairoValue: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    // Cairo has no such mode. Multiplying is the closest one.
    case .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
