import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct CADisplayLinkTests {
  @Test func `a display link fires once per frame until it's invalidated`() {
    let device = Simulator()
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    #expect(times == [])
    let start = device.now
    device.advance(by: 0.1)
    #expect(times.count == 6)
    #expect(abs((times.first ?? 0) - start - 1.0 / 60) < 1e-9)
    #expect(abs(link.targetTimestamp - link.timestamp - link.duration) < 1e-9)
    link.isPaused = true
    device.advance(by: 0.1)
    #expect(times.count == 6)
    link.isPaused = false
    device.advance(by: 1.0 / 60)
    #expect(times.count == 7)
    link.invalidate()
    device.advance(by: 0.1)
    #expect(times.count == 7)
  }

  @Test func `a lower rate skips frames`() {
    let device = Simulator()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 10, maximum: 30, preferred: 20)
    link.add(to: .main, forMode: .common)
    device.advance(by: 1)
    #expect((19...21).contains(count))
    link.invalidate()
  }

  @Test func `an invalidated link releases its target`() {
    final class Target {}
    var target: Target? = Target()
    weak let weakTarget = target
    let link = CADisplayLink { [target] _ in _ = target }
    target = nil
    #expect(weakTarget != nil)
    link.invalidate()
    #expect(weakTarget == nil)
  }

  /// Uses of a display link in nonisolated code, as on iOS.
  nonisolated private func run(_ link: CADisplayLink) {
    link.add(to: .main, forMode: .common)
    link.remove(from: .main, forMode: .common)
    link.add(to: .main, forMode: .default)
    link.invalidate()
  }

  @Test func `a display link isn't actor-isolated`() {
    let device = Simulator()
    var count = 0
    let link = CADisplayLink { _ in count += 1 }
    run(link)
    device.advance(by: 0.1)
    #expect(count == 0)
  }
}
