import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct SimulatorTests {
  @Test(arguments: [
    (DeviceModel.iPhone16, CGSize(width: 1179, height: 2556), 59.0, 34.0),
    (.iPhone16ProMax, CGSize(width: 1320, height: 2868), 62, 34),
    (.iPhoneSE3, CGSize(width: 750, height: 1334), 20, 0),
    (.iPadPro11, CGSize(width: 1668, height: 2420), 24, 20),
  ])
  func `a device has the pixels and the safe area of its model`(
    model: DeviceModel, pixels: CGSize, top: CGFloat, bottom: CGFloat
  ) {
    let device = Simulator(model)
    #expect(device.window.screen.nativeBounds.size == pixels)
    #expect(device.window.safeAreaInsets.top == top)
    #expect(device.window.safeAreaInsets.bottom == bottom)
    #expect(device.window.isKeyWindow)
  }

  // MARK: Time

  @Test func `frames are at exact multiples of 1/60 s, independent of the calls`() {
    let device = Simulator()
    for _ in 0..<30 { device.advance(by: 0.1) }
    #expect(device.now == 3)
    for _ in 0..<7 { device.advance(by: device.frameInterval) }
    #expect(device.now == 187.0 / 60)
  }

  @Test func `a duration can end between two frames`() {
    let device = Simulator()
    device.advance(by: 0.005)
    #expect(device.now == 0.005)
    device.settle()
    device.advance(by: 0.005)
    device.advance(by: 1.0 / 60 - 0.01)
    #expect(device.now == 1.0 / 60)
  }

  @Test func `settle returns after the last animation`() {
    let device = Simulator()
    let view = UIView()
    device.window.addSubview(view)
    UIView.animate(withDuration: 0.5) {
      view.center.x = 100
    } completion: { _ in
      UIView.animate(withDuration: 0.25) { view.center.x = 200 }
    }
    device.settle()
    #expect(abs(device.now - 0.75) < 0.034)
    #expect(view.layer.presentation()?.position.x == 200)
  }

  @Test func `scheduled work runs at its time and in order, unless it's canceled`() {
    let device = Simulator()
    var order: [String] = []
    device.system.schedule(after: 0.2) { order.append("late") }
    device.system.schedule(after: 0.1) { order.append("early") }
    device.system.schedule(after: 0.1) { order.append("second") }
    device.system.schedule(after: 0.05) { order.append("never") }.cancel()
    device.advance(by: 0.1)
    #expect(order == ["early", "second"])
    device.settle()
    #expect(order == ["early", "second", "late"])
  }

  @Test func `a display link fires once per frame, and not between frames`() {
    let device = Simulator()
    _ = device.window
    var times: [CFTimeInterval] = []
    let link = CADisplayLink { times.append($0.targetTimestamp) }
    link.start(on: device.system)
    device.advance(by: 0.01)
    device.advance(by: 0.01)
    device.advance(by: 0.03)
    #expect(times.count == 3)
    link.invalidate()
    device.settle()
    #expect(device.now == 0.05)
  }

  @Test func `the current device is the same after an await, and in tasks`() async {
    let device = Simulator(.iPhoneSE3)
    await withTaskGroup { group in
      for _ in 0..<20 {
        // Detached tasks use the scope of the process, like tests without their own scope.
        group.addTask { await Task.detached { @MainActor in _ = Simulator(.iPadPro11) }.value }
      }
    }
    #expect(Device.current === device.system)
    let width = await Task { @MainActor in UIScreen.main.bounds.width }.value
    #expect(width == 375)
  }

  // MARK: Fingers

  @Test func `a drag moves once per frame with constant speed`() {
    let device = Simulator()
    let view = TouchRecorder(frame: device.window.bounds)
    device.window.addSubview(view)
    device.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 220), over: 0.2)
    #expect(view.places.count == 14)
    #expect(view.places.first == CGPoint(x: 100, y: 100))
    #expect(view.places.last == CGPoint(x: 100, y: 220))
    #expect(view.places[6].y == 160)
    #expect(view.times[6] == 6.0 / 60)
  }

  @Test func `a tap is at the view's presented position`() {
    let device = Simulator()
    let view = TouchRecorder(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    device.window.addSubview(view)
    view.transform = CGAffineTransform(translationX: 50, y: 80)
    device.tap(view)
    #expect(view.places == [CGPoint(x: 10, y: 10), CGPoint(x: 10, y: 10)])
  }

  // MARK: Settings

  @Test func `a changed setting is notified once, and its new value is readable`() {
    let device = Simulator()
    var told: [Bool] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in
      MainActor.assumeIsolated { told.append(UIAccessibility.isReduceMotionEnabled) }
    }
    device.settings.reduceMotion = true
    device.settings.reduceMotion = true
    NotificationCenter.default.removeObserver(token)
    #expect(told == [true])
  }

  @Test func `appearance, language, and content size are traits`() {
    let device = Simulator(locale: Locale(identifier: "ar_EG"), appearance: .dark)
    #expect(device.window.traitCollection.userInterfaceStyle == .dark)
    #expect(device.window.traitCollection.layoutDirection == .rightToLeft)
    device.appearance = .light
    device.settings.contentSizeCategory = .extraExtraLarge
    device.settings.increasesContrast = true
    let traits = device.window.traitCollection
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.preferredContentSizeCategory == .extraExtraLarge)
    #expect(traits.accessibilityContrast == .high)
  }

  @Test func `UIKit's singletons represent the device that was used last`() {
    let phone = Simulator(.iPhoneSE3)
    let pad = Simulator(.iPadPro11)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    phone.advance(by: 1)
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    #expect(UIScreen.main.bounds.width == 375)
    #expect(CACurrentMediaTime() == 1)
    #expect(pad.now == 0)
  }
}

private final class TouchRecorder: UIView {
  var places: [CGPoint] = []
  var times: [TimeInterval] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { record(touches) }

  private func record(_ touches: Set<UITouch>) {
    for touch in touches {
      places.append(touch.location(in: self))
      times.append(touch.timestamp)
    }
  }
}
