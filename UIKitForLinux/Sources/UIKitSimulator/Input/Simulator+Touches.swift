public import UIKit

extension Simulator {
  /// Taps a point of the screen.
  public func tap(at point: CGPoint) {
    tap(at: point, count: 1)
  }

  /// Taps the center of a view at its presented position.
  public func tap(_ view: UIView) {
    tap(at: middle(of: view))
  }

  /// Double-taps a point.
  public func doubleTap(at point: CGPoint) {
    tap(at: point, count: 1)
    advance(by: 0.1)
    tap(at: point, count: 2)
  }

  /// Double-taps the center of a view.
  public func doubleTap(_ view: UIView) {
    doubleTap(at: middle(of: view))
  }

  /// Touches and holds a point.
  public func longPress(at point: CGPoint, for duration: TimeInterval = 0.8) {
    let finger = touchDown(at: point)
    advance(by: duration)
    finger.lift()
    advance(by: frameInterval)
  }

  /// Touches and holds the center of a view.
  public func longPress(_ view: UIView, for duration: TimeInterval = 0.8) {
    longPress(at: middle(of: view), for: duration)
  }

  /// Drags a finger along a line at constant speed, and lifts it while it's moving.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    let finger = touchDown(at: start)
    finger.move(to: end, over: duration)
    finger.lift()
  }

  /// Begins a touch that the caller moves and ends.
  public func touchDown(at point: CGPoint) -> Finger {
    Finger(on: self, at: point, tapCount: 1)
  }

  /// Returns the center of a view's presentation layer on the screen.
  package func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return middle.applying(transformToScreen(from: view.layer))
  }

  /// Returns the bounding box of a presentation layer on the screen.
  package func screenFrame(of layer: CALayer) -> CGRect {
    layer.presentedProperties(at: now).bounds.applying(transformToScreen(from: layer))
  }

  private func transformToScreen(from layer: CALayer) -> CGAffineTransform {
    var transform = CGAffineTransform.identity
    var layer = layer
    while let parent = layer.superlayer {
      transform = transform.concatenating(layer.presentedProperties(at: now).toSuperlayer)
      layer = parent
    }
    return transform
  }

  private func tap(at point: CGPoint, count: Int) {
    let finger = Finger(on: self, at: point, tapCount: count)
    advance(by: frameInterval)
    finger.lift()
    advance(by: frameInterval)
  }
}
