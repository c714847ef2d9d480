internal import CCairo
public import Foundation

extension CGContext {
  /// Begins a transparency layer, to which alpha, blend mode, and shadow are applied as a whole
  /// when it ends.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    beginLayer()
  }

  /// Begins a transparency layer that is limited to a rectangle.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginLayer()
  }

  /// Draws shapes of one translucent color, which doesn't add up where they overlap.
  ///
  /// - Parameters:
  ///   - rect: A rectangle around the shapes.
  ///   - color: The color.
  ///   - draw: A closure that draws the shapes in the opaque color that it's called with.
  package func drawTransparencyLayer(
    in rect: CGRect, color: CGColor, _ draw: (CGColor) -> Void
  ) {
    saveGState()
    state.alpha *= color.alpha
    beginTransparencyLayer(in: rect, auxiliaryInfo: nil)
    draw(color.copy(alpha: 1) ?? color)
    endTransparencyLayer()
    restoreGState()
  }

  private func beginLayer() {
    state.beginsLayer = true
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    cairo_push_group(cairo)
  }

  /// Ends the transparency layer, and composites it onto the bitmap.
  public func endTransparencyLayer() {
    guard hasOpenLayer else { return }
    while !state.beginsLayer { restoreState() }
    closeMasks()
    guard let group = cairo_pop_group(cairo), let saved = savedStates.popLast() else { return }
    defer { cairo_pattern_destroy(group) }
    state = saved
    let alpha = Double(state.alpha)
    render { cairo in
      cairo_set_source(cairo, group)
      cairo_paint_with_alpha(cairo, alpha)
    }
    cairo_restore(cairo)
  }

  private var hasOpenLayer: Bool {
    state.beginsLayer || savedStates.contains { $0.beginsLayer }
  }
}
