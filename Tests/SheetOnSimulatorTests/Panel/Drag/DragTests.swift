import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Drags and flicks of a panel.
@MainActor @Suite(.ownDevice) struct DragTests: MovingPanel {
  let screen = TestHost()

  // MARK: Following the finger

  @Test func `the panel follows the finger down, and the backdrop fades`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let (raised, height) = (raised, height)
    let finger = pull(by: 110)
    // The pan gesture starts after ten points.
    #expect(isNear(top, raised + 100))
    #expect(isNear(dimming, 1 - 100 / height, within: 0.005))
    rest(finger)
    screen.settleAnimations()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.panel?.transform == .identity)
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.state == .presented)
  }

  @Test func `above its position the panel follows with a rubber band and no gap`() throws {
    screen.show(PlainContent(height: 200))
    let raised = raised
    let finger = pull(by: -110)
    let stretch = raised - top
    #expect(stretch > 30 && stretch < 55)
    let panel = try #require(screen.panel)
    let tail = try #require(screen.floor)
    let frames = [panel, tail].map { device.screenFrame(of: $0.layer) }
    #expect(isNear(frames[0].maxY, frames[1].minY))
    #expect(frames[1].maxY >= device.window.bounds.maxY)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `dragging beyond half of the height dismisses on release`() {
    let before = screen.leftoverState
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: height / 2 + 30)
    rest(finger)
    #expect(outcomes.cancellations == [.drag])
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
    #expect(outcomes.values == [])
    #expect(!screen.sheet.isPresented)
    #expect(screen.leftoverState == before)
  }

  @Test func `the backdrop fades while the panel is dismissed without a finger`() {
    screen.show(PlainContent(height: 200))
    screen.sheet.dismiss()
    device.advance(by: 0.15)
    #expect(dimming > 0.2 && dimming < 0.8, "\(dimming)")
    screen.settleAnimations()
    #expect(!screen.sheet.isPresented)
  }

  // MARK: Flicks

  @Test func `a flick down dismisses at the finger's velocity`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: 90, over: 0.1)
    finger.lift()
    #expect(outcomes.cancellations == [.drag])
    let place = top
    device.advance(by: device.frameInterval)
    let step = top - place
    // 900 points per second are 15 per frame. The spring alone would move 11.
    #expect(step > 15 && step < 25, "\(step)")
    var last = top
    while screen.panel != nil {
      #expect(top >= last - 0.01)
      last = top
      device.advance(by: device.frameInterval)
    }
    #expect(outcomes.cancellations == [.drag])
  }

  @Test func `a flick up from far down returns the panel at the finger's velocity`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let raised = raised
    let finger = pull(by: height - 20)
    finger.move(to: CGPoint(x: finger.place.x, y: finger.place.y - 60), over: 0.1)
    finger.lift()
    let place = top
    device.advance(by: device.frameInterval)
    // 600 points per second are 10 per frame. The spring alone would move 10.
    #expect(place - top > 13, "\(place - top)")
    screen.settleAnimations()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a canceled gesture returns the panel`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: height - 20)
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  // MARK: During animations

  @Test func `a finger catches a rising panel at its current position`() {
    let outcomes = Outcomes<Int>()
    outcomes.show(PlainContent(height: 200), by: screen.sheet, in: screen.view)
    device.advance(by: 0.15)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 840))
    finger.move(to: CGPoint(x: 196, y: 833), over: device.frameInterval)
    let (place, light) = (top, dimming)
    #expect(place > raised + 20)
    finger.move(to: CGPoint(x: 196, y: 828), over: device.frameInterval)
    // One frame of the presentation and the two points of the finger.
    #expect(abs(top - place) < 45, "\(place) \(top)")
    #expect(isNear(dimming, light, within: 0.2))
    let held = top
    device.advance(by: 0.5)
    #expect(isNear(top, held))
    #expect(screen.sheet.state == .presenting)
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(screen.sheet.state == .presented)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a caught rising panel can be dismissed with a flick`() {
    let before = screen.leftoverState
    let outcomes = Outcomes<Int>()
    outcomes.show(PlainContent(height: 200), by: screen.sheet, in: screen.view)
    device.advance(by: 0.1)
    device.drag(from: CGPoint(x: 196, y: 760), to: CGPoint(x: 196, y: 850), over: 0.1)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
    #expect(screen.leftoverState == before)
  }

  @Test func `a finger catches a panel that springs back at its current position`() {
    screen.show(PlainContent(height: 200))
    let raised = raised
    let first = pull(by: 120)
    rest(first)
    device.advance(by: 0.08)
    let place = top
    #expect(place > raised + 5 && place < raised + 105)
    let second = device.touchDown(at: CGPoint(x: 196, y: place + 100))
    second.move(to: CGPoint(x: 196, y: place + 111), over: device.frameInterval)
    let held = top
    #expect(isNear(held, place, within: 15))
    device.advance(by: 0.5)
    #expect(isNear(top, held))
    second.move(to: CGPoint(x: 196, y: place + 131), over: 0.2)
    #expect(isNear(top, held + 20))
    rest(second)
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `a second finger does not affect the drag and can tap OK`() async throws {
    let outcomes = screen.show(PlainContent(height: 200))
    let raised = raised
    let first = pull(by: 60)
    let second = device.touchDown(at: CGPoint(x: 300, y: top + 150))
    second.move(to: CGPoint(x: 300, y: 830), over: 0.2)
    #expect(isNear(top, raised + 50))
    second.lift()
    #expect(isNear(top, raised + 50))
    device.tap(try #require(screen.okButton))
    await screen.awaitDecision()
    #expect(outcomes.values == [7])
    first.move(to: CGPoint(x: 196, y: 840), over: 0.1)
    first.lift()
    screen.settleAnimations()
    #expect(outcomes.values == [7])
    #expect(outcomes.cancellations == [])
    #expect(!screen.sheet.isPresented)
  }
}
