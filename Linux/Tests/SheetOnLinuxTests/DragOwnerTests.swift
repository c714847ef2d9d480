import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// Whose finger it is that moves on a sheet.
@MainActor @Suite(.ownDevice) struct DragOwnerTests {
  private let screen = SheetScreen()
  private var moving: MovingPanel { MovingPanel(screen: screen) }
  private var device: Simulator { screen.device }
  private var top: CGFloat { moving.top }
  private var raised: CGFloat { moving.raised }
  private var height: CGFloat { moving.height }
  private var grip: CGPoint { moving.grip }

  private func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    moving.isNear(value, other, within: within)
  }

  private func pull(from place: CGPoint? = nil, by way: CGFloat, over time: Double = 0.5) -> Finger
  {
    moving.pull(from: place, by: way, over: time)
  }

  private func rest(_ finger: Finger) {
    moving.rest(finger)
  }

  // MARK: Whose finger it is

  @Test func `a drag that begins on a button moves the panel, and taps nothing`() throws {
    let outcomes = screen.show(Tall())
    let raised = raised
    let cancel = try #require(screen.cancelButton)
    let finger = pull(from: device.middle(of: cancel), by: 70)
    #expect(isNear(top, raised + 60))
    rest(finger)
    screen.rest()
    #expect(outcomes.cancellations == [])
    #expect(top == raised)
  }

  @Test func `a drag that begins on the text leaves the panel alone`() throws {
    let outcomes = screen.show(.text("Some words"))
    let raised = top
    let field = try #require(screen.field)
    let finger = pull(from: device.middle(of: field), by: 200, over: 0.2)
    #expect(top == raised)
    finger.lift()
    screen.rest()
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `a drag that begins on wheels turns them, and leaves the panel alone`() throws {
    let outcomes = screen.show(.date(Date(timeIntervalSince1970: 1_749_988_800)))
    let raised = top
    let wheel = try #require(screen.wheels.first)
    let before = wheel.contentOffset
    let finger = pull(from: device.middle(of: wheel), by: 100, over: 0.1)
    #expect(top == raised)
    finger.lift()
    screen.rest()
    #expect(wheel.contentOffset != before)
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a drag on the backdrop, one to the side and a mouse wheel leave the panel alone`() {
    let outcomes = screen.show(Tall())
    let raised = raised
    let finger = pull(from: CGPoint(x: 196, y: 100), by: 300)
    #expect(top == raised)
    finger.lift()
    let side = device.touchDown(at: grip)
    side.move(to: CGPoint(x: 300, y: grip.y + 20), over: 0.2)
    side.move(to: CGPoint(x: 300, y: grip.y + 90), over: 0.2)
    #expect(top == raised)
    side.lift()
    device.scroll(at: grip, by: CGSize(width: 0, height: 200))
    #expect(top == raised)
    screen.rest()
    #expect(outcomes.cancellations == [])
  }

  @Test func `a sheet that is not draggable stays`() {
    let outcomes = screen.show(Tall()) { $0.isDraggable = false }
    let raised = raised
    device.drag(from: grip, to: CGPoint(x: 196, y: 850), over: 0.1)
    #expect(top == raised)
    screen.rest()
    #expect(outcomes.cancellations == [])
  }
}
