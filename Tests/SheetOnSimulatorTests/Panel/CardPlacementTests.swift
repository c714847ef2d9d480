import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// The position of the panel in wide hosts: centered, next to a view, or over the whole width.
@MainActor @Suite(.ownDevice) struct CardPlacementTests {
  private static let rows = (1...40).map { SheetOption($0, title: "Row \($0)") }

  private func pad() -> TestHost { TestHost(on: Simulator(.iPadPro11)) }

  private func isNear(_ value: CGFloat, _ other: CGFloat) -> Bool { abs(value - other) <= 0.5 }

  private func safeArea(_ screen: TestHost) -> CGRect {
    screen.view.bounds.inset(by: screen.view.safeAreaInsets)
  }

  @Test func `on an iPad, the panel is a centered card`() throws {
    let screen = pad()
    let before = screen.leftoverState
    let outcomes = screen.show(PlainContent(height: 200), title: "Title")
    let panel = try #require(screen.panel)
    #expect(isNear(panel.center.x, safeArea(screen).midX))
    #expect(isNear(panel.center.y, safeArea(screen).midY))
    #expect(panel.bounds.width == 540)
    #expect(screen.surface?.layer.cornerRadius == 20)
    #expect(screen.surface?.layer.maskedCorners.contains(.layerMaxXMaxYCorner) == true)
    screen.device.drag(
      from: CGPoint(x: panel.center.x, y: panel.frame.minY + 24),
      to: CGPoint(x: panel.center.x, y: panel.frame.minY + 300), over: 0.1)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
    #expect(screen.leftoverState == before)
  }

  @Test func `a card has the height of its content, and no detents or grabber`() throws {
    let screen = pad()
    screen.show(PlainContent(height: 200)) {
      $0.detents = [.large, .medium]
      $0.selectedDetent = .large
      $0.showsGrabber = true
    }
    #expect(try #require(screen.panel).bounds.height == 56 + 200 + 16)
    let grabber = try #require(screen.find("grabber") as UIView?)
    #expect(grabber.isHidden)
  }

  @Test func `a card with a long list is not higher than a form sheet`() throws {
    let screen = pad()
    screen.show(.list(Self.rows).searchable())
    let panel = try #require(screen.panel)
    #expect(panel.bounds.height > 600 && panel.bounds.height <= 680)
    #expect(isNear(panel.center.y, safeArea(screen).midY))
  }

  @Test func `a card is centered above the keyboard`() throws {
    let screen = pad()
    screen.device.showsSoftwareKeyboard = true
    screen.show(.text("a"))
    let panel = try #require(screen.panel)
    let keys = screen.view.keyboardLayoutGuide.layoutFrame
    #expect(keys.height > 200)
    #expect(isNear(panel.center.y, (safeArea(screen).minY + keys.minY) / 2))
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    let low = screen.view.keyboardLayoutGuide.layoutFrame.minY
    #expect(panel.frame.maxY <= low - 9.5 && panel.frame.minY >= safeArea(screen).minY)
  }

  @Test func `a card attaches to the edge when its host becomes narrow`() throws {
    let screen = pad()
    screen.show(PlainContent(height: 200)) { $0.detents = [.large] }
    let panel = try #require(screen.panel)
    screen.controller.traitOverrides.horizontalSizeClass = .compact
    screen.view.setNeedsLayout()
    screen.sheet.setNeedsLayout()
    screen.settleAnimations()
    #expect(isNear(panel.frame.maxY, screen.view.bounds.maxY))
    #expect(screen.surface?.layer.cornerRadius == 12)
    #expect(isNear(panel.frame.minY, screen.view.safeAreaInsets.top + 10))
  }

  // MARK: Width

  @Test(arguments: [(DeviceModel.iPhoneSE3, CGFloat(667)), (.iPhone16, 640)])
  func `no narrow strips remain beside a panel in landscape`(model: DeviceModel, width: CGFloat)
    throws
  {
    let screen = TestHost(on: Simulator(model))
    screen.device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    screen.show(PlainContent(height: 100))
    #expect(try #require(screen.panel).bounds.width == width)
  }
}
