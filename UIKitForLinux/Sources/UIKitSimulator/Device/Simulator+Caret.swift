import UIKit

extension Simulator {
  /// Advances the clock until every blinking insertion point is visible, by at most half a second.
  ///
  /// Call it before taking a still picture.
  public func advanceToVisibleCaret() {
    for _ in 0..<32 where hasHiddenCaret(in: window.layer) { advance(by: 1.0 / 60) }
  }

  private func hasHiddenCaret(in layer: CALayer) -> Bool {
    guard !layer.isHidden else { return false }
    if layer.animation(forKey: "blinking") != nil {
      return (layer.presentation() ?? layer).opacity < 1
    }
    return layer.sublayers?.contains(where: hasHiddenCaret) ?? false
  }
}
