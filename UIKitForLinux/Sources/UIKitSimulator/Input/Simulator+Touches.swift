public import UIKit

extension Simulator {
  /// Touches a point of the screen for a moment.
  public func tap(at point: CGPoint) {
    tap(at: point, count: 1)
  }

  /// Touches the middle of a view, as it is on the screen now, for a moment.
  public func tap(_ view: UIView) {
    tap(at: middle(of: view))
  }

  /// Touches a point twice in quick succession.
  public func doubleTap(at point: CGPoint) {
    tap(at: point, count: 1)
    advance(by: 0.1)
    tap(at: point, count: 2)
  }

  /// Touches the middle of a view twice in quick succession.
  public func doubleTap(_ view: UIView) {
    doubleTap(at: middle(of: view))
  }

  /// Rests a finger on a point.
  public func longPress(at point: CGPoint, for duration: TimeInterval = 0.8) {
    let finger = touchDown(at: point)
    advance(by: duration)
    finger.lift()
    advance(by: frameInterval)
  }

  /// Rests a finger on the middle of a view.
  public func longPress(_ view: UIView, for duration: TimeInterval = 0.8) {
    longPress(at: middle(of: view), for: duration)
  }

  /// Moves a finger along a line at an even speed, and lifts it while it moves.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    let finger = touchDown(at: start)
    finger.move(to: end, over: duration)
    finger.lift()
  }

  /// Begins a touch that the caller moves and ends.
  public func touchDown(at point: CGPoint) -> Finger {
    Finger(on: self, at: point, tapCount: 1)
  }

  /// The middle of a view on the screen, where its presentation is now.
  package func middle(of view: UIView) -> CGPoint {
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    return middle.applying(transformToScreen(from: view.layer))
  }

  /// The box around a layer on the screen, where its presentation is now.
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
