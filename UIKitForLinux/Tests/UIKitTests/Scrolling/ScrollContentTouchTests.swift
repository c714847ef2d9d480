import Testing
import UIKit
import UIKitSimulator

/// The receiver of touches: the scroll view, its content, or another scroll view.
@MainActor @Suite(.ownDevice) struct ScrollContentTouchTests {
  let device = Simulator()
  let scroll = ChoosyScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
  let row = TouchedView(frame: CGRect(x: 0, y: 0, width: 300, height: 5000))
  let button = UIButton(type: .system)
  let log = ScrollLog()
  let counter = Counter()
  let place = CGPoint(x: 150, y: 450)

  final class Counter {
    var taps = 0
    var cancels = 0
  }

  final class ChoosyScrollView: UIScrollView {
    var takesFromControls: Bool?
    override func touchesShouldCancel(in view: UIView) -> Bool {
      takesFromControls ?? super.touchesShouldCancel(in: view)
    }
  }

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 5000)
    scroll.delegate = log
    scroll.addSubview(row)
    button.frame = CGRect(x: 100, y: 20, width: 100, height: 44)
    button.addAction(UIAction { [counter] _ in counter.taps += 1 }, for: .touchUpInside)
    button.addAction(UIAction { [counter] _ in counter.cancels += 1 }, for: .touchCancel)
    row.addSubview(button)
    device.window.addSubview(scroll)
  }

  var onButton: CGPoint { CGPoint(x: 150, y: 240) }

  // MARK: Waiting

  @Test func `touches are delayed before they go to the content`() {
    let finger = device.touchDown(at: place)
    device.advance(by: 0.14)
    #expect(row.log.isEmpty)
    device.advance(by: 0.02)
    #expect(row.log == ["began 1"])
    finger.lift()
    #expect(row.log == ["began 1", "ended 1"])
  }

  @Test func `a short touch is delivered when it ends`() {
    device.tap(at: place)
    #expect(row.log == ["began 1", "ended 1"])
    device.tap(at: onButton)
    #expect(counter.taps == 1)
    #expect(log.calls.isEmpty)
  }

  @Test func `touch delays can be disabled`() {
    scroll.delaysContentTouches = false
    let finger = device.touchDown(at: place)
    #expect(row.log == ["began 1"])
    finger.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(row.log.last == "cancelled 1")
    #expect(scroll.isDragging)
  }

  @Test func `content that can't scroll receives its touches immediately`() {
    scroll.contentSize.height = 300
    _ = device.touchDown(at: place)
    #expect(row.log == ["began 1"])
  }

  // MARK: Taking over

  @Test func `a quick drag scrolls, regardless of the touched view`() {
    device.drag(from: onButton, to: CGPoint(x: 150, y: 210), over: 0.1)
    #expect(scroll.isDecelerating)
    #expect(counter.taps == 0 && counter.cancels == 0)
    #expect(row.log.isEmpty)
  }

  @Test func `a drag after a pause cancels the touch of a view, but not of a control`() {
    let finger = device.touchDown(at: place)
    device.advance(by: 0.3)
    finger.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(scroll.isDragging)
    #expect(row.log.last == "cancelled 1")
    finger.lift()
    scroll.stopScrollingAndZooming()
    scroll.contentOffset = .zero

    let second = device.touchDown(at: onButton)
    device.advance(by: 0.3)
    second.move(to: CGPoint(x: 150, y: 220), over: 0.1)
    #expect(scroll.isTracking)
    #expect(!scroll.isDragging)
    second.move(to: onButton, over: 0.1)
    second.lift()
    #expect(counter.taps == 1)
    #expect(!scroll.isTracking)
  }

  @Test func `a scroll view can cancel touches in controls, and can leave views theirs`() {
    scroll.takesFromControls = true
    let finger = device.touchDown(at: onButton)
    device.advance(by: 0.3)
    finger.move(to: CGPoint(x: 150, y: 200), over: 0.1)
    #expect(scroll.isDragging)
    #expect(counter.cancels == 1)
    finger.lift()
    scroll.stopScrollingAndZooming()
    scroll.canCancelContentTouches = false
    let second = device.touchDown(at: place)
    device.advance(by: 0.3)
    second.move(to: CGPoint(x: 150, y: 400), over: 0.1)
    #expect(!scroll.isDragging)
    #expect(row.log.last == "moved 1")
  }

  @Test
  func
    `a recognizer in the content needs more movement than scrolling, unless it's required to fail`()
  {
    var entries: [String] = []
    let tap = UITapGestureRecognizer()
    let press = UILongPressGestureRecognizer()
    tap.handlers.append { entries.append("tap \($0.state)") }
    press.handlers.append { entries.append("press \($0.state)") }
    row.addGestureRecognizer(tap)
    row.addGestureRecognizer(press)
    device.drag(from: place, to: CGPoint(x: 150, y: 420), over: 0.1)
    #expect(entries.isEmpty)
    device.settle()
    device.longPress(at: place)
    #expect(entries == ["press began", "press ended"])
    device.tap(at: place)
    #expect(entries.last == "tap ended")
    #expect(log.calls.count { $0 == "will begin dragging" } == 1)
  }

  // MARK: Scroll views in scroll views

  /// A horizontal paging scroll view around the vertical one.
  func makePages() -> (UIScrollView, ScrollLog) {
    let pages = UIScrollView(frame: scroll.frame)
    let pageLog = ScrollLog()
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = CGSize(width: 900, height: 400)
    pages.isPagingEnabled = true
    pages.delegate = pageLog
    scroll.frame = pages.bounds
    device.window.addSubview(pages)
    pages.addSubview(scroll)
    return (pages, pageLog)
  }

  @Test func `of two scroll views, the one that can follow the finger scrolls`() {
    let (pages, pageLog) = makePages()
    device.drag(from: place, to: CGPoint(x: 150, y: 350), over: 0.1)
    device.settle()
    #expect(scroll.contentOffset.y > 100)
    #expect(pageLog.calls.isEmpty)
    log.calls = []
    device.drag(from: CGPoint(x: 250, y: 450), to: CGPoint(x: 50, y: 460), over: 0.1)
    device.settle()
    #expect(pages.contentOffset == CGPoint(x: 300, y: 0))
    #expect(log.calls.isEmpty)
  }

  @Test func `a touch in an inner scroll view stops an outer one that moves`() {
    let (pages, pageLog) = makePages()
    device.drag(from: CGPoint(x: 250, y: 450), to: CGPoint(x: 50, y: 450), over: 0.1)
    #expect(pages.isDecelerating)
    device.tap(at: place)
    #expect(pageLog.calls.filter { $0 == "will begin dragging" }.count == 2)
    device.settle()
    #expect(pages.contentOffset.x.truncatingRemainder(dividingBy: 300) == 0)
  }

  @Test func `content that doesn't bounce leaves the finger to the enclosing scroll view`() {
    let outer = UIScrollView(frame: scroll.frame)
    outer.contentSize = CGSize(width: 300, height: 1000)
    outer.contentInsetAdjustmentBehavior = .never
    outer.contentOffset.y = 300
    scroll.frame = CGRect(x: 0, y: 300, width: 300, height: 400)
    scroll.bounces = false
    device.window.addSubview(outer)
    outer.addSubview(scroll)
    device.drag(from: place, to: CGPoint(x: 150, y: 500), over: 0.2)
    #expect(outer.contentOffset.y < 300)
    #expect(log.calls.isEmpty)
  }

  @Test func `an outer pan recognizer can recognize simultaneously through its delegate`() {
    final class Both: NSObject, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let both = Both()
    let pan = UIPanGestureRecognizer()
    pan.delegate = both
    var states: [UIGestureRecognizer.State] = []
    pan.handlers.append { states.append($0.state) }
    device.window.addGestureRecognizer(pan)
    device.drag(from: place, to: CGPoint(x: 150, y: 350), over: 0.1)
    #expect(states.first == .began)
    #expect(states.last == .ended)
    #expect(scroll.contentOffset.y == 90)
  }
}
