import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Fingers that move a panel from one of its detents to another.
@MainActor @Suite(.ownDevice) struct DetentDragTests: MovingPanel {
  let screen = TestHost()
  private let log = Log()

  @MainActor private final class Log {
    var selected: [SheetDetent.Identifier] = []
    var cancellations: [Cancellation] = []
  }

  private func show(
    _ content: some SheetContent = PlainContent(height: 200),
    _ detents: [SheetDetent] = [.medium, .large],
    selected: SheetDetent.Identifier? = nil, settles: Bool = true,
    mayGo: Bool = true
  ) {
    var configuration = SheetConfiguration()
    configuration.detents = detents
    configuration.selectedDetent = selected
    screen.sheet.show(
      content, title: "Title", in: screen.view, configuration: configuration,
      callbacks: .init(
        shouldDismiss: { _ in mayGo }, didSelectDetent: { [log] in log.selected.append($0) }),
      onValue: { _ in }, onCancel: { [log] in log.cancellations.append($0) })
    if settles { screen.settleAnimations() }
  }

  private var insets: UIEdgeInsets { screen.view.safeAreaInsets }
  /// Where the panel's upper edge is when it is large, and when it is medium.
  private var large: CGFloat { insets.top + 10 }
  private var medium: CGFloat {
    let room = screen.view.bounds.height - insets.bottom - large
    return screen.view.bounds.height - insets.bottom - (room / 2).rounded()
  }

  /// A finger that has taken the title and moved by a way.
  private func pull(by way: CGFloat, over time: Double = 0.5) -> Finger {
    pull(from: CGPoint(x: 196, y: top + 28), by: way, over: time)
  }

  @Test func `a finger takes the panel from medium to large, and nothing springs from it`() {
    show()
    #expect(isNear(top, medium))
    let finger = pull(by: -210)
    // No rubber band between the two.
    #expect(isNear(top, medium - 200))
    #expect(dimming == 1)
    #expect(screen.panel.map { $0.frame.maxY >= screen.view.bounds.maxY } == true)
    rest(finger)
    #expect(log.selected == [.large])
    screen.settleAnimations()
    #expect(isNear(top, large))
    #expect(screen.panel?.transform == .identity)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `less than half of the way it goes back, and nobody is told`() {
    show()
    let finger = pull(by: -150)
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(top, medium))
    #expect(screen.sheet.selectedDetent == .medium)
    #expect(log.selected == [])
  }

  @Test func `a flick is enough, in both directions`() {
    show()
    pull(by: -70, over: 0.08).lift()
    screen.settleAnimations()
    #expect(isNear(top, large))
    pull(by: 70, over: 0.08).lift()
    screen.settleAnimations()
    #expect(isNear(top, medium))
    #expect(log.selected == [.large, .medium])
    #expect(log.cancellations == [])
  }

  @Test func `the panel is laid out once on the way up, for the larger detent`() {
    show(ScrollingContent())
    let finger = pull(by: -60)
    let panel = screen.panel
    let height = panel?.bounds.height ?? 0
    #expect(isNear(height, screen.view.bounds.height - large))
    for _ in 0..<2 {
      device.advance(by: device.frameInterval)
      device.updatedScreen()
    }
    let before = device.device.tree.statistics
    for step in 1...10 {
      finger.move(
        to: CGPoint(x: 196, y: finger.place.y + (step.isMultiple(of: 2) ? 30 : -50)), over: 1 / 60)
      device.updatedScreen()
    }
    let after = device.device.tree.statistics
    #expect(after.contentsDrawn == before.contentsDrawn)
    #expect(after.layersLaidOut == before.layersLaidOut)
    #expect(panel?.bounds.height == height)
    finger.cancel()
  }

  @Test func `above the largest it follows as on a rubber band, with no gap below`() throws {
    show(selected: .large)
    let finger = pull(by: -110)
    #expect(large - top > 30 && large - top < 55)
    let tail = try #require(screen.sheet.subviews.first { $0.backgroundColor == .systemBackground })
    #expect(device.screenFrame(of: tail.layer).maxY >= screen.view.bounds.maxY)
    finger.lift()
    screen.settleAnimations()
    #expect(isNear(top, large))
    #expect(screen.sheet.subviews.count == 2)
  }

  @Test func `from medium far up it is a rubber band, too, and all in one gesture`() {
    show()
    let finger = pull(by: -(medium - large) - 110)
    #expect(large - top > 30 && large - top < 55)
    finger.move(to: CGPoint(x: 196, y: finger.place.y + 100 + medium - large), over: 0.5)
    #expect(isNear(top, medium))
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(top, medium))
    #expect(log.selected == [])
  }

  @Test func `between detents the backdrop stays, and below the smallest it fades`() {
    show(selected: .large)
    let finger = pull(by: medium - large + 10)
    #expect(isNear(top, medium))
    #expect(dimming == 1)
    finger.move(to: CGPoint(x: 196, y: finger.place.y + 100), over: 0.3)
    #expect(isNear(dimming, 1 - 100 / (screen.view.bounds.height - medium), within: 0.005))
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(top, medium))
    #expect(dimming == 1)
    #expect(log.selected == [.medium])
  }

  @Test func `from large it can be thrown away at once, and leaves no trace`() {
    let before = screen.leftoverState
    show(selected: .large)
    pull(by: 400, over: 0.15).lift()
    #expect(log.cancellations == [.drag])
    screen.settleAnimations()
    #expect(log.selected == [])
    #expect(screen.leftoverState == before)
  }

  @Test func `where the app would not have it go, it goes to the smallest`() {
    show(selected: .large, mayGo: false)
    pull(by: 500, over: 0.2).lift()
    screen.settleAnimations()
    #expect(log.cancellations == [])
    #expect(isNear(top, medium))
    #expect(log.selected == [.medium])
    #expect(dimming == 1)
  }

  @Test(arguments: [true, false])
  func `a finger catches a panel between two detents where it is`(grows: Bool) {
    show(ScrollingContent(), selected: grows ? .medium : .large)
    screen.sheet.selectDetent(grows ? .large : .medium)
    device.advance(by: 0.1)
    let place = top
    #expect(place > large + 20 && place < medium - 20)
    // Views are touched where they are going to be.
    let start = max(place, grows ? large : medium) + 28
    let finger = device.touchDown(at: CGPoint(x: 196, y: start))
    finger.move(to: CGPoint(x: 196, y: start - 11), over: device.frameInterval)
    let held = top
    #expect(isNear(held, place, within: 60))
    device.advance(by: 0.5)
    #expect(isNear(top, held))
    finger.move(to: CGPoint(x: 196, y: start - 21), over: 0.1)
    #expect(isNear(top, held - 10))
    finger.cancel()
    screen.settleAnimations()
    #expect(isNear(top, grows ? large : medium))
  }

  @Test func `code may select a detent while a finger holds the panel`() {
    show()
    let finger = pull(by: -100)
    screen.sheet.selectDetent(.large)
    screen.settleAnimations()
    #expect(isNear(top, large))
    finger.move(to: CGPoint(x: 196, y: finger.place.y + 200), over: 0.2)
    #expect(isNear(top, large))
    finger.lift()
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .large)
    #expect(screen.panel?.transform == .identity)
    #expect(screen.sheet.subviews.count == 2)
  }

  @Test func `a change travels, and goes at once if asked to`() {
    show()
    screen.sheet.selectDetent(.large, animated: false)
    #expect(isNear(top, large))
    screen.sheet.selectDetent(.medium)
    device.advance(by: 0.1)
    #expect(top > large + 20 && top < medium - 20)
    screen.settleAnimations()
    #expect(isNear(top, medium))
  }

  @Test func `under Reduce Motion a change ends with its duration, as no spring does`() {
    device.settings.reduceMotion = true
    show()
    screen.sheet.selectDetent(.large)
    device.advance(by: 0.32)
    #expect(device.device.tree.animatingLayers.isEmpty)
    #expect(isNear(top, large))
  }

  @Test func `a rising panel that is caught goes on to its detent, and the backdrop does not jump`()
  {
    show(selected: .large, settles: false)
    device.advance(by: 0.1)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 840))
    finger.move(to: CGPoint(x: 196, y: 828), over: device.frameInterval)
    let share = (screen.view.bounds.height - top) / (screen.view.bounds.height - large)
    #expect(isNear(dimming, share, within: 0.01))
    finger.cancel()
    screen.settleAnimations()
    #expect(isNear(top, large))
    #expect(screen.sheet.stateName == "presented")
  }

  @Test func `turning the device keeps the detent, and takes the panel from the finger`() {
    show(ScrollingContent(), [.medium, .large, .custom(.init("low")) { _ in 150 }])
    screen.sheet.selectDetent(.medium, animated: false)
    let finger = pull(by: -100)
    device.rotate(to: .landscapeLeft)
    screen.settleAnimations()
    finger.lift()
    // Medium is inactive there.
    #expect(screen.sheet.selectedDetent == .init("low"))
    device.rotate(to: .portrait)
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .medium)
    #expect(isNear(top, medium))
    #expect(screen.panel?.transform == .identity)
  }

  @Test func `with the keyboard up no detent leaves the safe area`() {
    device.showsSoftwareKeyboard = true
    show(.text("a"), [.medium, .large], selected: .large)
    #expect(device.device.keyboard.isUp)
    #expect(isNear(top, large))
    screen.sheet.selectDetent(.medium)
    screen.settleAnimations()
    #expect(top >= large - 0.5)
    let finger = pull(by: -60)
    finger.lift()
    screen.settleAnimations()
    #expect(top >= large - 0.5)
    #expect(log.cancellations == [])
  }

  @Test func `what scrolls rests lower than it would be by itself`() {
    show(ScrollingContent(), [.custom(.init("low")) { _ in 120 }, .large], selected: .large)
    // 100 points are left, less than half of what the content asks for.
    rest(pull(by: screen.view.bounds.height - insets.bottom - 100 - top + 10))
    screen.settleAnimations()
    #expect(log.cancellations == [])
    #expect(log.selected == [.init("low")])
  }

  @Test func `with the keyboard up a rubber band begins where the room ends`() {
    device.showsSoftwareKeyboard = true
    show(.text("a").lines(1...4), [.medium, .large])
    let raised = top
    #expect(raised > large + 50)
    let finger = pull(by: large - raised - 110)
    #expect(large - top > 15 && large - top < 55, "\(large - top)")
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `a height between pixels is no way to go`() {
    show(ScrollingContent(), [.custom(.init("odd")) { _ in 300.2 }])
    let raised = top
    let finger = pull(by: 60)
    #expect(isNear(top, raised + 50))
    #expect(screen.sheet.subviews.count == 2, "Nothing opens below it.")
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `a flick from large to medium goes on as fast as the finger`() {
    show(selected: .large)
    let finger = pull(by: 72, over: 0.08)
    let place = top
    finger.lift()
    device.advance(by: device.frameInterval)
    // 900 points a second are 15 a frame.
    #expect(top - place > 12, "\(top - place)")
    screen.settleAnimations()
    #expect(isNear(top, medium))
  }

  @Test(arguments: [120, -120] as [CGFloat])
  func `code that selects a detent takes all back that a finger has done`(way: CGFloat) {
    show(selected: way < 0 ? .large : nil)
    let finger = pull(by: way)
    #expect(way < 0 ? screen.sheet.subviews.count == 3 : dimming < 0.9)
    screen.sheet.selectDetent(way < 0 ? .medium : .large)
    screen.settleAnimations()
    #expect(dimming == 1)
    #expect(screen.sheet.subviews.count == 2)
    #expect(isNear(top, way < 0 ? medium : large))
    finger.lift()
    screen.settleAnimations()
    #expect(isNear(top, way < 0 ? medium : large))
  }
}
