import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Touches that interrupt every animation of a panel.
@MainActor @Suite(.ownDevice) struct PanelCatchTests: MovingPanel {
  let screen = TestHost()

  /// Starts to present content.
  private func begin<Content: SheetContent>(
    _ content: Content, transition: SheetTransition = .coverVertical
  ) -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    var look = SheetConfiguration()
    look.transitionStyle = transition
    outcomes.show(content, title: "Title", by: screen.sheet, in: screen.view, look)
    return outcomes
  }

  /// The current opacity of the panel on the screen.
  private var opacity: CGFloat {
    screen.panel.map { CGFloat($0.layer.presentedProperties(at: device.now).opacity) } ?? -1
  }

  /// A finger that starts to drag the panel in the next frame, down by two points.
  private func touch(at place: CGPoint) -> Finger {
    let finger = device.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x, y: place.y - 9), over: device.frameInterval)
    return finger
  }

  private func move(_ finger: Finger, by way: CGFloat, over time: Double? = nil) {
    finger.move(
      to: CGPoint(x: finger.place.x, y: finger.place.y + way), over: time ?? device.frameInterval)
  }

  /// Checks that a finger drags the panel: it stops and follows the finger.
  private func expectHeld(by finger: Finger, _ location: SourceLocation = #_sourceLocation) {
    let (place, light, seen) = (top, dimming, opacity)
    device.advance(by: 0.7)
    #expect(isNear(top, place), "\(place) \(top)", sourceLocation: location)
    move(finger, by: 10, over: 0.1)
    // Above its position it has a rubber band.
    let way = place < raised ? 1...10 : 9.5...10.5
    #expect(way.contains(top - place), "\(place) \(top)", sourceLocation: location)
    move(finger, by: -10, over: 0.1)
    device.advance(by: 0.5)
    #expect(isNear(top, place), sourceLocation: location)
    #expect(isNear(dimming, max(light, dimming), within: 0.01), sourceLocation: location)
    #expect(opacity >= seen, sourceLocation: location)
  }

  @Test(arguments: [0, 0.25, 0.8] as [CGFloat], [0.05, 0.1, 0.2, 0.3])
  func `a finger catches a panel that rises with a spring`(bounce: CGFloat, moment: Double) {
    let outcomes = begin(PlainContent(height: 200), transition: .spring(bounce: bounce))
    device.advance(by: moment)
    let finger = touch(at: CGPoint(x: 196, y: 840))
    let (before, last) = (top, dimming)
    move(finger, by: -2)
    // The distance of a frame, multiplied by the factor of the rubber band.
    #expect(isNear(top, before, within: 90), "\(before) \(top)")
    #expect(isNear(dimming, min(last, 1), within: 0.3))
    expectHeld(by: finger)
    #expect(screen.sheet.state == .presenting)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.sheet.state == .presented)
    #expect(screen.sheet.subviews.count == 2)
    #expect(outcomes.cancellations == [])
  }

  @Test(arguments: [true, false], [0.05, 0.15, 0.25])
  func `a finger catches a cross-dissolving panel, which continues to dissolve`(
    isReduced: Bool, moment: Double
  ) {
    device.settings.reduceMotion = isReduced
    let outcomes = begin(
      PlainContent(height: 200), transition: isReduced ? .coverVertical : .crossDissolve)
    device.advance(by: moment)
    let finger = touch(at: grip)
    let (before, light, seen) = (top, dimming, opacity)
    #expect(before == raised)
    move(finger, by: -2)
    #expect(isNear(top, before, within: 1))
    #expect(isNear(opacity, seen, within: 0.12), "\(seen) \(opacity)")
    #expect(isNear(dimming, light, within: 0.12), "\(light) \(dimming)")
    device.advance(by: 0.5)
    #expect(opacity == 1)
    #expect(isNear(dimming, 1, within: 0.02))
    expectHeld(by: finger)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(screen.panel?.alpha == 1)
    #expect(screen.sheet.state == .presented)
    #expect(outcomes.cancellations == [])
  }

  @Test(arguments: [0.1, 0.2, 0.25])
  func `a finger catches a panel that rises with the keyboard`(moment: Double) {
    device.showsSoftwareKeyboard = true
    let outcomes = begin(TextContent.text("a"))
    device.advance(by: moment)
    let finger = touch(at: CGPoint(x: 196, y: raised + 28))
    let before = top
    move(finger, by: -2)
    #expect(isNear(top, before, within: 60), "\(before) \(top)")
    expectHeld(by: finger)
    #expect(device.system.keyboard.isVisible)
    #expect(screen.textField?.isFirstResponder == true)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(screen.sheet.state == .presented)
    #expect(outcomes.cancellations == [])
  }

  @Test(arguments: [0.02, 0.05, 0.09, 0.12, 0.2, 0.3])
  func `a finger catches a panel that bounces after a veto`(moment: Double) {
    screen.sheet.show(
      PlainContent(height: 200), in: screen.view, shouldDismiss: { _ in false },
      onValue: { _ in })
    screen.settleAnimations()
    screen.tapBackdrop()
    device.advance(by: moment)
    let finger = touch(at: grip)
    let before = top
    move(finger, by: -2)
    #expect(isNear(top, before, within: 6), "\(before) \(top)")
    expectHeld(by: finger)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(screen.panel?.transform == .identity)
  }

  @Test(arguments: [.coverVertical, .spring(), .crossDissolve] as [SheetTransition])
  func `a finger cannot catch a panel whose outcome is delivered`(
    transition: SheetTransition
  ) {
    let before = screen.leftoverState
    let outcomes = begin(PlainContent(height: 200), transition: transition)
    screen.settleAnimations()
    let place = grip
    screen.sheet.dismiss()
    #expect(outcomes.cancellations == [.programmatic])
    device.advance(by: 0.05)
    let finger = device.touchDown(at: CGPoint(x: place.x, y: max(place.y, top + 40)))
    var last = top
    for _ in 0..<40 where screen.panel != nil {
      move(finger, by: -5)
      #expect(screen.panel == nil || top >= last - 0.01)
      last = top
    }
    #expect(screen.panel == nil)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  @Test(arguments: [0.05, 0.1, 0.2], [false, true])
  func `a finger that rests on a rising panel stops it until it is lifted`(
    moment: Double, hasBounce: Bool
  ) {
    let outcomes = begin(
      PlainContent(height: 200), transition: .spring(bounce: hasBounce ? 0.5 : 0))
    device.advance(by: moment)
    let place = top
    let finger = device.touchDown(at: CGPoint(x: 196, y: max(place + 20, 800)))
    let (light, seen) = (dimming, opacity)
    device.advance(by: 0.7)
    #expect(isNear(top, place), "\(place) \(top)")
    #expect(dimming >= light - 0.01 && opacity >= seen)
    #expect(screen.sheet.state == .presenting)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.panel?.transform == .identity)
    #expect(screen.sheet.state == .presented)
    #expect(screen.sheet.subviews.count == 2)
    #expect(outcomes.total == 0)
  }

  @Test func `a finger that rests on a rising panel can drag it afterward`() {
    let outcomes = begin(PlainContent(height: 200))
    device.advance(by: 0.1)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 800))
    let place = top
    device.advance(by: 0.5)
    move(finger, by: 40, over: 0.2)
    // A drag begins after ten points, which are then added.
    #expect(isNear(top, place + 40, within: 11), "\(place) \(top)")
    finger.move(to: CGPoint(x: 196, y: 851), over: 0.05)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
  }

  @Test(arguments: [false, true])
  func `a press on OK of a rising panel stops it and confirms when it is lifted`(
    hasKeyboard: Bool
  ) async throws {
    device.showsSoftwareKeyboard = hasKeyboard
    let outcomes = begin(TextContent.text("a"))
    device.advance(by: 0.2)
    let place = top
    let ok = try #require(screen.okButton)
    let finger = device.touchDown(at: device.middle(of: ok))
    device.advance(by: 0.4)
    #expect(isNear(top, place), "\(place) \(top)")
    #expect(outcomes.total == 0)
    finger.lift()
    await screen.settle()
    #expect(outcomes.values == ["a"])
  }

  @Test func `a finger on wheels of a rising panel doesn't stop it`() {
    let outcomes = begin(.date(Date(timeIntervalSince1970: 1_749_988_800)))
    device.advance(by: 0.25)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 760))
    device.advance(by: 0.7)
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.total == 0 && screen.sheet.state == .presented)
  }

  @Test func `a rotation releases a panel that a finger holds`() throws {
    let outcomes = begin(PlainContent(height: 200))
    device.advance(by: 0.1)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 800))
    device.advance(by: 0.3)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(top == raised)
    finger.lift()
    screen.settleAnimations()
    try expectSeated()
    #expect(outcomes.total == 0)
  }

  @Test func `a sheet that ends while a finger holds its panel has no leaks`() {
    let before = screen.leftoverState
    let outcomes = begin(PlainContent(height: 200))
    device.advance(by: 0.1)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 800))
    device.advance(by: 0.3)
    screen.sheet.dismiss()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    finger.lift()
    screen.settleAnimations()
    #expect(screen.leftoverState == before)
  }
}
