import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// Fingers that move a panel.
@MainActor @Suite(.ownDevice) struct DragTests {
  private let screen = SheetScreen()
  private var device: Simulator { screen.device }

  /// A content of a known height in which nothing has a use for fingers.
  private struct Tall: SheetContent {
    func makeBody(_ context: SheetContext) -> UIView {
      let view = UIView()
      view.heightAnchor.constraint(equalToConstant: 200).isActive = true
      return view
    }
    func value(in body: UIView) -> Int { 7 }
  }

  /// Where the panel's upper edge is on the screen now.
  private var top: CGFloat { screen.panel.map { device.screenFrame(of: $0.layer).minY } ?? -1 }
  private var dimming: CGFloat {
    (screen.find("backdrop") as UIView?).map {
      CGFloat($0.layer.presentedProperties(at: device.now).opacity)
    } ?? -1
  }
  /// A place in the body of a panel that is up.
  private var grip: CGPoint { CGPoint(x: 196, y: raised + 120) }
  private var raised: CGFloat { screen.panel.map { $0.center.y - $0.bounds.height / 2 } ?? -1 }
  private var height: CGFloat { screen.panel?.bounds.height ?? 0 }

  private func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  /// A finger that has moved by a way, and stands still.
  private func pull(from place: CGPoint? = nil, by way: CGFloat, over time: Double = 0.5) -> Finger
  {
    let place = place ?? grip
    let finger = device.touchDown(at: place)
    finger.move(to: CGPoint(x: place.x, y: place.y + way), over: time)
    return finger
  }

  /// Lifts a finger that has stood still for a while.
  private func rest(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.move(to: finger.place, over: 0.1)
    finger.lift()
  }

  // MARK: With the finger

  @Test func `the panel goes down with the finger, and the backdrop fades with it`() {
    let outcomes = screen.show(Tall())
    let (raised, height) = (raised, height)
    let finger = pull(by: 110)
    // The first ten points tell a movement from a tap.
    #expect(isNear(top, raised + 100))
    #expect(isNear(dimming, 1 - 100 / height, within: 0.005))
    rest(finger)
    screen.rest()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.panel?.transform == .identity)
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `above its place it follows less and less, and leaves no gap`() throws {
    screen.show(Tall())
    let (raised, before) = (raised, screen.sheet.subviews.count)
    let finger = pull(by: -110)
    let stretch = raised - top
    #expect(stretch > 30 && stretch < 55)
    let panel = try #require(screen.panel)
    let tail = try #require(screen.sheet.subviews.first { $0.backgroundColor == .systemBackground })
    #expect(tail !== panel)
    let frames = [panel, tail].map { device.screenFrame(of: $0.layer) }
    #expect(isNear(frames[0].maxY, frames[1].minY))
    #expect(frames[1].maxY >= device.window.bounds.maxY)
    finger.lift()
    screen.rest()
    #expect(top == raised)
    #expect(screen.sheet.subviews.count == before)
  }

  @Test func `beyond half of its height it goes when the finger lets go`() {
    let before = Residue(of: screen)
    let outcomes = screen.show(Tall())
    let finger = pull(by: height / 2 + 30)
    rest(finger)
    #expect(outcomes.cancellations == [.drag])
    screen.rest()
    #expect(outcomes.cancellations == [.drag])
    #expect(outcomes.values == [])
    #expect(!screen.sheet.isShown)
    #expect(Residue(of: screen) == before)
  }

  // MARK: Flicks

  @Test func `a flick down dismisses, and the fall goes on as fast as the finger`() {
    let outcomes = screen.show(Tall())
    let finger = pull(by: 90, over: 0.1)
    finger.lift()
    #expect(outcomes.cancellations == [.drag])
    let place = top
    device.advance(by: device.frameInterval)
    let step = top - place
    // 900 points a second are 15 a frame, and the spring alone would come 11 far.
    #expect(step > 15 && step < 25, "\(step)")
    var last = top
    while screen.panel != nil {
      #expect(top >= last - 0.01)
      last = top
      device.advance(by: device.frameInterval)
    }
    #expect(outcomes.cancellations == [.drag])
  }

  @Test func `a flick up from far down takes the panel back, as fast as the finger`() {
    let outcomes = screen.show(Tall())
    let raised = raised
    let finger = pull(by: height - 20)
    finger.move(to: CGPoint(x: finger.place.x, y: finger.place.y - 60), over: 0.1)
    finger.lift()
    let place = top
    device.advance(by: device.frameInterval)
    // 600 points a second are 10 a frame, and the spring alone would come 10 far.
    #expect(place - top > 13, "\(place - top)")
    screen.rest()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a gesture that is taken away lets the panel go up`() {
    let outcomes = screen.show(Tall())
    let finger = pull(by: height - 20)
    finger.cancel()
    screen.rest()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
  }

  // MARK: On the way

  @Test func `a finger catches a rising panel where it is`() {
    let outcomes = Outcomes<Int>()
    outcomes.show(Tall(), by: screen.sheet, in: screen.host)
    device.advance(by: 0.15)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 840))
    finger.move(to: CGPoint(x: 196, y: 833), over: device.frameInterval)
    let (place, light) = (top, dimming)
    #expect(place > raised + 20)
    finger.move(to: CGPoint(x: 196, y: 828), over: device.frameInterval)
    // One frame of the rise, and the finger's two points.
    #expect(abs(top - place) < 45, "\(place) \(top)")
    #expect(isNear(dimming, light, within: 0.2))
    let held = top
    device.advance(by: 0.5)
    #expect(isNear(top, held))
    #expect(screen.sheet.stateName == "presenting")
    finger.lift()
    screen.rest()
    #expect(top == raised)
    #expect(screen.sheet.stateName == "presented")
    #expect(outcomes.cancellations == [])
  }

  @Test func `a rising panel that is caught can be thrown away`() {
    let before = Residue(of: screen)
    let outcomes = Outcomes<Int>()
    outcomes.show(Tall(), by: screen.sheet, in: screen.host)
    device.advance(by: 0.1)
    device.drag(from: CGPoint(x: 196, y: 760), to: CGPoint(x: 196, y: 850), over: 0.1)
    screen.rest()
    #expect(outcomes.cancellations == [.drag])
    #expect(Residue(of: screen) == before)
  }

  @Test func `a finger catches a panel on its way back where it is`() {
    screen.show(Tall())
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
    screen.rest()
    #expect(top == raised)
  }

  @Test func `a second finger changes nothing, and OK can be tapped with it`() async throws {
    let outcomes = screen.show(Tall())
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
    screen.rest()
    #expect(outcomes.values == [7])
    #expect(outcomes.cancellations == [])
    #expect(!screen.sheet.isShown)
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

  // MARK: What else happens

  @Test func `where the app would not have it, the panel springs back`() {
    var asked: [Cancellation] = []
    screen.sheet.show(
      Tall(), in: screen.host,
      callbacks: .init(shouldDismiss: { reason in
        asked.append(reason)
        return false
      }), onValue: { _ in })
    screen.rest()
    let raised = raised
    let finger = pull(by: 150, over: 0.2)
    finger.lift()
    #expect(asked == [.drag])
    let place = top
    #expect(isNear(place, raised + 140))
    device.advance(by: device.frameInterval)
    // The finger's speed carries it on for a moment.
    #expect(top > place - 5, "\(top - place)")
    screen.rest()
    #expect(top == raised)
    #expect(dimming == 1)
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `with the keyboard up it stays while dragged, and goes with the sheet`() throws {
    device.showsSoftwareKeyboard = true
    let before = Residue(of: screen)
    let outcomes = screen.show(.text("a"), title: "Title")
    let place = CGPoint(x: 196, y: raised + 28)
    #expect(device.device.keyboard.isUp)
    let raised = raised
    let short = pull(from: place, by: 40)
    #expect(isNear(top, raised + 30))
    #expect(device.device.keyboard.isUp)
    rest(short)
    screen.rest()
    #expect(top == raised)
    #expect(outcomes.cancellations == [])
    let finger = pull(from: place, by: 90)
    rest(finger)
    screen.rest()
    #expect(outcomes.cancellations == [.drag])
    #expect(Residue(of: screen) == before)
  }

  @Test func `turning the device takes the panel from the finger`() {
    let outcomes = screen.show(Tall())
    let finger = pull(by: 150)
    device.rotate(to: .landscapeLeft)
    screen.rest()
    #expect(screen.panel?.transform == .identity)
    #expect(dimming == 1)
    finger.move(to: CGPoint(x: 196, y: 850), over: 0.1)
    #expect(screen.panel?.transform == .identity)
    finger.lift()
    screen.rest()
    #expect(outcomes.cancellations == [])
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `code may dismiss a sheet that a finger holds`() {
    let before = Residue(of: screen)
    let outcomes = screen.show(Tall())
    let finger = pull(by: 80)
    let place = top
    screen.sheet.dismiss()
    #expect(isNear(top, place))
    finger.move(to: CGPoint(x: 196, y: finger.place.y - 40), over: 0.1)
    #expect(top > place, "It falls, whatever the finger does.")
    #expect(screen.panel?.transform == .identity)
    finger.lift()
    screen.rest()
    #expect(outcomes.cancellations == [.code])
    #expect(Residue(of: screen) == before)
  }

  @Test func `a host that goes takes the panel from the finger`() {
    let outcomes = screen.show(Tall())
    let finger = pull(by: -80)
    screen.sheet.removeFromSuperview()
    finger.lift()
    screen.rest()
    #expect(outcomes.cancellations == [.hostRemoved])
    #expect(screen.sheet.subviews.count == 1)
  }

  @Test func `under Reduce Motion the finger moves the panel, and nothing springs`() {
    device.settings.reduceMotion = true
    let outcomes = screen.show(Tall())
    let raised = raised
    let finger = pull(by: 80)
    #expect(isNear(top, raised + 70))
    rest(finger)
    screen.rest()
    #expect(top == raised)
    let flick = pull(by: 90, over: 0.1)
    let place = top
    flick.lift()
    device.advance(by: 0.1)
    #expect(isNear(top, place), "It fades where it is.")
    // A spring would take longer than the 0.3 seconds of a curve.
    device.advance(by: 0.25)
    #expect(outcomes.cancellations == [.drag])
    #expect(!screen.sheet.isShown)
  }
}
