import BottomBounce
import Testing
import UIKit
import UIKitSimulator

/// Fingers on content that scrolls in a panel.
@MainActor @Suite(.ownDevice) struct ScrollHandOverTests {
  private let screen = SheetScreen()
  private var device: Simulator { screen.device }

  @discardableResult
  private func show(
    _ detents: [BottomBounceView.Detent] = [.medium, .large],
    selected: BottomBounceView.Detent.Identifier? = nil, height: CGFloat = 2_000
  ) -> Outcomes<Int> {
    screen.show(Scrolling(height: height), title: "Title") {
      $0.detents = detents
      $0.selectedDetent = selected
    }
  }

  private var scrollView: UIScrollView? { screen.find("scrolling") }
  private var offset: CGFloat { scrollView?.contentOffset.y ?? -1 }
  private var top: CGFloat { screen.panel.map { device.screenFrame(of: $0.layer).minY } ?? -1 }

  private func isNear(_ value: CGFloat, _ other: CGFloat, within: CGFloat = 0.5) -> Bool {
    abs(value - other) <= within
  }

  /// A finger that has moved by a way in the content.
  private func pull(by way: CGFloat, over time: Double = 0.5) -> Finger {
    let start = CGPoint(x: 196, y: top + 200)
    let finger = device.touchDown(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y + way), over: time)
    return finger
  }

  private func move(_ finger: Finger, by way: CGFloat, over time: Double = 0.5) {
    finger.move(to: CGPoint(x: finger.place.x, y: finger.place.y + way), over: time)
  }

  private func rest(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.move(to: finger.place, over: 0.1)
    finger.lift()
    screen.rest()
  }

  @Test func `at its top, content hands a movement down to the panel, and stays where it is`() {
    let outcomes = show(selected: .large)
    let raised = top
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 6))
    #expect(offset == 0)
    rest(finger)
    #expect(isNear(top, raised))
    #expect(offset == 0)
    #expect(outcomes.cancellations == [])
  }

  @Test func `the panel can be thrown away by its content`() {
    let before = Residue(of: screen)
    let outcomes = show([.fits])
    let finger = pull(by: 90, over: 0.1)
    finger.lift()
    #expect(outcomes.cancellations == [.drag])
    #expect(offset == 0)
    screen.rest()
    #expect(Residue(of: screen) == before)
  }

  @Test func `a movement up grows the panel first`() {
    show()
    let medium = top
    let finger = pull(by: -210)
    #expect(isNear(top, medium - 200, within: 6))
    #expect(offset == 0)
    rest(finger)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(offset == 0)
  }

  @Test func `after growing, the same finger scrolls, and comes back, without a jump`() {
    show()
    let medium = top
    let finger = pull(by: -10)
    var last = (top: top, offset: offset)
    var (hasScrolled, hasShrunk) = (false, false)
    for way in [-4, 4] as [CGFloat] {
      for _ in 0..<130 {
        move(finger, by: way, over: device.frameInterval)
        #expect(abs(top - last.top) <= 8.1, "\(last.top) \(top)")
        #expect(abs(offset - last.offset) <= 8.1, "\(last.offset) \(offset)")
        #expect(isNear(top, screen.host.safeAreaInsets.top + 10) || offset == 0)
        last = (top, offset)
        if offset > 50 { hasScrolled = true }
        if hasScrolled, top > medium - 100 { hasShrunk = true }
      }
    }
    #expect(hasScrolled)
    #expect(hasShrunk)
    rest(finger)
    #expect(offset == 0)
  }

  @Test func `content that the finger leaves scrolling goes on by itself, and the panel stays`() {
    show()
    let finger = pull(by: -360, over: 0.4)
    move(finger, by: -60, over: 0.06)
    let before = offset
    finger.lift()
    screen.rest()
    #expect(offset > before + 100)
    #expect(isNear(top, screen.host.safeAreaInsets.top + 10))
  }

  @Test func `content that is not at its top never moves the panel`() {
    let outcomes = show(selected: .large)
    scrollView?.contentOffset.y = 300
    let raised = top
    let finger = pull(by: 500, over: 0.5)
    #expect(top == raised)
    #expect(offset < 0, "It pulls itself beyond its end.")
    finger.lift()
    screen.rest()
    #expect(top == raised)
    #expect(offset == 0)
    #expect(outcomes.cancellations == [])
  }

  @Test func `at the largest detent a movement up scrolls, and back down does not move the panel`()
  {
    show(selected: .large)
    let raised = top
    let finger = pull(by: -110)
    #expect(isNear(offset, 100, within: 6))
    move(finger, by: 200)
    #expect(top == raised)
    rest(finger)
    #expect(top == raised)
  }

  @Test func `content that need not scroll leaves all movement to the panel`() {
    show(selected: .large, height: 100)
    let raised = top
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 1))
    rest(finger)
    #expect(isNear(top, raised))
  }

  @Test func `an option list hands over, too, and its rows are not chosen`() {
    let options = (1...60).map { SheetOption($0, title: "Row \($0)") }
    let outcomes = screen.show(.option(options), title: "Row") { $0.detents = [.medium, .large] }
    let medium = top
    let list: UITableView? = screen.find("options")
    let finger = pull(by: -210)
    #expect(isNear(top, medium - 200, within: 6))
    #expect(list?.contentOffset.y == 0)
    rest(finger)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(list?.indexPathForSelectedRow == nil)
    #expect(outcomes.cancellations == [])
  }

  @Test func `a mouse wheel scrolls the content, and leaves the panel alone`() {
    show()
    let raised = top
    device.scroll(at: CGPoint(x: 196, y: raised + 200), by: CGSize(width: 0, height: -120))
    screen.rest()
    #expect(top == raised)
    device.scroll(at: CGPoint(x: 196, y: raised + 200), by: CGSize(width: 0, height: 600))
    screen.rest()
    #expect(top == raised)
  }

  @Test func `a row that scrolls sideways keeps its own direction only`() {
    var content = TextContent("")
    content.suggestions = ["The first", "The second", "The third", "The fourth", "The last"]
    let outcomes = screen.show(content, title: "Text")
    let row = device.view { $0 is UIScrollView && $0.bounds.width > 200 && !($0 is UITextField) }
    guard let row = row as? UIScrollView else {
      Issue.record("There is no row.")
      return
    }
    let raised = top
    let middle = device.middle(of: row)
    device.drag(from: middle, to: CGPoint(x: middle.x - 100, y: middle.y), over: 0.3)
    screen.rest()
    #expect(row.contentOffset.x > 50)
    #expect(top == raised)
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 40), over: 0.3)
    #expect(isNear(top, raised + 30))
    rest(finger)
    #expect(outcomes.cancellations == [])
  }
}
