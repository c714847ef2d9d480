import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ScrollViewDraggingTests {
  let device = Simulator()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
  let log = ScrollLog()

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 5000)
    scroll.delegate = log
    device.window.addSubview(scroll)
  }

  /// Drags vertically by a distance in a time, and lifts the finger while it's moving.
  func drag(_ height: CGFloat, over duration: TimeInterval = 0.2, from y: CGFloat = 450) {
    device.drag(
      from: CGPoint(x: 150, y: y), to: CGPoint(x: 150, y: y + height), over: duration)
  }

  func hold(_ finger: Finger) {
    device.advance(by: 0.2)
    finger.lift()
  }

  // MARK: Following the finger

  @Test func `content follows the finger after its first ten points`() {
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    finger.move(to: CGPoint(x: 150, y: 441), over: 0.1)
    #expect(scroll.contentOffset.y == 0)
    #expect(!scroll.isDragging)
    finger.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(scroll.contentOffset.y == 40)
    #expect(scroll.isTracking && scroll.isDragging && !scroll.isDecelerating)
    finger.move(to: CGPoint(x: 150, y: 420), over: 0.1)
    #expect(scroll.contentOffset.y == 20)
    hold(finger)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
    #expect(scroll.contentOffset.y == 20)
  }

  @Test func `a finger that pauses before it's lifted causes no deceleration`() {
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    finger.move(to: CGPoint(x: 150, y: 350), over: 0.1)
    hold(finger)
    #expect(log.calls == ["will begin dragging", "did scroll", "will end 0", "did end false"])
    #expect(!device.system.displayLinks.contains { !$0.isPaused })
  }

  @Test func `content dragged beyond its edge resists and bounces back`() {
    let finger = device.touchDown(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 510), over: 0.2)
    // 200 points beyond the top of a view of 400 points: (1 − 1 / (200 · 0.55 / 400 + 1)) · 400.
    #expect(abs(scroll.contentOffset.y + 86.27) < 0.34)
    device.advance(by: 0.2)
    finger.lift()
    #expect(scroll.isDecelerating)
    device.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(log.calls.last == "did end decelerating")
  }

  @Test func `content that doesn't bounce stops at its edge`() {
    scroll.bounces = false
    scroll.contentOffset.y = 20
    let finger = device.touchDown(at: CGPoint(x: 150, y: 300))
    finger.move(to: CGPoint(x: 150, y: 500), over: 0.1)
    #expect(scroll.contentOffset.y == 0)
    finger.lift()
    #expect(!scroll.isDecelerating)
    scroll.contentOffset.y = 4500
    drag(-200, over: 0.1)
    device.settle()
    #expect(scroll.contentOffset.y == 4600)
  }

  @Test func `content that fits does not scroll unless it always bounces`() {
    scroll.contentSize.height = 300
    drag(-100)
    #expect(log.calls.isEmpty)
    scroll.alwaysBounceVertical = true
    drag(-100)
    #expect(scroll.contentOffset.y > 0)
    device.settle()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a disabled scroll view, or one without scrollable content, doesn't move`() {
    scroll.isScrollEnabled = false
    drag(-100)
    #expect(log.calls.isEmpty)
    #expect(!scroll.panGestureRecognizer.isEnabled)
  }

  @Test func `disabling scrolling ends a drag`() {
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    finger.move(to: CGPoint(x: 150, y: 350), over: 0.1)
    scroll.isScrollEnabled = false
    #expect(log.calls.suffix(2) == ["will end 0", "did end false"])
    #expect(!scroll.isTracking && !scroll.isDragging)
    finger.move(to: CGPoint(x: 150, y: 300), over: 0.1)
    #expect(scroll.contentOffset.y == 90)
  }

  @Test func `directional lock keeps a drag in its initial direction`() {
    scroll.contentSize = CGSize(width: 2000, height: 5000)
    func dragAcross() {
      let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
      finger.move(to: CGPoint(x: 140, y: 400), over: 0.1)
      finger.move(to: CGPoint(x: 50, y: 400), over: 0.1)
      hold(finger)
    }
    dragAcross()
    #expect(scroll.contentOffset.x > 80)
    scroll.contentOffset = .zero
    scroll.isDirectionalLockEnabled = true
    dragAcross()
    #expect(scroll.contentOffset.x == 0)
    #expect(scroll.contentOffset.y > 35)
  }

  // MARK: After the finger

  @Test func `a flick calls the delegate methods in order`() {
    drag(-200)
    device.settle()
    #expect(
      log.calls == [
        "will begin dragging", "did scroll", "will end 1", "did end true",
        "will begin decelerating", "did scroll", "did end decelerating",
      ])
    // 1000 points per second, of which two thousandths are lost after a millisecond.
    #expect(abs(log.velocity.y - 1) < 0.01)
    #expect(log.velocity.x == 0)
    #expect(abs(log.target.y - (190 + 1000 / 2.002)) < 1)
    #expect(scroll.contentOffset.y == log.target.y)
    #expect(!scroll.isDecelerating)
  }

  @Test func `a fast deceleration rate ends sooner`() {
    scroll.decelerationRate = .fast
    drag(-200)
    device.settle()
    #expect(abs(scroll.contentOffset.y - (190 + 1000 / 10.05)) < 1)
  }

  @Test func `the motion after a flick doesn't depend on the frame rate`() {
    drag(-200)
    var places: [CGFloat] = []
    device.advance(by: 0.5)
    places.append(scroll.contentOffset.y)
    device.settle()
    scroll.contentOffset.y = 0
    drag(-200)
    device.system.clock.now += 0.5
    device.system.turn()
    places.append(scroll.contentOffset.y)
    #expect(places[0] > 300)
    #expect(abs(places[0] - places[1]) < 0.4)
  }

  @Test func `a flick beyond the edge bounces back`() {
    scroll.contentOffset.y = 300
    drag(200, over: 0.1, from: 250)
    var least: CGFloat = 0
    while scroll.isDecelerating {
      device.advance(by: device.frameInterval)
      least = min(least, scroll.contentOffset.y)
    }
    #expect(least < -20 && least > -150)
    #expect(scroll.contentOffset.y == 0)
  }

  @Test(arguments: [
    // The target of the delegate, from about 190 at 1000 points per second.
    690, 700, 200, 400, 1400, 3000, 100, 0,
  ])
  func `a delegate can choose the target offset`(target: CGFloat) {
    log.chosenTarget = CGPoint(x: 0, y: target)
    drag(-200)
    device.settle()
    #expect(scroll.contentOffset.y == target)
    #expect(log.calls.last == "did end decelerating")
  }

  @Test func `a delegate can stop the content at its offset`() {
    log.onWillEnd = { scroll, target in target = scroll.contentOffset }
    drag(-200)
    #expect(!scroll.isDecelerating)
    #expect(log.calls.last == "did end false")
    #expect(scroll.contentOffset.y == 190)
  }

  @Test func `a delegate can start a motion of resting content`() {
    log.chosenTarget = CGPoint(x: 0, y: 120)
    let finger = device.touchDown(at: CGPoint(x: 150, y: 450))
    finger.move(to: CGPoint(x: 150, y: 350), over: 0.1)
    hold(finger)
    #expect(log.calls.suffix(3) == ["will end 0", "did end true", "will begin decelerating"])
    device.settle()
    #expect(scroll.contentOffset.y == 120)
  }

  @Test(arguments: [
    // The width and duration of a drag, and the page where it ends, starting at page 1.
    (-200.0, 0.5, 2.0), (-60, 0.05, 2), (60, 0.05, 0), (-40, 0.5, 1), (-290, 0.08, 2), (140, 2, 1),
  ])
  func `paging ends on a page`(width: Double, duration: Double, page: Double) {
    scroll.contentSize = CGSize(width: 1500, height: 400)
    scroll.isPagingEnabled = true
    scroll.contentOffset.x = 300
    let x = width < 0 ? 295.0 : 5
    device.drag(
      from: CGPoint(x: x, y: 400), to: CGPoint(x: x + width, y: 400), over: duration)
    device.settle()
    #expect(scroll.contentOffset == CGPoint(x: page * 300, y: 0))
  }

  @Test func `a touch stops the content, and has no other effect`() {
    let row = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
    scroll.addSubview(row)
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.handlers.append { _ in taps += 1 }
    row.addGestureRecognizer(tap)
    drag(-200)
    device.advance(by: 0.2)
    #expect(scroll.isDecelerating)
    row.log = []
    log.calls = []
    device.tap(at: CGPoint(x: 150, y: 400))
    let offset = scroll.contentOffset.y
    #expect(!scroll.isDecelerating && !scroll.isTracking)
    #expect(
      log.calls == ["did end decelerating", "will begin dragging", "will end 0", "did end false"])
    device.settle()
    #expect(scroll.contentOffset.y == offset)
    #expect(taps == 0)
    #expect(row.log.isEmpty)
    device.tap(at: CGPoint(x: 150, y: 400))
    #expect(taps == 1)
  }

  @Test func `caught content between rows continues to a row on release`() {
    log.onWillEnd = { _, target in target.y = (target.y / 32).rounded() * 32 }
    drag(-200)
    device.advance(by: 0.3)
    device.tap(at: CGPoint(x: 150, y: 400))
    device.settle()
    #expect(scroll.contentOffset.y.truncatingRemainder(dividingBy: 32) == 0)
  }

  @Test func `changing the offset during deceleration changes the target`() {
    drag(-200)
    device.advance(by: 0.2)
    let target = log.target.y
    scroll.contentOffset.y += 1000
    device.settle()
    #expect(abs(scroll.contentOffset.y - target - 1000) < 3)
  }

  @Test func `setting the offset stops the content`() {
    drag(-200)
    scroll.setContentOffset(CGPoint(x: 0, y: 50), animated: false)
    #expect(!scroll.isDecelerating)
    device.settle()
    #expect(scroll.contentOffset.y == 50)
    #expect(log.calls.filter { $0 == "did end decelerating" }.count == 1)
  }

  @Test(arguments: [true, false])
  func `an animated scroll ends any other motion`(isFinger: Bool) {
    let place = CGPoint(x: 150, y: 450)
    let finger = isFinger ? device.touchDown(at: place) : nil
    finger?.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    if !isFinger {
      device.scroll(at: place, by: CGSize(width: 0, height: -40), type: .continuous)
    }
    #expect(scroll.isDragging)
    scroll.setContentOffset(CGPoint(x: 0, y: 800), animated: true)
    #expect(!scroll.isDragging)
    finger?.move(to: CGPoint(x: 150, y: 300), over: 0.1)
    finger?.lift()
    device.settle()
    #expect(scroll.contentOffset.y == 800)
    #expect(
      log.calls == [
        "will begin dragging", "did scroll", "will end 0", "did end false", "did scroll",
        "did end animation",
      ])
  }

  @Test func `stopping keeps the offset, unless it's beyond the edge`() {
    drag(-200)
    device.advance(by: 0.2)
    let offset = scroll.contentOffset.y
    scroll.stopScrollingAndZooming()
    #expect(scroll.contentOffset.y == offset)
    #expect(!scroll.isDecelerating)
    scroll.contentOffset.y = 0
    drag(100)
    #expect(scroll.contentOffset.y < 0)
    scroll.stopScrollingAndZooming()
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `removal from the window stops scrolling`() {
    drag(-200)
    scroll.removeFromSuperview()
    device.settle()
    #expect(!scroll.isDecelerating)
    #expect(device.system.displayLinks.isEmpty)
  }

  @Test func `deallocating a moving scroll view leaves nothing running`() {
    weak var weakScroll: UIScrollView?
    do {
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 650, width: 300, height: 100))
      scroll.contentSize.height = 1000
      device.window.addSubview(scroll)
      scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      scroll.removeFromSuperview()
      weakScroll = scroll
    }
    #expect(weakScroll == nil)
    device.advance(by: 0.1)
    #expect(device.system.displayLinks.isEmpty)
  }

  @Test func `dragging dismisses the keyboard if requested`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scroll.addSubview(field)
    field.becomeFirstResponder()
    device.settle()
    drag(-50)
    device.settle()
    #expect(field.isFirstResponder)
    scroll.keyboardDismissMode = .onDrag
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: true)
    device.settle()
    #expect(field.isFirstResponder)
    drag(-50)
    #expect(!field.isFirstResponder)
  }
}

/// A delegate that logs its calls, and consecutive scroll events only once.
final class ScrollLog: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var velocity = CGPoint.zero
  var target = CGPoint.zero
  var chosenTarget: CGPoint?
  var onWillEnd: ((UIScrollView, inout CGPoint) -> Void)?

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if calls.last != "did scroll" { calls.append("did scroll") }
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("will begin dragging")
  }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("will end \(Int(velocity.y.rounded()))")
    self.velocity = velocity
    target = targetContentOffset.pointee
    if let chosenTarget { targetContentOffset.pointee = chosenTarget }
    onWillEnd?(scrollView, &targetContentOffset.pointee)
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("did end \(decelerate)")
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("will begin decelerating")
  }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("did end decelerating")
  }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    calls.append("did end animation")
  }
}
