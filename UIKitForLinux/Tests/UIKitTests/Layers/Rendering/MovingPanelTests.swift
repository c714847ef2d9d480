import Testing
import UIKit
import UIKitSimulator

/// A panel with text that moves in over a dimmed list: the frames that must be fast.
@MainActor @Suite(.ownDevice) struct MovingPanelTests {
  private let device = Simulator()
  private let backdrop = UIView()
  private let panel = UIView()
  private let renderer: ScreenRenderer

  init() throws {
    let pixels = device.system.screen.nativeBounds.size
    renderer = try ScreenRenderer(
      tree: device.system.tree, pixelWidth: Int(pixels.width), pixelHeight: Int(pixels.height),
      scale: 3)
    let window = device.window
    window.backgroundColor = UIColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
    for row in 0..<12 {
      let cell = UIView(frame: CGRect(x: 16, y: 60 + row * 52, width: 361, height: 44))
      cell.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      cell.layer.cornerRadius = 10
      window.addSubview(cell)
      cell.addSubview(text("Row \(row)", x: 16, y: 11))
    }
    backdrop.frame = window.bounds
    backdrop.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    backdrop.alpha = 0
    window.addSubview(backdrop)
    panel.frame = CGRect(x: 0, y: 852, width: 393, height: 420)
    panel.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    panel.layer.cornerRadius = 12
    panel.layer.cornerCurve = .continuous
    panel.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    panel.layer.shadowOpacity = 0.2
    panel.layer.shadowRadius = 16
    window.addSubview(panel)
    for (index, title) in ["Introduction", "Cancel", "OK"].enumerated() {
      panel.addSubview(text(title, x: 20 + index * 110, y: 20))
    }
    device.advance(by: 0.1)
    renderer.render()
  }

  private func text(_ string: String, x: Int, y: Int) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: y, width: 100, height: 22))
    label.text = string
    return label
  }

  private func rise(_ frame: () -> Void) {
    UIView.animate(withDuration: 0.3) {
      backdrop.alpha = 0.4
      panel.frame.origin.y = 432
    }
    while device.system.tree.isAnimating {
      device.advance(by: device.frameInterval)
      frame()
    }
  }

  private var statistics: RenderStatistics { device.system.tree.statistics }

  @Test func `while a panel moves in, nothing is laid out or drawn`() {
    rise { renderer.render() }
    panel.frame.origin.y = 852
    device.advance(by: 0.1)
    renderer.render()
    // The new position changes the panel's safe area, which causes one layout pass.
    var before: RenderStatistics?
    var frames = 0
    rise {
      if renderer.render() { frames += 1 }
      if before == nil { before = statistics }
    }
    #expect(frames >= 17)
    #expect(statistics.contentsDrawn == before?.contentsDrawn)
    #expect(statistics.layersLaidOut == before?.layersLaidOut)
    #expect(statistics.rastersMade == before?.rastersMade)
    #expect(!renderer.render())
  }

  @Test func `an intermediate frame matches a new renderer`() throws {
    rise { renderer.render() }
    UIView.animate(withDuration: 0.3) { panel.frame.origin.y = 600 }
    device.advance(by: 0.1)
    renderer.render()
    let fresh = try ScreenRenderer(
      tree: device.system.tree, pixelWidth: 1179, pixelHeight: 2556, scale: 3)
    fresh.render()
    #expect(Difference(renderer.image(), fresh.image()) == nil)
    write(renderer.image())
  }

  private func write(_ image: CGImage) {
    guard let path = ProcessInfo.processInfo.environment["UIKIT_LOOK"] else { return }
    try? image.pngData().write(to: URL(fileURLWithPath: path))
  }

  @Test(.enabled(if: ProcessInfo.processInfo.environment["UIKIT_MEASURE"] != nil))
  func `duration of a frame`() {
    let clock = ContinuousClock()
    for _ in 0..<3 {
      var spent = Duration.zero
      var frames = 0
      rise {
        spent += clock.measure { _ = renderer.render() }
        frames += 1
      }
      panel.frame.origin.y = 852
      backdrop.alpha = 0
      device.advance(by: 0.1)
      renderer.render()
      print("MEASURE", spent / frames, frames)
    }
  }
}
