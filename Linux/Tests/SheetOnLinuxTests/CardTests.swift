import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// Panels that float.
@MainActor @Suite(.ownDevice) struct CardTests {
  private func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  private func top(_ screen: SheetScreen) -> CGFloat {
    screen.panel.map { screen.device.screenFrame(of: $0.layer).minY } ?? -1
  }

  @Test func `on an iPad a card floats in the middle, and on a phone it does not`() throws {
    for (model, floats) in [(DeviceModel.iPadPro11, true), (.iPhone16, false)] {
      let screen = SheetScreen(Simulator(model))
      screen.show(Tall()) { $0.floating = .inWideHosts }
      let panel = try #require(screen.panel)
      let host = screen.host.bounds
      #expect(isNear(panel.center.x, host.midX))
      #expect((panel.frame.maxY < host.maxY - 9) == floats)
      #expect(panel.layer.maskedCorners.contains(.layerMinXMaxYCorner) == floats)
    }
  }

  @Test func `above its place a card follows as on a rubber band, and has no tail`() throws {
    let screen = SheetScreen()
    screen.show(Tall()) { $0.floating = .always }
    let raised = top(screen)
    let count = screen.sheet.subviews.count
    let start = CGPoint(x: 196, y: raised + 120)
    let finger = screen.device.touchDown(at: start)
    finger.move(to: CGPoint(x: 196, y: start.y - 110), over: 0.5)
    #expect(raised - top(screen) > 30 && raised - top(screen) < 55)
    #expect(screen.sheet.subviews.count == count)
    finger.lift()
    screen.rest()
    #expect(top(screen) == raised)
  }

  @Test func `a card that is dismissed leaves the screen fully, thrown or not`() {
    for isThrown in [true, false] {
      let screen = SheetScreen()
      let before = Residue(of: screen)
      let outcomes = screen.show(Tall()) { $0.floating = .always }
      let raised = top(screen)
      if isThrown {
        screen.device.drag(
          from: CGPoint(x: 196, y: raised + 60), to: CGPoint(x: 196, y: raised + 200), over: 0.1)
      } else {
        screen.sheet.dismiss()
      }
      var lowest = top(screen)
      while screen.panel != nil {
        lowest = max(lowest, top(screen))
        screen.device.advance(by: screen.device.frameInterval)
      }
      #expect(lowest > screen.host.bounds.maxY - 30)
      #expect(outcomes.cancellations == [isThrown ? .drag : .code])
      #expect(Residue(of: screen) == before)
    }
  }

  @Test func `a card keeps above the keyboard`() throws {
    let screen = SheetScreen()
    screen.device.showsSoftwareKeyboard = true
    screen.show(.text("a")) { $0.floating = .always }
    let panel = try #require(screen.panel)
    let keys = screen.host.keyboardLayoutGuide.layoutFrame
    #expect(keys.height > 100)
    #expect(isNear(panel.frame.maxY, keys.minY - 10))
  }

  @Test func `a card stands again where its host becomes narrow`() throws {
    let screen = SheetScreen(Simulator(.iPadPro11))
    screen.show(Tall()) { $0.floating = .inWideHosts }
    let panel = try #require(screen.panel)
    #expect(panel.frame.maxY < screen.host.bounds.maxY)
    screen.controller.traitOverrides.horizontalSizeClass = .compact
    screen.host.setNeedsLayout()
    screen.sheet.setNeedsLayout()
    screen.rest()
    #expect(isNear(panel.frame.maxY, screen.host.bounds.maxY))
    #expect(!panel.layer.maskedCorners.contains(.layerMinXMaxYCorner))
  }
}
