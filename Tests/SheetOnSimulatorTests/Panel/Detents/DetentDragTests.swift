import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce

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
      callbacks: .init(didSelectDetent: { [log] in log.selected.append($0) }),
      shouldDismiss: { _ in mayGo },
      onValue: { _ in }, onCancel: { [log] in log.cancellations.append($0) })
    if settles { screen.settleAnimations() }
  }

  private var insets: UIEdgeInsets { screen.view.safeAreaInsets }
  /// The top of the panel at the large detent and at the medium detent.
  private var large: CGFloat { insets.top + 10 }
  private var medium: CGFloat {
    let room = screen.view.bounds.height - insets.bottom - large
    return screen.view.bounds.height - insets.bottom - (room / 2).rounded()
  }

  /// A finger that touched the title and moved by a distance.
  private func pull(by way: CGFloat, over time: Double = 0.5) -> Finger {
    pull(from: CGPoint(x: 196, y: top + 28), by: way, over: time)
  }

  @Test func `a finger drags the panel from medium to large without a jump`() {
    show()
    #expect(isNear(top, medium))
    let finger = pull(by: -210)
    // There is no rubber band between the two.
    #expect(isNear(top, medium - 200))
    #expect(dimming == 1)
    #expect(screen.panel.map { $0.frame.maxY >= screen.view.bounds.maxY } == true)
    rest(finger)
    #expect(log.selected == [.large])
    screen.settleAnimations()
    #expect(isNear(top, large))
    #expect(screen.panel?.transform == .identity)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(screen.sheet.state == .presented)
  }

  @Test func `a drag of less than half the distance goes back without a callback`() {
    show()
    let finger = pull(by: -150)
    rest(finger)
    screen.settleAnimations()
    #expect(isNear(top, medium))
    #expect(screen.sheet.selectedDetent == .medium)
    #expect(log.selected == [])
  }

  @Test func `a flick in either direction changes the detent`() {
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

  @Test func `dragging up lays the panel out once, for the larger detent`() {
    show(ScrollingContent())
    let finger = pull(by: -60)
    let panel = screen.panel
    let height = panel?.bounds.height ?? 0
    #expect(isNear(height, screen.view.bounds.height - large))
    for _ in 0..<2 {
      device.advance(by: device.frameInterval)
      device.updatedScreen()
    }
    let before = device.system.tree.statistics
    for step in 1...10 {
      finger.move(
        to: CGPoint(x: 196, y: finger.place.y + (step.isMultiple(of: 2) ? 30 : -50)), over: 1 / 60)
      device.updatedScreen()
    }
    let after = device.system.tree.statistics
    #expect(after.contentsDrawn == before.contentsDrawn)
    #expect(after.layersLaidOut == before.layersLaidOut)
    #expect(panel?.bounds.height == height)
    finger.cancel()
  }

  @Test func `above the largest detent a rubber band applies and leaves no gap`() throws {
    show(selected: .large)
    let finger = pull(by: -110)
    #expect(large - top > 30 && large - top < 55)
    let tail = try #require(screen.floor)
    #expect(device.screenFrame(of: tail.layer).maxY >= screen.view.bounds.maxY)
    finger.lift()
    screen.settleAnimations()
    #expect(isNear(top, large))
  }

  @Test func `one drag from medium to above large has a rubber band`() {
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

  @Test func `the backdrop fades only below the smallest detent`() {
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

  @Test func `a flick down from large dismisses without leaks`() {
    let before = screen.leftoverState
    show(selected: .large)
    pull(by: 400, over: 0.15).lift()
    #expect(log.cancellations == [.drag])
    screen.settleAnimations()
    #expect(log.selected == [])
    #expect(screen.leftoverState == before)
  }

  @Test func `a vetoed dismissal moves the panel to the smallest detent`() {
    show(selected: .large, mayGo: false)
    pull(by: 500, over: 0.2).lift()
    screen.settleAnimations()
    #expect(log.cancellations == [])
    #expect(isNear(top, medium))
    #expect(log.selected == [.medium])
    #expect(dimming == 1)
  }

  @Test(arguments: [true, false])
  func `a finger catches the panel between two detents`(grows: Bool) {
    show(ScrollingContent(), selected: grows ? .medium : .large)
    screen.sheet.selectDetent(grows ? .large : .medium)
    device.advance(by: 0.1)
    let place = top
    #expect(place > large + 20 && place < medium - 20)
    // Hit testing uses the final frames.
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

  @Test func `selecting a detent in code works during a drag`() {
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

  @Test func `a detent change is animated unless animation is off`() {
    show()
    screen.sheet.selectDetent(.large, animated: false)
    #expect(isNear(top, large))
    screen.sheet.selectDetent(.medium)
    device.advance(by: 0.1)
    #expect(top > large + 20 && top < medium - 20)
    screen.settleAnimations()
    #expect(isNear(top, medium))
  }

  @Test func `with Reduce Motion a detent change does not spring`() {
    device.settings.reduceMotion = true
    show()
    screen.sheet.selectDetent(.large)
    device.advance(by: 0.37)
    #expect(device.system.tree.animatingLayers.isEmpty)
    #expect(isNear(top, large))
  }

  @Test func `a caught rising panel continues to its detent without a backdrop jump`() {
    show(selected: .large, settles: false)
    device.advance(by: 0.1)
    let finger = device.touchDown(at: CGPoint(x: 196, y: 840))
    finger.move(to: CGPoint(x: 196, y: 828), over: device.frameInterval)
    let share = (screen.view.bounds.height - top) / (screen.view.bounds.height - large)
    #expect(isNear(dimming, share, within: 0.01))
    finger.cancel()
    screen.settleAnimations()
    #expect(isNear(top, large))
    #expect(screen.sheet.state == .presented)
  }

  @Test func `rotation keeps the detent and ends the drag`() {
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

  @Test func `with the keyboard shown every detent stays in the safe area`() {
    device.showsSoftwareKeyboard = true
    show(.text("a").lines(1...9), [.medium, .large], selected: .large)
    #expect(device.system.keyboard.isVisible)
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

  @Test func `scrolling content moves to a detent below its natural height`() {
    show(ScrollingContent(), [.custom(.init("low")) { _ in 120 }, .large], selected: .large)
    // 100 points are visible, less than half of the content's natural height.
    rest(pull(by: screen.view.bounds.height - insets.bottom - 100 - top + 10))
    screen.settleAnimations()
    #expect(log.cancellations == [])
    #expect(log.selected == [.init("low")])
  }

  @Test func `with the keyboard shown the rubber band starts at the available height`() {
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

  @Test func `a fractional detent height leaves no distance to drag`() {
    show(ScrollingContent(), [.custom(.init("odd")) { _ in 300.2 }])
    let raised = top
    let finger = pull(by: 60)
    #expect(isNear(top, raised + 50))
    #expect(screen.sheet.subviews.count == 2, "There is no gap below it.")
    finger.cancel()
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `a flick from large to medium continues at the finger's velocity`() {
    show(selected: .large)
    let finger = pull(by: 72, over: 0.08)
    let place = top
    finger.lift()
    device.advance(by: device.frameInterval)
    // 900 points per second are 15 per frame.
    #expect(top - place > 12, "\(top - place)")
    screen.settleAnimations()
    #expect(isNear(top, medium))
  }

  @Test(arguments: [120, -120] as [CGFloat])
  func `selecting a detent in code undoes the drag`(way: CGFloat) {
    show(selected: way < 0 ? .large : nil)
    let finger = pull(by: way)
    #expect(way < 0 ? top < large - 20 : dimming < 0.9)
    screen.sheet.selectDetent(way < 0 ? .medium : .large)
    screen.settleAnimations()
    #expect(dimming == 1)
    #expect(isNear(top, way < 0 ? medium : large))
    finger.lift()
    screen.settleAnimations()
    #expect(isNear(top, way < 0 ? medium : large))
  }
}
