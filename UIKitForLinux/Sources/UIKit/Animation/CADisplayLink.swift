/// Differs: Methods must be called on the main actor, because a device owns its display links.
///
/// UIKit creates a display link with a closure, because a selector needs the Objective-C runtime.
public final class CADisplayLink: NSObject {
  private var action: ((CADisplayLink) -> Void)?
  /// A weak reference, so that a display link that is never invalidated doesn't keep the device
  /// alive.
  private weak var device: AnyObject?
  private var nextFrame: CFTimeInterval = 0

  public private(set) var timestamp: CFTimeInterval = 0
  public private(set) var targetTimestamp: CFTimeInterval = 0
  public let duration: CFTimeInterval = 1.0 / 60
  public var isPaused = false
  public var preferredFrameRateRange = CAFrameRateRange.default

  /// The purpose of the link, for reports of devices that don't become idle.
  package let name: String

  /// Creates a display link that calls a closure.
  ///
  /// - Parameters:
  ///   - name: The purpose of the link. The default is the file that creates it.
  ///   - action: The closure.
  package init(name: String = #fileID, _ action: @escaping (CADisplayLink) -> Void) {
    self.name = name
    self.action = action
    super.init()
    LiveObjects.register(self)
  }

  /// Differs: The run loop and its mode have no effect.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    onMainActor { $0.start(on: .current) }
  }

  public func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    onMainActor { $0.stop() }
  }

  public func invalidate() {
    onMainActor { $0.stop() }
    action = nil
  }

  /// Runs a closure on the main actor.
  ///
  /// The program stops if the caller is on another executor.
  private func onMainActor(_ body: @MainActor (CADisplayLink) -> Void) {
    // The closure runs synchronously in the caller's isolation, so the link is never shared.
    nonisolated(unsafe) let link = self
    MainActor.assumeIsolated { body(link) }
  }

  @MainActor package func start(on device: Device) {
    guard action != nil, !device.displayLinks.contains(where: { $0 === self }) else { return }
    self.device = device
    // The first call is in the next frame.
    nextFrame = device.clock.now + 1e-9
    device.displayLinks.append(self)
  }

  @MainActor private func stop() {
    (device as? Device)?.displayLinks.removeAll { $0 === self }
    device = nil
  }

  /// Calls the display link's closure if a frame is due.
  @MainActor package func tick() {
    guard let action, let device = device as? Device, device.clock.now >= nextFrame else { return }
    guard !isPaused else {
      nextFrame = device.clock.now + 1e-9
      return
    }
    timestamp = device.clock.now
    let rate = preferredFrameRateRange.preferred ?? 0
    let interval = rate > 0 ? max(1 / CFTimeInterval(rate), duration) : duration
    targetTimestamp = timestamp + interval
    // Half a frame earlier, so that a rounding error doesn't delay the call by a frame.
    nextFrame = targetTimestamp - duration / 2
    action(self)
  }
}

public struct CAFrameRateRange: Equatable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}
