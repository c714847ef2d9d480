import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct LayoutPassTests {
  let device = Simulator()

  @MainActor final class Log {
    var entries: [String] = []
  }

  final class Laid: UIView {
    var name = ""
    var log: Log?
    var onLayout: () -> Void = {}

    convenience init(_ name: String, _ log: Log) {
      self.init(frame: .zero)
      self.name = name
      self.log = log
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log?.entries.append(name)
      onLayout()
    }
  }

  @Test func `resizing a layer marks the superview for layout, like resizing a view`() {
    let log = Log()
    let (_, middle, _) = chain(log)
    middle.layer.bounds.size = CGSize(width: 15, height: 15)
    device.advance(by: 0)
    #expect(log.entries == ["outer", "middle"])
    log.entries = []
    middle.bounds.size = CGSize(width: 25, height: 25)
    device.advance(by: 0)
    #expect(log.entries == ["outer", "middle"])
  }

  /// Three nested views in the window, all laid out.
  func chain(_ log: Log) -> (outer: Laid, middle: Laid, inner: Laid) {
    let chain = (outer: Laid("outer", log), middle: Laid("middle", log), inner: Laid("inner", log))
    chain.outer.addSubview(chain.middle)
    chain.middle.addSubview(chain.inner)
    // Outside the safe area, which would be another reason for a layout pass.
    chain.outer.frame.origin = CGPoint(x: 100, y: 300)
    device.window.addSubview(chain.outer)
    device.advance(by: 0)
    log.entries = []
    return chain
  }

  @Test func `a new view is laid out once, superviews first`() {
    let log = Log()
    let (outer, inner) = (Laid("outer", log), Laid("inner", log))
    outer.addSubview(inner)
    device.window.addSubview(outer)
    #expect(log.entries.isEmpty)
    device.advance(by: 0)
    #expect(log.entries == ["outer", "inner"])
    device.advance(by: 0.1)
    #expect(log.entries == ["outer", "inner"])
  }

  @Test func `marking several times causes one layout, only of the marked view`() {
    let log = Log()
    let (_, middle, _) = chain(log)
    middle.setNeedsLayout()
    middle.setNeedsLayout()
    #expect(log.entries.isEmpty)
    device.advance(by: 0)
    #expect(log.entries == ["middle"])
  }

  @Test func `layoutIfNeeded starts at the topmost superview that needs layout`() {
    let log = Log()
    let (outer, _, inner) = chain(log)
    inner.layoutIfNeeded()
    #expect(log.entries.isEmpty)
    inner.setNeedsLayout()
    outer.setNeedsLayout()
    inner.layoutIfNeeded()
    #expect(log.entries == ["outer", "inner"])
    outer.layoutIfNeeded()
    #expect(log.entries == ["outer", "inner"])
  }

  @Test func `layoutIfNeeded lays out marked subviews`() {
    let log = Log()
    let (outer, _, inner) = chain(log)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(log.entries == ["inner"])
  }

  @Test func `views without a window are laid out`() {
    let log = Log()
    let (outer, inner) = (Laid("outer", log), Laid("inner", log))
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log.entries == ["outer", "inner"])
  }

  @Test func `adding, removing, and resizing mark for layout, and moving doesn't`() {
    let log = Log()
    let (outer, _, _) = chain(log)
    func laidOut(after change: () -> Void) -> [String] {
      log.entries = []
      change()
      device.advance(by: 0)
      return log.entries
    }
    let extra = UIView()
    #expect(laidOut { outer.addSubview(extra) } == ["outer"])
    #expect(laidOut { extra.removeFromSuperview() } == ["outer"])
    #expect(laidOut { outer.frame.size = CGSize(width: 9, height: 9) } == ["outer"])
    #expect(laidOut { outer.bounds.size.width = 10 } == ["outer"])
    #expect(laidOut { outer.frame.origin = CGPoint(x: 105, y: 305) } == [])
    #expect(laidOut { outer.center = CGPoint(x: 150, y: 350) } == [])
    #expect(laidOut { outer.bounds.origin = CGPoint(x: 5, y: 5) } == [])
    #expect(laidOut { outer.transform = CGAffineTransform(scaleX: 2, y: 2) } == [])
    #expect(laidOut { outer.bounds.size.width = 10 } == [])
  }

  @Test func `layout can mark the same view again`() {
    let log = Log()
    let (_, middle, _) = chain(log)
    var rounds = 0
    middle.onLayout = {
      rounds += 1
      if rounds < 3 { middle.setNeedsLayout() }
    }
    middle.setNeedsLayout()
    device.advance(by: 0)
    #expect(log.entries == ["middle", "middle", "middle"])
  }

  @Test func `a subview's layout can mark its superview in the same pass`() {
    let log = Log()
    let (outer, _, inner) = chain(log)
    inner.onLayout = { if log.entries.count == 1 { outer.setNeedsLayout() } }
    inner.setNeedsLayout()
    device.advance(by: 0)
    #expect(log.entries == ["inner", "outer"])
  }

  @Test func `endless layout doesn't hang, and continues in the next pass`() {
    let log = Log()
    let (_, middle, inner) = chain(log)
    middle.onLayout = { middle.setNeedsLayout() }
    middle.setNeedsLayout()
    device.advance(by: 0)
    let once = log.entries.count
    #expect(once < 100)
    middle.onLayout = {}
    device.advance(by: 0)
    #expect(log.entries.count == once + 1)
    inner.setNeedsLayout()
    device.advance(by: 0)
    #expect(log.entries.last == "inner")
  }

  @Test func `a hierarchy marked before it's added is laid out`() {
    let log = Log()
    let (_, _, inner) = chain(log)
    let (holder, late) = (Laid("holder", log), Laid("late", log))
    holder.addSubview(late)
    holder.layoutIfNeeded()
    late.setNeedsLayout()
    inner.addSubview(holder)
    log.entries = []
    device.advance(by: 0)
    #expect(log.entries == ["inner", "late"])
  }

  @Test func `the view controller's layout callbacks are before and after its view's layout`() {
    final class Controller: UIViewController {
      let log = Log()
      override func loadView() { view = Laid("layoutSubviews", log) }
      override func viewWillLayoutSubviews() { log.entries.append("will") }
      override func viewDidLayoutSubviews() { log.entries.append("did") }
    }
    let controller = Controller()
    device.window.rootViewController = controller
    device.advance(by: 0)
    #expect(controller.log.entries.prefix(3) == ["will", "layoutSubviews", "did"])
  }

  // MARK: Subviews of another size

  @Test(arguments: ["bounds", "frame"])
  func `resizing a subview lays out its superview`(property: String) {
    let log = Log()
    let (outer, middle, inner) = chain(log)
    let size = CGSize(width: 30, height: 20)
    if property == "bounds" { middle.bounds.size = size } else { middle.frame.size = size }
    outer.layoutIfNeeded()
    #expect(log.entries == ["outer", "middle"])
    log.entries = []
    inner.bounds.size = size
    device.advance(by: 0)
    #expect(log.entries == ["middle", "inner"])
  }

  @Test func `moving a subview or scrolling doesn't lay out the superview`() {
    let log = Log()
    let (_, middle, inner) = chain(log)
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    middle.addSubview(scroll)
    device.advance(by: 0)
    log.entries = []
    inner.center = CGPoint(x: 40, y: 30)
    inner.frame.origin.x = 12
    inner.bounds.origin.y = 5
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    device.advance(by: 0)
    #expect(log.entries.isEmpty)
  }

  @Test func `a superview that resizes its subviews is laid out once`() {
    let log = Log()
    let (_, middle, inner) = chain(log)
    var width: CGFloat = 10
    middle.onLayout = {
      width += 1
      inner.frame.size = CGSize(width: width, height: 10)
    }
    middle.setNeedsLayout()
    device.advance(by: 0)
    #expect(log.entries == ["middle", "inner"])
    device.advance(by: 0.1)
    #expect(log.entries == ["middle", "inner"])
  }
}
