import BottomBounce
import TestHost
import Testing
import UIKit
import UIKitSimulator

/// Drags on scrolling content in a panel.
@MainActor @Suite(.ownDevice) struct ScrollHandoverTests: MovingPanel {
  let screen = TestHost()

  @discardableResult
  private func show(
    _ detents: [SheetDetent] = [.medium, .large],
    selected: SheetDetent.Identifier? = nil, height: CGFloat = 2_000,
    inset: CGFloat = 0
  ) -> Outcomes<Int> {
    screen.show(ScrollingContent(height: height, inset: inset), title: "Title") {
      $0.detents = detents
      $0.selectedDetent = selected
    }
  }

  private var scrollView: UIScrollView? { screen.find("scrolling") }
  private var offset: CGFloat { scrollView?.contentOffset.y ?? -1 }

  /// A finger that moved by a distance in the content.
  private func pull(by way: CGFloat, over time: Double = 0.5) -> Finger {
    pull(from: CGPoint(x: 196, y: top + 200), by: way, over: time)
  }

  private func move(_ finger: Finger, by way: CGFloat, over time: Double = 0.5) {
    finger.move(to: CGPoint(x: finger.place.x, y: finger.place.y + way), over: time)
  }

  private func rest(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.move(to: finger.place, over: 0.1)
    finger.lift()
    screen.settleAnimations()
  }

  @Test func `at the top, dragging content down moves the panel instead`() {
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

  @Test func `dragging content down dismisses the panel`() {
    let before = screen.leftoverState
    let outcomes = show([.fits])
    let finger = pull(by: 90, over: 0.1)
    finger.lift()
    #expect(outcomes.cancellations == [.drag])
    #expect(offset == 0)
    screen.settleAnimations()
    #expect(screen.leftoverState == before)
  }

  @Test func `dragging up expands the panel before the content scrolls`() {
    show()
    let medium = top
    let finger = pull(by: -210)
    #expect(isNear(top, medium - 200, within: 6))
    #expect(offset == 0)
    rest(finger)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(offset == 0)
  }

  @Test func `after expanding, the same finger scrolls and returns without a jump`() {
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
        #expect(isNear(top, screen.view.safeAreaInsets.top + 10) || offset == 0)
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

  @Test func `decelerating content does not move the panel`() {
    show()
    let finger = pull(by: -360, over: 0.4)
    move(finger, by: -60, over: 0.06)
    let before = offset
    finger.lift()
    screen.settleAnimations()
    #expect(offset > before + 100)
    #expect(isNear(top, screen.view.safeAreaInsets.top + 10))
  }

  @Test func `content that is scrolled down does not move the panel`() {
    let outcomes = show(selected: .large)
    scrollView?.contentOffset.y = 300
    let raised = top
    let finger = pull(by: 500, over: 0.5)
    #expect(top == raised)
    #expect(offset < 0, "It overscrolls.")
    finger.lift()
    screen.settleAnimations()
    #expect(top == raised)
    #expect(offset == 0)
    #expect(outcomes.cancellations == [])
  }

  @Test func `at the largest detent a drag up and back down only scrolls`() {
    show(selected: .large)
    let raised = top
    let finger = pull(by: -110)
    #expect(isNear(offset, 100, within: 6))
    move(finger, by: 200)
    #expect(top == raised)
    rest(finger)
    #expect(top == raised)
  }

  @Test func `content that fits passes all drags to the panel`() {
    show(selected: .large, height: 100)
    let raised = top
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 1))
    rest(finger)
    #expect(isNear(top, raised))
  }

  @Test func `dragging an option list moves the panel without selecting a row`() {
    let options = (1...60).map { SheetOption($0, title: "Row \($0)") }
    let outcomes = screen.show(.list(options), title: "Row") { $0.detents = [.medium, .large] }
    let medium = top
    let list: UITableView? = screen.find("options")
    let finger = pull(by: -210)
    #expect(isNear(top, medium - 200, within: 6))
    #expect(list?.contentOffset.y == list.map { -$0.adjustedContentInset.top })
    rest(finger)
    #expect(screen.sheet.selectedDetent == .large)
    #expect(list?.indexPathForSelectedRow == nil)
    #expect(outcomes.cancellations == [])
  }

  @Test func `mouse scrolling moves the content, not the panel`() {
    show()
    let raised = top
    device.scroll(at: CGPoint(x: 196, y: raised + 200), by: CGSize(width: 0, height: -120))
    screen.settleAnimations()
    #expect(top == raised)
    device.scroll(at: CGPoint(x: 196, y: raised + 200), by: CGSize(width: 0, height: 600))
    screen.settleAnimations()
    #expect(top == raised)
  }

  @Test func `a horizontally scrolling row handles horizontal drags only`() {
    var content = TextContent.text("")
    content = content.suggestions([
      "The first", "The second", "The third", "The fourth", "The last",
    ])
    let outcomes = screen.show(content, title: "Text")
    let row = device.view { $0 is UIScrollView && $0.bounds.width > 200 && !($0 is UITextField) }
    guard let row = row as? UIScrollView else {
      Issue.record("There is no row.")
      return
    }
    let raised = top
    let middle = device.middle(of: row)
    device.drag(from: middle, to: CGPoint(x: middle.x - 100, y: middle.y), over: 0.3)
    screen.settleAnimations()
    #expect(row.contentOffset.x > 50)
    #expect(top == raised)
    let finger = device.touchDown(at: middle)
    finger.move(to: CGPoint(x: middle.x, y: middle.y + 40), over: 0.3)
    #expect(isNear(top, raised + 30))
    rest(finger)
    #expect(outcomes.cancellations == [])
  }

  @Test func `content does not decelerate after a drag that moved the panel`() {
    show()
    pull(by: -70, over: 0.08).lift()
    for _ in 0..<20 {
      #expect(offset == 0)
      device.advance(by: device.frameInterval)
    }
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .large)
    pull(by: 70, over: 0.08).lift()
    for _ in 0..<20 {
      #expect(offset == 0)
      device.advance(by: device.frameInterval)
    }
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .medium)
  }

  @Test func `a flick that scrolls the content back does not move the panel`() {
    let outcomes = show()
    let finger = pull(by: -500, over: 0.4)
    #expect(offset > 90)
    move(finger, by: 70, over: 0.06)
    #expect(offset > 10)
    finger.lift()
    screen.settleAnimations()
    #expect(screen.sheet.selectedDetent == .large)
    #expect(outcomes.cancellations == [])
  }

  @Test func `the top of content includes its inset`() {
    show(selected: .large, inset: 20)
    let raised = top
    #expect(offset == -20)
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 6))
    #expect(offset == -20)
    rest(finger)
    #expect(offset == -20)
    scrollView?.contentOffset.y = -5
    let second = pull(by: 60)
    #expect(top == raised, "It is not scrolled to the top.")
    rest(second)
  }

  @Test func `an inset can make fitting content scroll`() {
    show(selected: .large, height: 660, inset: 100)
    let view = scrollView
    #expect((view?.bounds.height ?? 0) > 660 && (view?.bounds.height ?? 0) < 760)
    let raised = top
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 6))
    #expect(offset == -100)
    rest(finger)
    view?.contentOffset.y = -60
    let second = pull(by: 60)
    #expect(top == raised)
    rest(second)
  }

  @Test func `content with scrolling disabled passes all drags to the panel`() {
    show(selected: .large)
    scrollView?.isScrollEnabled = false
    scrollView?.contentOffset.y = 300
    let raised = top
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 1))
    rest(finger)
    #expect(offset == 300)
  }

  @Test func `a drag on the title after one on the content moves the panel`() {
    show(selected: .large)
    rest(pull(by: -110))
    #expect(offset > 50)
    let (raised, place) = (top, offset)
    let second = pull(from: CGPoint(x: 196, y: raised + 28), by: 70)
    #expect(isNear(top, raised + 60))
    #expect(offset == place)
    rest(second)
  }

  @Test func `a second finger on the title does not move the panel`() {
    show(selected: .large)
    scrollView?.contentOffset.y = 300
    let raised = top
    let first = device.touchDown(at: CGPoint(x: 196, y: raised + 200))
    let second = device.touchDown(at: CGPoint(x: 220, y: raised + 28))
    move(first, by: 100)
    #expect(top == raised)
    second.lift()
    rest(first)
    #expect(top == raised)
  }

  @Test(arguments: [true, false])
  func `content scrolls again after the panel's drag is interrupted`(isTurned: Bool) {
    show()
    let finger = pull(by: -60)
    #expect(offset == 0)
    if isTurned { device.rotate(to: .landscapeLeft) } else { screen.sheet.selectDetent(.large) }
    screen.settleAnimations()
    scrollView?.contentOffset.y = 40
    #expect(offset == 40)
    finger.lift()
    screen.settleAnimations()
    #expect(offset == 40)
  }

  /// A scroll view in a scroll view.
  private struct Nested: SheetContent {
    func makeBody(_ context: SheetContext) -> SheetBody<Int> {
      let outer = ScrollingContent().makeBody(context)
      let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      inner.accessibilityIdentifier = "BottomBounce.inner"
      inner.contentSize = CGSize(width: 300, height: 1_000)
      outer.view.subviews.first?.addSubview(inner)
      return outer
    }
  }

  @Test func `of nested scroll views the innermost one takes precedence`() throws {
    screen.show(Nested(), title: "Title") { $0.detents = [.large] }
    let inner: UIScrollView = try #require(screen.find("inner"))
    inner.contentOffset.y = 300
    let raised = top
    rest(pull(by: 100))
    #expect(top == raised)
    #expect(inner.contentOffset.y < 300)
    inner.contentOffset.y = 0
    let finger = pull(by: 110)
    #expect(isNear(top, raised + 100, within: 6))
    #expect(inner.contentOffset.y == 0)
    finger.cancel()
    screen.settleAnimations()
  }

  @Test func `content that dismisses the keyboard lowers the panel and keeps the drag`()
    throws
  {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    show(selected: .large)
    let view = try #require(scrollView)
    view.subviews.first?.addSubview(field)
    view.keyboardDismissMode = .interactive
    field.becomeFirstResponder()
    screen.settleAnimations()
    #expect(device.system.keyboard.isVisible)
    let finger = pull(by: -60)
    screen.settleAnimations()
    #expect(!device.system.keyboard.isVisible)
    let place = offset
    move(finger, by: -20)
    #expect(place > 40 && isNear(offset, place + 20, within: 1))
    rest(finger)
    let contents = try #require(screen.contents)
    #expect(isNear(contents.convert(contents.bounds, to: nil).maxY, 852 - 34))
  }
}
