import TestHost
import Testing
import UIKit
import ViewBuilding

/// `onFrameChange` of a view that is positioned by its frame.
@MainActor @Suite(.ownDevice) struct FrameChangeTests {
  let log = ClosureLog()
  let view = ClosureView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))

  init() {
    log.follow(view)
  }

  nonisolated struct Way: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var frame: CGRect
    var change: @MainActor @Sendable (ClosureView) -> Void

    init(
      _ name: String, _ frame: CGRect,
      _ change: @escaping @MainActor @Sendable (ClosureView) -> Void
    ) {
      (testDescription, self.frame, self.change) = (name, frame, change)
    }
  }

  nonisolated static let ways: [Way] = [
    Way("frame", CGRect(x: 1, y: 2, width: 3, height: 4)) {
      $0.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    },
    Way("place in the frame", CGRect(x: 11, y: 20, width: 30, height: 40)) {
      $0.frame.origin.x = 11
    },
    Way("bounds", CGRect(x: 0, y: 10, width: 50, height: 60)) {
      $0.bounds = CGRect(x: 7, y: 7, width: 50, height: 60)
    },
    Way("width in the bounds", CGRect(x: 20, y: 20, width: 10, height: 40)) {
      $0.bounds.size.width = 10
    },
    Way("center", CGRect(x: 85, y: 80, width: 30, height: 40)) {
      $0.center = CGPoint(x: 100, y: 100)
    },
  ]

  @Test(arguments: ways) func `every kind of frame change is reported once`(
    way: Way
  ) {
    way.change(view)
    #expect(log.frames == [way.frame])
  }

  @Test(arguments: ways) func `setting the same value again reports nothing`(way: Way) {
    way.change(view)
    way.change(view)
    #expect(log.frames.count == 1)
  }

  @Test func `changes of other properties are not reported`() {
    view.frame = view.frame
    view.bounds.origin = CGPoint(x: 5, y: 5)
    view.transform = CGAffineTransform(scaleX: 2, y: 3)
    view.transform = .identity
    view.alpha = 0.5
    view.layoutIfNeeded()
    #expect(log.frames == [])
  }

  @Test(arguments: [0.1, 1.0 / 3, 0.7, 1e5 / 7] as [CGFloat])
  func `rounding errors are not reported`(part: CGFloat) {
    view.frame = CGRect(x: part, y: part * 3, width: part * 7, height: part * 11)
    log.frames = []
    for _ in 0..<10 { view.frame = view.frame }
    for _ in 0..<10 { view.center = CGPoint(x: view.frame.midX, y: view.frame.midY) }
    #expect(log.frames == [])
  }

  @Test func `a transformed view reports its untransformed frame`() {
    view.transform = CGAffineTransform(rotationAngle: 1)
    view.center.x += 5
    #expect(log.frames.count == 1)
    view.transform = .identity
    #expect(log.frames.count == 1)
    #expect(view.frame == CGRect(x: 15, y: 20, width: 30, height: 40))
  }

  @Test func `sizeToFit reports one change`() {
    final class Stamp: ClosureView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 100, height: 10) }
    }
    let stamp = Stamp(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    log.follow(stamp)
    stamp.sizeToFit()
    #expect(log.frames == [CGRect(x: 10, y: 20, width: 100, height: 10)])
  }

  @Test func `a change through the autoresizing mask is reported`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    parent.bounds.size = CGSize(width: 150, height: 120)
    #expect(log.frames.last == CGRect(x: 10, y: 40, width: 80, height: 40))
    log.frames = []
    parent.frame.origin.x = 77
    #expect(log.frames == [])
  }

  @Test func `a direct change of the layer is reported in the next layout`() {
    view.layer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    #expect(log.frames == [])
    view.layoutIfNeeded()
    #expect(log.frames == [CGRect(x: 0, y: 0, width: 60, height: 60)])
  }

  @Test func `a frame that the closure sets is not reported`() {
    var count = 0
    view.onFrameChange = { view in
      count += 1
      view.frame.size.height = view.frame.width / 2
      view.layoutIfNeeded()
    }
    view.frame.size.width = 100
    #expect(count == 1)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(count == 1)
    view.frame.size.width = 60
    #expect(count == 2)
    #expect(view.frame == CGRect(x: 10, y: 20, width: 60, height: 30))
  }

  @Test func `changes of the closure in an animation block are animated`() async throws {
    let host = TestHost(inRealTime: true)
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    host.view.addSubview(view)
    view.addSubview(badge)
    await host.settle()
    view.onFrameChange = { [badge] in badge.frame.origin.x = $0.bounds.width }
    UIView.animate(withDuration: 0.4) { view.frame.size.width = 200 }
    #expect(badge.frame.minX == 200)
    await host.advance(by: 0.2)
    let shown = try #require(badge.layer.presentation()).frame.minX
    #expect(shown > 10 && shown < 190)
    await host.settle()
    #expect(badge.layer.presentation()?.frame.minX == 200)
  }

  @Test func `two views that change each other do not cause an endless loop`() {
    let other = ClosureView()
    var turns: [String] = []
    view.onFrameChange = { view in
      turns.append("view")
      other.frame.size = view.frame.size
    }
    other.onFrameChange = { [view] other in
      turns.append("other")
      view.frame.size = CGSize(width: other.frame.height, height: other.frame.width)
    }
    view.frame.size = CGSize(width: 1, height: 2)
    #expect(turns == ["view", "other"])
    #expect(view.frame.size == CGSize(width: 2, height: 1))
  }

  @Test func `a subview's closure runs after the superview's change is complete`() {
    let parent = ClosureView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    parent.addSubview(view)
    view.autoresizingMask = .flexibleWidth
    log.follow(parent)
    view.onFrameChange = { $0.superview?.frame.origin.y = 9 }
    parent.frame = CGRect(x: 1, y: 1, width: 200, height: 100)
    #expect(log.frames == [CGRect(x: 1, y: 9, width: 200, height: 100)])
  }

  @Test func `a closure can remove or replace itself`() {
    var turns: [String] = []
    view.onFrameChange = { view in
      turns.append("first")
      view.onFrameChange = { view in
        turns.append("second")
        view.onFrameChange = nil
      }
    }
    for x in 1...4 { view.frame.origin.x = CGFloat(x) }
    #expect(turns == ["first", "second"])
  }

  @Test func `changes before the closure is set are not reported`() {
    view.onFrameChange = nil
    view.frame.origin.x = 50
    view.layer.position.x = 80
    log.follow(view)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(log.frames == [])
  }

  @Test func `the frame closure runs while an overriding setter calls super`() {
    final class Card: ClosureView {
      var log: ClosureLog?
      override var frame: CGRect {
        get { super.frame }
        set {
          log?.entries.append("before")
          super.frame = newValue
          log?.entries.append("after")
        }
      }
    }
    let card = Card()
    card.log = log
    card.onFrameChange = { [log] _ in log.entries.append("closure") }
    card.frame = CGRect(x: 1, y: 1, width: 1, height: 1)
    #expect(log.entries == ["before", "closure", "after"])
  }
}
