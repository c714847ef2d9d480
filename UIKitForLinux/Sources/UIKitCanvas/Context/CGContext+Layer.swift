internal import CCairo
public import Foundation

extension CGContext {
  /// Collects what is drawn until the layer ends; then alpha, blend mode and shadow are applied to
  /// all of it at once.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    beginLayer()
  }

  /// Collects what is drawn inside a rectangle until the layer ends.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    saveGState()
    clip(to: rect)
    beginLayer()
  }

  private func beginLayer() {
    state.beginsLayer = true
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    cairo_push_group(cairo)
  }

  /// Lays what was collected onto what was there.
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
