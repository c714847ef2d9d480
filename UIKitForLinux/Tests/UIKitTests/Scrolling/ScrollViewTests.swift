import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ScrollViewTests {
  let device = Simulator()
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))

  init() {
    device.window.addSubview(scroll)
    scroll.contentSize = CGSize(width: 300, height: 1000)
  }

  final class Delegate: NSObject, UIScrollViewDelegate {
    var scrolled = 0
    var ended = 0
    var insets = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ended += 1 }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { insets += 1 }
  }

  @Test func `a scroll view has Apple's defaults`() {
    let scroll = UIScrollView()
    #expect(scroll.clipsToBounds)
    #expect(scroll.isScrollEnabled)
    #expect(scroll.bounces)
    #expect(!scroll.alwaysBounceVertical)
    #expect(scroll.contentInsetAdjustmentBehavior == .automatic)
    #expect(scroll.keyboardDismissMode == .none)
    #expect(scroll.contentSize == .zero)
    #expect(!scroll.isTracking && !scroll.isDragging && !scroll.isDecelerating)
  }

  @Test func `the offset is the bounds origin, and changes notify the delegate`() {
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.contentOffset = CGPoint(x: 0, y: 120)
    #expect(scroll.bounds.origin == CGPoint(x: 0, y: 120))
    scroll.bounds.origin.y = 130
    #expect(scroll.contentOffset.y == 130)
    #expect(delegate.scrolled == 2)
    scroll.contentOffset.y = 130
    #expect(delegate.scrolled == 2)
    #expect(scroll.frame == CGRect(x: 0, y: 200, width: 300, height: 400))
  }

  @Test func `a new offset causes layout, moves the content, and affects hit-testing`() {
    final class Counting: UIScrollView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
    scroll.addSubview(row)
    device.window.addSubview(scroll)
    device.advance(by: 0)
    let before = scroll.layouts
    scroll.contentOffset.y = 450
    device.advance(by: 0)
    #expect(scroll.layouts == before + 1)
    #expect(row.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 250))
    #expect(device.window.hitTest(CGPoint(x: 10, y: 260), with: nil) === row)
  }

  @Test func `an animated scroll moves frame by frame, and notifies at the end`() {
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 0)
    #expect(scroll.isScrollAnimating)
    device.advance(by: 0.15)
    #expect(abs(scroll.contentOffset.y - 150) < 1)
    #expect(delegate.scrolled == 9)
    #expect(delegate.ended == 0)
    device.advance(by: 0.15)
    #expect(scroll.contentOffset.y == 300)
    #expect(!scroll.isScrollAnimating)
    #expect(delegate.scrolled == 18)
    #expect(delegate.ended == 1)
    scroll.setContentOffset(.zero, animated: false)
    #expect(scroll.contentOffset == .zero)
    #expect(delegate.ended == 1)
  }

  @Test func `without a window, an animated scroll is immediate`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize.height = 1000
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(scroll.contentOffset.y == 300)
    #expect(!scroll.isScrollAnimating)
  }

  @Test func `setting the offset ends an animated scroll`() {
    let delegate = Delegate()
    scroll.delegate = delegate
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    device.advance(by: 0.1)
    scroll.contentOffset.y = 10
    #expect(delegate.ended == 1)
    device.settle()
    #expect(scroll.contentOffset.y == 10)
    #expect(delegate.ended == 1)
  }

  @Test(arguments: [
    // The rectangle's y and height, and the offset before and after. The view shows 400 points.
    (0.0, 50.0, 0.0, 0.0), (500, 50, 0, 150), (100, 50, 300, 100), (350, 50, 0, 0),
    (980, 100, 0, 600), (200, 500, 0, 200),
  ])
  func `scrollRectToVisible scrolls the minimum distance`(
    from: Double, height: Double, before: Double, after: Double
  ) {
    scroll.contentOffset.y = before
    scroll.scrollRectToVisible(
      CGRect(x: 0, y: from, width: 10, height: height), animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: after))
  }

  @Test func `content that becomes too short scrolls back`() {
    scroll.contentOffset.y = 600
    scroll.contentSize.height = 800
    #expect(scroll.contentOffset.y == 400)
    scroll.frame.size.height = 500
    #expect(scroll.contentOffset.y == 300)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 59.0, 34.0), (.never, 0, 0),
    (.always, 59, 34), (.scrollableAxes, 0, 0),
  ])
  func `the safe area adds to the insets`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: Double, bottom: Double
  ) {
    let delegate = Delegate()
    let scroll = UIScrollView(frame: device.window.bounds)
    scroll.delegate = delegate
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.contentInset.bottom = 10
    device.window.addSubview(scroll)
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: top, left: 0, bottom: bottom + 10, right: 0))
    // The content at the top stays at the top.
    #expect(scroll.contentOffset == CGPoint(x: 0, y: -top))
    #expect(scroll.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
    #expect(delegate.insets == (top > 0 ? 2 : 1))
    scroll.contentSize.height = 2000
    if behavior == .scrollableAxes { #expect(scroll.adjustedContentInset.top == 59) }
  }

  @Test func `insets already applied aren't part of the subviews' safe area`() {
    let scroll = UIScrollView(frame: device.window.bounds)
    device.window.addSubview(scroll)
    let row = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    scroll.addSubview(row)
    #expect(row.safeAreaInsets == .zero)
    scroll.contentOffset.y = 20
    #expect(row.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    #expect(row.safeAreaInsets.top == 79)
  }

  @Test func `insets change the offset only in a window`() {
    let late = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    late.contentInset = UIEdgeInsets(top: 10, left: 20, bottom: 0, right: 0)
    #expect(late.contentOffset == .zero)
    device.window.addSubview(late)
    device.advance(by: 0)
    #expect(late.contentOffset == CGPoint(x: -20, y: -10))
    late.contentInset.top = 30
    #expect(late.contentOffset.y == -30)
  }

  @Test func `an offset set before the scroll view is in a window is kept`() {
    let late = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
    late.contentSize = CGSize(width: 300, height: 1000)
    late.contentInset.top = 10
    late.contentOffset.y = 120
    device.window.addSubview(late)
    device.advance(by: 0)
    #expect(late.contentOffset.y == 120)
  }
}
