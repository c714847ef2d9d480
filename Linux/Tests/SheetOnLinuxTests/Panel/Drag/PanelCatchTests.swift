import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Touches that interrupt every animation of a panel.
@MainActor @Suite(.ownDevice) struct PanelCatchTests: MovingPanel {
  let screen = TestHost()

  /// Starts to present a content.
  private func begin<Content: SheetContent>(
    _ content: Content, transition: SheetTransition = .coverVertical
  ) -> Outcomes<Content.Value> {
    let outcomes = Outcomes<Content.Value>()
    var look = SheetConfiguration()
    look.transition = transition
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
    // The distance of a frame, and the rubber band's share of it.
    #expect(isNear(top, before, within: 90), "\(before) \(top)")
    #expect(isNear(dimming, min(last, 1), within: 0.3))
    expectHeld(by: finger)
    #expect(screen.sheet.stateName == "presenting")
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.sheet.stateName == "presented")
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
    #expect(screen.sheet.stateName == "presented")
    #expect(outcomes.cancellations == [])
  }

  @Test(arguments: [0.1, 0.2, 0.25])
  func `a finger catches a panel that rises with the keyboard`(moment: Double) {
    device.showsSoftwareKeyboard = true
    let outcomes = begin(TextContent("a"))
    device.advance(by: moment)
    let finger = touch(at: CGPoint(x: 196, y: raised + 28))
    let before = top
    move(finger, by: -2)
    #expect(isNear(top, before, within: 60), "\(before) \(top)")
    expectHeld(by: finger)
    #expect(device.system.keyboard.isUp)
    #expect(screen.textField?.isFirstResponder == true)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(screen.sheet.stateName == "presented")
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
}
