import TestHost
import Testing
import UIKit
import ViewBuilding

/// `onFrameChange` of a view that is positioned by constraints.
@MainActor @Suite(.ownDevice) struct ConstrainedFrameTests {
  let host = TestHost(inRealTime: true)
  let view = ClosureView()
  let log = ClosureLog()
  let layout: EquationLayout

  init() {
    layout = EquationLayout(in: host.view, ["card": view])
    layout.eqs(
      """
      card.left == 10
      card.top == 100
      card.width == 80
      card.height == 60
      """)
    host.view.layoutIfNeeded()
    log.follow(view)
  }

  @Test(
    arguments: [
      ("card.left == 30", CGRect(x: 30, y: 100, width: 80, height: 60)),
      ("card.width == 90", CGRect(x: 10, y: 100, width: 90, height: 60)),
      ("card.left == 30\ncard.width == 90", CGRect(x: 30, y: 100, width: 90, height: 60)),
      (
        "card.left == 1\ncard.top == 2\ncard.width == 3\ncard.height == 4",
        CGRect(x: 1, y: 2, width: 3, height: 4)
      ),
    ] as [(String, CGRect)])
  func `changes of size and position are reported once in the same pass`(
    equations: String, frame: CGRect
  ) throws {
    try layout.eqs(equations)
    #expect(log.frames == [])
    host.view.layoutIfNeeded()
    #expect(log.frames == [frame])
    host.view.setNeedsLayout()
    view.setNeedsLayout()
    host.view.layoutIfNeeded()
    #expect(log.frames == [frame])
  }

  @Test func `the first frame is reported`() {
    let fresh = ClosureView()
    let log = ClosureLog()
    log.follow(fresh)
    layout["fresh"] = fresh
    layout.eqs(
      """
      fresh.left == card.right
      fresh.top == card.top
      fresh.size == card.size
      """)
    host.view.layoutIfNeeded()
    #expect(log.frames == [CGRect(x: 90, y: 100, width: 80, height: 60)])
  }

  @Test func `a nested view reports changes of its size, not of its superview's position`() {
    let deep = ClosureView()
    let log = ClosureLog()
    log.follow(deep)
    view["deep"] = deep
    EquationLayout(in: view, names: view.namedSubviews).eqs("deep.edges == 8")
    host.view.layoutIfNeeded()
    #expect(log.removeFrames() == [CGRect(x: 8, y: 8, width: 64, height: 44)])
    layout.eq("card.left == 50")
    host.view.layoutIfNeeded()
    #expect(log.removeFrames() == [])
    layout.eq("card.width == 100")
    host.view.layoutIfNeeded()
    #expect(log.removeFrames() == [CGRect(x: 8, y: 8, width: 84, height: 44)])
  }

  @Test func `changes of the closure in an animation block are animated`() async throws {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(badge)
    view.onFrameChange = { [badge] in badge.frame.origin.x = $0.bounds.width }
    layout.eq("card.width == 280")
    UIView.animate(withDuration: 0.4) { self.host.view.layoutIfNeeded() }
    #expect(badge.frame.minX == 280)
    await host.advance(by: 0.2)
    let shown = try #require(badge.layer.presentation()).frame.minX
    #expect(shown > 10 && shown < 270)
    await host.settle()
    #expect(badge.layer.presentation()?.frame.minX == 280)
  }

  @Test func `a frame set in code is reported in the next layout`() {
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    #expect(log.frames == [])
    view.layoutIfNeeded()
    #expect(log.removeFrames().count == 1)
    let before = view.center
    view.center = .zero
    view.center = before
    view.layoutIfNeeded()
    #expect(log.frames == [])
  }

  @Test func `a frame change through constraints that the closure changes is reported`() {
    view.onFrameChange = { [log, layout] in
      log.frames.append($0.frame)
      layout.eq("card.height == \($0.frame.width)")
    }
    layout.eq("card.width == 40")
    host.view.layoutIfNeeded()
    host.view.layoutIfNeeded()
    #expect(
      log.frames == [
        CGRect(x: 10, y: 100, width: 40, height: 60), CGRect(x: 10, y: 100, width: 40, height: 40),
      ])
  }

  @Test func `a change made while the view's own closure lays out its superview is not lost`() {
    var isDone = false
    view.onLayoutSubviews = { [host, layout] _ in
      guard !isDone else { return }
      isDone = true
      layout.eq("card.left == 33")
      host.view.layoutIfNeeded()
    }
    view.setNeedsLayout()
    host.view.layoutIfNeeded()
    host.view.layoutIfNeeded()
    #expect(log.frames == [CGRect(x: 33, y: 100, width: 80, height: 60)])
  }
}
