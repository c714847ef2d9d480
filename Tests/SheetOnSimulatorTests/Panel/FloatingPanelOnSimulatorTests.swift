import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Floating panels.
@MainActor @Suite(.ownDevice) struct FloatingPanelOnSimulatorTests {
  private func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  private func top(_ screen: TestHost) -> CGFloat {
    screen.panel.map { screen.device.screenFrame(of: $0.layer).minY } ?? -1
  }

  @Test func `a panel floats on an iPad but not on an iPhone`() throws {
    for (model, floats) in [(DeviceModel.iPadPro11, true), (.iPhone16, false)] {
      let screen = TestHost(on: Simulator(model))
      screen.show(PlainContent(height: 200))
      let panel = try #require(screen.panel)
      let host = screen.view.bounds
      #expect(isNear(panel.center.x, host.midX))
      #expect((panel.frame.maxY < host.maxY - 9) == floats)
      let hasLowerCorners = floats || screen.edgeGap > 0
      #expect(screen.surface?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == hasLowerCorners)
    }
  }

  @Test func `above its position a floating panel has a rubber band and no fill`() throws {
    let screen = TestHost(on: Simulator(.iPadPro11))
    screen.show(PlainContent(height: 200))
    let raised = top(screen)
    let count = screen.sheet.subviews.count
    let start = CGPoint(x: screen.view.bounds.midX, y: raised + 120)
    let finger = screen.device.touchDown(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y - 110), over: 0.5)
    #expect(raised - top(screen) > 30 && raised - top(screen) < 55)
    #expect(screen.sheet.subviews.count == count)
    finger.lift()
    screen.settleAnimations()
    #expect(top(screen) == raised)
  }

  @Test func `a dismissed floating panel leaves the screen completely`() {
    for isThrown in [true, false] {
      let screen = TestHost(on: Simulator(.iPadPro11))
      let before = screen.leftoverState
      let outcomes = screen.show(PlainContent(height: 200))
      let (middle, raised) = (screen.view.bounds.midX, top(screen))
      if isThrown {
        screen.device.drag(
          from: CGPoint(x: middle, y: raised + 60), to: CGPoint(x: middle, y: raised + 200),
          over: 0.1)
      } else {
        screen.sheet.dismiss()
      }
      var lowest = top(screen)
      while screen.panel != nil {
        lowest = max(lowest, top(screen))
        screen.device.advance(by: screen.device.frameInterval)
      }
      #expect(lowest > screen.view.bounds.maxY - 30)
      #expect(outcomes.cancellations == [isThrown ? .drag : .programmatic])
      #expect(screen.leftoverState == before)
    }
  }

  @Test func `a floating panel attaches to the edge when its host becomes narrow`() throws {
    let screen = TestHost(on: Simulator(.iPadPro11))
    screen.show(PlainContent(height: 200))
    let panel = try #require(screen.panel)
    #expect(panel.frame.maxY < screen.view.bounds.maxY)
    screen.controller.traitOverrides.horizontalSizeClass = .compact
    screen.view.setNeedsLayout()
    screen.sheet.setNeedsLayout()
    screen.settleAnimations()
    #expect(isNear(panel.frame.maxY, screen.view.bounds.maxY - screen.edgeGap))
    #expect(
      screen.surface?.layer.maskedCorners.contains(.layerMinXMaxYCorner) == (screen.edgeGap > 0))
  }

  @Test(arguments: [DeviceModel.iPhone16, .iPhoneSE3])
  func `in landscape an iPhone panel stays in the horizontal safe area`(model: DeviceModel) throws {
    let screen = TestHost(on: Simulator(model))
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let insets = screen.view.safeAreaInsets
    #expect((insets.left > 40) == (model == .iPhone16))
    screen.show(.text("a"), title: "Title") { $0.maximumWidth = .infinity }
    let panel = try #require(screen.panel)
    #expect(isNear(panel.frame.minX, insets.left + screen.edgeGap))
    #expect(isNear(panel.frame.maxX, screen.view.bounds.width - insets.right - screen.edgeGap))
  }

  /// A body that records the widths that it is measured with.
  private final class Measured: UIView {
    var widths: [CGFloat] = []

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      widths.append(size.width)
      return CGSize(width: size.width, height: 100)
    }
  }

  private struct MeasuredContent: SheetContent {
    let body: Measured
    func makeBody(_ context: SheetContext) -> SheetBody<Int> { SheetBody(body) { 7 } }
  }

  @Test(arguments: [DeviceModel.iPhone16, .iPadPro11])
  func `content is measured at the panel's width`(model: DeviceModel) {
    let screen = TestHost(on: Simulator(model))
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let body = Measured()
    screen.show(MeasuredContent(body: body)) { $0.maximumWidth = .infinity }
    #expect(body.bounds.width > 500)
    #expect(Set(body.widths) == [body.bounds.width])
  }
}
