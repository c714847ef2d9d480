internal import CCairo
public import Foundation

extension CGContext {
  /// Saves the graphics state for `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    state.masks = []
    state.beginsLayer = false
    cairo_save(cairo)
  }

  /// Restores the last saved state.
  ///
  /// Without one, it has no effect.
  public func restoreGState() {
    guard !state.beginsLayer else { return }
    restoreState()
  }

  func restoreState() {
    guard let saved = savedStates.popLast() else { return }
    closeMasks()
    state = saved
    cairo_restore(cairo)
  }

  /// Ends all open transparency layers, masks, and states, so that the bitmap is complete.
  func closeEverything() {
    while !savedStates.isEmpty {
      if state.beginsLayer { endTransparencyLayer() } else { restoreState() }
    }
    closeMasks()
  }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the fill color from RGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    state.fillColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the stroke color from RGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    state.strokeColor = CGColor(gray: gray, alpha: alpha)
  }

  /// Sets the line width in points.
  ///
  /// The default is 1.
  public func setLineWidth(_ width: CGFloat) {
    cairo_set_line_width(cairo, Double(max(width, 0)))
  }

  /// Sets the line cap.
  ///
  /// The default is butt.
  public func setLineCap(_ cap: CGLineCap) {
    cairo_set_line_cap(cairo, cap.cairoValue)
  }

  /// Sets the line join.
  ///
  /// The default is miter.
  public func setLineJoin(_ join: CGLineJoin) {
    cairo_set_line_join(cairo, join.cairoValue)
  }

  /// Sets the maximum length of a miter join in line widths.
  ///
  /// The default is 10.
  public func setMiterLimit(_ limit: CGFloat) {
    cairo_set_miter_limit(cairo, Double(limit))
  }

  /// Sets the lengths of dashes and gaps in points.
  ///
  /// An empty array draws a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let lengths = lengths.map { max(Double($0), 0) }
    // Cairo permanently stops drawing if all lengths are zero.
    let isDashed = lengths.contains { $0 > 0 }
    cairo_set_dash(cairo, lengths, isDashed ? Int32(lengths.count) : 0, Double(phase))
  }

  /// Sets the opacity of all drawing, 0…1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Sets the blend mode.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are antialiased.
  ///
  /// The default is `true`.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    cairo_set_antialias(cairo, shouldAntialias ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
  }

  /// The quality of image resampling.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }

  /// Sets the shadow of all drawing.
  ///
  /// - Parameters:
  ///   - offset: The offset in points, independent of the transform. Positive values are right and
  ///   down.
  ///   - blur: The blur in points, twice the sigma of the Gaussian.
  ///   - color: The color, or `nil` for no shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.rgba.alpha > 0 else {
      state.shadow = nil
      return
    }
    state.shadow = Shadow(
      offset: CGSize(width: offset.width * scale, height: offset.height * scale),
      sigma: max(blur, 0) * scale / 2, color: color)
  }

  /// Sets the shadow of all drawing, in black with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

extension CGLineCap {
  var cairoValue: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension CGLineJoin {
  var cairoValue: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
