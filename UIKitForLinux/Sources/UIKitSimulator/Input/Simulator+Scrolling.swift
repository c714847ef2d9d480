public import UIKit

extension Simulator {
  /// Scrolls with a mouse wheel or trackpad, with the pointer at a point of the screen.
  ///
  /// One call is one event. Events without a pause between them are one scroll.
  ///
  /// - Parameters:
  ///   - distance: The distance that the content moves, in points, with the sign of a finger's
  ///   movement: a negative height scrolls down.
  ///   - type: Discrete for a wheel, whose steps are smoothed.
  public func scroll(
    at point: CGPoint, by distance: CGSize, type: UIScrollType = .discrete
  ) {
    turnWheel(at: point, by: distance, type: type)
    advance(by: frameInterval)
  }

  /// Sends one scroll event to the app at the clock's current time, for wheels that turn in real
  /// time.
  package func turnWheel(at point: CGPoint, by distance: CGSize, type: UIScrollType) {
    system.makeCurrent()
    let window = window(at: point)
    window.scroll(
      by: CGPoint(x: distance.width, y: distance.height),
      at: window.convert(point, from: nil as UIWindow?), type: type)
  }
}
