public import UIKit

/// A device without hardware: a screen, a clock that stands still until it is moved, fingers and keys.
@MainActor public final class Simulator {
  package let device: Device
  /// The app's window, in a scene of this device; key and visible.
  public let window: UIWindow

  /// A device of a model, showing an empty window.
  public init(
    _ model: DeviceModel = .iPhone16, locale: Locale = Locale(identifier: "en_US")
  ) {
    device = Device(size: model.size, scale: model.scale, traits: UITraitCollection())
    device.settings.locale = locale
    device.safeAreaInsets = model.portraitSafeArea
    window = UIWindow(windowScene: device.scene)
    window.makeKeyAndVisible()
    device.commit()
  }

  // MARK: Time

  /// The device's time in seconds since it was made.
  public var now: TimeInterval { device.clock.now }

  /// The seconds from one frame to the next.
  public var frameInterval: TimeInterval = 1.0 / 60

  /// Moves the clock, frame by frame.
  public func advance(by duration: TimeInterval) {
    let end = device.clock.now + duration
    device.turn()
    while device.clock.now < end - 1e-9 {
      device.clock.now = min(device.clock.now + frameInterval, end)
      device.turn()
    }
  }

  /// Moves the clock until nothing on the screen moves by itself and no work is waiting.
  ///
  /// Stops after `limit` seconds, so that what repeats for ever does not hold it up.
  public func settle(limit: TimeInterval = 10) {
    let end = device.clock.now + limit
    device.turn()
    while device.hasWorkForNextTurn || device.tree.nextAnimationEnd != nil, device.clock.now < end {
      device.clock.now += frameInterval
      device.turn()
    }
  }

  /// Moves the clock as `settle(limit:)` does, and lets tasks of the main actor run until they wait.
  public func settle(limit: TimeInterval = 10) async {
    for _ in 0..<8 {
      device.makeCurrent()
      (settle as (TimeInterval) -> Void)(limit)
      await Task.yield()
    }
    device.makeCurrent()
  }

  // MARK: Fingers

  /// Touches a point of the screen for a moment.
  public func tap(at point: CGPoint) {
    device.makeCurrent()
    let touch = UITouch(at: point, in: window)
    send(touch, .began, at: point)
    advance(by: frameInterval)
    send(touch, .ended, at: point)
    advance(by: frameInterval)
  }

  /// Touches the middle of a view for a moment.
  public func tap(_ view: UIView) {
    tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// Moves a finger along a line at an even speed.
  public func drag(from start: CGPoint, to end: CGPoint, over duration: TimeInterval) {
    device.makeCurrent()
    let touch = UITouch(at: start, in: window)
    send(touch, .began, at: start)
    let steps = max(Int((duration / frameInterval).rounded()), 1)
    for step in 1...steps {
      advance(by: frameInterval)
      let t = CGFloat(step) / CGFloat(steps)
      send(
        touch, .moved,
        at: CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t))
    }
    send(touch, .ended, at: end)
  }

  private func send(_ touch: UITouch, _ phase: UITouch.Phase, at point: CGPoint) {
    touch.previousPlace = touch.place
    touch.place = point
    touch.storedPhase = phase
    touch.storedTimestamp = device.clock.now
    let event = UIEvent()
    event.touches = [touch]
    event.storedTimestamp = device.clock.now
    device.application.sendEvent(event)
  }
}

/// What a simulated device is like.
public struct DeviceModel: Sendable {
  /// The screen in points, upright.
  public var size: CGSize
  /// The pixels a point.
  public var scale: CGFloat
  /// The part of the upright screen that hardware and bars cover.
  public var portraitSafeArea: UIEdgeInsets

  /// iPhone 16: 1179 × 2556 pixels.
  public static let iPhone16 = DeviceModel(
    size: CGSize(width: 393, height: 852), scale: 3,
    portraitSafeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
}
