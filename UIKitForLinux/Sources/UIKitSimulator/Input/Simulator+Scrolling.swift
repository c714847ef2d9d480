public import UIKit

extension Simulator {
  /// Turns a mouse wheel, or strokes a trackpad, with the pointer at a point of the screen.
  ///
  /// One call is one step; steps that follow each other without a pause are one scroll.
  ///
  /// - Parameters:
  ///   - distance: How far the content moves, in points, as under a finger: a negative height shows what
  ///     lies further down.
  ///   - type: Discrete for a wheel, whose steps the content catches up with smoothly.
  public func scroll(
    at point: CGPoint, by distance: CGSize, type: UIScrollType = .discrete
  ) {
    turnWheel(at: point, by: distance, type: type)
    advance(by: frameInterval)
  }

  /// Hands one step of a scroll to the app at the clock's present time, for wheels that turn in real time.
  package func turnWheel(at point: CGPoint, by distance: CGSize, type: UIScrollType) {
    system.makeCurrent()
    let window = window(at: point)
    window.scroll(
      by: CGPoint(x: distance.width, y: distance.height),
      at: window.convert(point, from: nil as UIWindow?), type: type)
  }
}
