import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

/// Events that interrupt a drag.
@MainActor @Suite(.ownDevice) struct DragInterruptionTests: MovingPanel {
  let screen = TestHost()

  // MARK: Interruptions

  @Test func `a vetoed drag springs back`() {
    var asked: [Cancellation] = []
    screen.sheet.show(
      PlainContent(height: 200), in: screen.view,
      shouldDismiss: { reason in
        asked.append(reason)
        return false
      }, onValue: { _ in })
    screen.settleAnimations()
    let raised = raised
    let finger = pull(by: 150, over: 0.2)
    finger.lift()
    #expect(asked == [.drag])
    let place = top
    #expect(isNear(place, raised + 140))
    device.advance(by: device.frameInterval)
    // The velocity of the finger carries the panel on for a moment.
    #expect(top > place - 5, "\(top - place)")
    screen.settleAnimations()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.sheet.state == .presented)
  }

  @Test func `during a drag the keyboard stays, and it hides with the sheet`() throws {
    device.showsSoftwareKeyboard = true
    let before = screen.leftoverState
    let outcomes = screen.show(.text("a"), title: "Title")
    let place = CGPoint(x: 196, y: raised + 28)
    #expect(device.system.keyboard.isVisible)
    let raised = raised
    let short = pull(from: place, by: 40)
    #expect(isNear(top, raised + 30))
    #expect(device.system.keyboard.isVisible)
    rest(short)
    screen.settleAnimations()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
    let finger = pull(from: place, by: 90)
    rest(finger)
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.drag])
    #expect(screen.leftoverState == before)
  }

  @Test func `rotation ends the drag`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: 150)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    #expect(screen.panel?.transform == .identity)
    #expect(dimming == 1)
    finger.move(to: CGPoint(x: 196, y: 850), over: 0.1)
    #expect(screen.panel?.transform == .identity)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.state == .presented)
  }

  @Test func `dismissing in code works during a drag`() {
    let before = screen.leftoverState
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: 80)
    let place = top
    screen.sheet.dismiss()
    #expect(isNear(top, place))
    finger.move(to: CGPoint(x: 196, y: finger.place.y - 40), over: 0.1)
    #expect(top > place, "A drag must not stop the dismissal.")
    #expect(screen.panel?.transform == .identity)
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.programmatic])
    #expect(screen.leftoverState == before)
  }

  @Test func `removing the host ends the drag`() {
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: -80)
    screen.sheet.removeFromSuperview()
    finger.lift()
    screen.settleAnimations()
    #expect(outcomes.cancellations == [.hostRemoved])
    #expect(screen.sheet.subviews.count == 1)
  }

  @Test func `with Reduce Motion the panel follows the finger without a spring`() {
    device.settings.reduceMotion = true
    let outcomes = screen.show(PlainContent(height: 200))
    let raised = raised
    let finger = pull(by: 80)
    #expect(isNear(top, raised + 70))
    rest(finger)
    screen.settleAnimations()
    #expect(top == raised)
    let flick = pull(by: 90, over: 0.1)
    let place = top
    flick.lift()
    device.advance(by: 0.1)
    #expect(isNear(top, place), "It does not move while it fades.")
    // A spring would take longer than 0.3 seconds.
    device.advance(by: 0.25)
    #expect(outcomes.cancellations == [.drag])
    #expect(!screen.sheet.isPresented)
  }

  @Test func `a finger that stops before it lifts passes no velocity to the dismissal`() {
    screen.show(PlainContent(height: 200))
    // Flicked up, the panel stays.
    let flick = pull(by: 100, over: 0.3)
    flick.move(to: CGPoint(x: 196, y: flick.place.y - 80), over: 0.05)
    flick.lift()
    screen.settleAnimations()
    let finger = pull(by: 60)
    device.advance(by: 0.5)
    let place = top
    screen.sheet.dismiss()
    device.advance(by: device.frameInterval)
    // A spring that starts at rest moves a twentieth of its distance in the first frame.
    #expect(top > place + 5, "\(top - place)")
    var last = top
    while screen.panel != nil {
      #expect(top >= last - 0.01)
      last = top
      device.advance(by: device.frameInterval)
    }
    finger.lift()
    screen.settleAnimations()
  }

  @Test func `a panel caught while it springs back leaves no gap below`() throws {
    screen.show(PlainContent(height: 200))
    let raised = raised
    pull(by: -160).lift()
    device.advance(by: 0.05)
    let finger = device.touchDown(at: grip)
    finger.move(to: CGPoint(x: grip.x, y: grip.y - 14), over: device.frameInterval)
    #expect(top < raised - 3, "It is above its place: \(raised - top)")
    let panel = try #require(screen.panel)
    for _ in 0..<3 {
      let tail = try #require(screen.floor)
      let frames = [panel, tail].map { device.screenFrame(of: $0.layer) }
      #expect(isNear(frames[0].maxY, frames[1].minY, within: 0.05))
      device.advance(by: 0.4)
    }
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `the area below a panel has the panel's color in Dark Mode`() throws {
    device.settings.appearance = .dark
    let outcomes = screen.show(PlainContent(height: 200))
    let finger = pull(by: -110)
    let panel = try #require(screen.panel)
    let views = [try #require(screen.surface), try #require(screen.floor)]
    let colors = views.map { $0.backgroundColor?.resolvedColor(with: $0.traitCollection) }
    #expect(colors[0] == colors[1])
    device.tap(at: CGPoint(x: 300, y: device.screenFrame(of: panel.layer).maxY + 5))
    #expect(outcomes.cancellations == [])
    finger.lift()
    screen.settleAnimations()
  }
}
