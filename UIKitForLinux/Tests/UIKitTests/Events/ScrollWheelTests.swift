import Testing
import UIKit
import UIKitSimulator

/// Scrolling with a mouse wheel or a trackpad.
@MainActor @Suite(.ownDevice) struct ScrollWheelTests {
  let device = Simulator(.iPadPro11)
  let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 300, height: 400))
  let log = ScrollLog()
  let place = CGPoint(x: 150, y: 450)

  init() {
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 300, height: 5000)
    scroll.delegate = log
    device.window.addSubview(scroll)
  }

  @Test func `a wheel event moves the content smoothly by its distance`() {
    device.scroll(at: place, by: CGSize(width: 0, height: -60))
    #expect(scroll.isDragging)
    #expect(!scroll.isTracking)
    device.advance(by: device.frameInterval)
    #expect(scroll.contentOffset.y > 0 && scroll.contentOffset.y < 60)
    device.settle()
    #expect(scroll.contentOffset.y == 60)
    #expect(log.calls.first == "will begin dragging")
    #expect(log.calls.contains("will end 0"))
    #expect(!scroll.isDragging && !scroll.isDecelerating)
  }

  @Test func `wheel events up and down are added together`() {
    for _ in 0..<5 { device.scroll(at: place, by: CGSize(width: 0, height: -60)) }
    device.scroll(at: place, by: CGSize(width: 0, height: 60))
    device.settle()
    #expect(scroll.contentOffset.y == 240)
    #expect(log.calls.count { $0 == "will begin dragging" } == 1)
  }

  @Test func `a trackpad moves the content immediately`() {
    device.scroll(at: place, by: CGSize(width: 0, height: -7), type: .continuous)
    #expect(scroll.contentOffset.y == 7)
    device.scroll(at: place, by: CGSize(width: 0, height: -8), type: .continuous)
    #expect(scroll.contentOffset.y == 15)
    device.settle()
    #expect(scroll.contentOffset.y == 15)
    #expect(log.calls == ["will begin dragging", "did scroll", "will end 0", "did end false"])
  }

  @Test func `a wheel doesn't scroll beyond the edges, and reverses immediately`() {
    device.scroll(at: place, by: CGSize(width: 0, height: 500), type: .continuous)
    #expect(scroll.contentOffset.y == 0)
    device.scroll(at: place, by: CGSize(width: 0, height: -30), type: .continuous)
    #expect(scroll.contentOffset.y == 30)
  }

  @Test func `a delegate can align wheel scrolling to rows`() {
    log.onWillEnd = { _, target in target.y = (target.y / 32).rounded() * 32 }
    for _ in 0..<3 {
      device.scroll(at: place, by: CGSize(width: 0, height: -12))
    }
    device.settle()
    #expect(scroll.contentOffset.y == 32)
    #expect(log.target.y == 36)
  }

  @Test func `a disabled scroll view ignores wheels`() {
    scroll.isScrollEnabled = false
    device.scroll(at: place, by: CGSize(width: 0, height: -60))
    device.settle()
    #expect(scroll.contentOffset.y == 0)
    #expect(log.calls.isEmpty)
  }

  @Test func `a wheel event goes to the innermost scroll view that can follow`() {
    let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    inner.contentInsetAdjustmentBehavior = .never
    inner.contentSize = CGSize(width: 600, height: 400)
    scroll.addSubview(inner)
    device.scroll(at: place, by: CGSize(width: 0, height: -60))
    device.settle()
    #expect(scroll.contentOffset.y == 60)
    #expect(inner.contentOffset == .zero)
    device.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: -60, height: 0))
    device.settle()
    #expect(scroll.contentOffset.y == 60)
    #expect(inner.contentOffset.x == 60)
  }
}
