import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ViewHierarchyTests {
  let device = Simulator()

  @MainActor final class Log {
    var entries: [String] = []
  }

  /// A view that logs its hierarchy callbacks with its name.
  final class Told: UIView {
    var name = ""
    var log: Log?
    var onDidMoveToWindow: () -> Void = {}

    convenience init(_ name: String, _ log: Log) {
      self.init(frame: .zero)
      self.name = name
      self.log = log
    }
    func note(_ what: String) { log?.entries.append("\(name) \(what)") }
    override func willMove(toWindow newWindow: UIWindow?) {
      note("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
    }
    override func willMove(toSuperview newSuperview: UIView?) {
      note("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToWindow() {
      note("didMoveToWindow \(window != nil) \(superview != nil)")
      onDidMoveToWindow()
    }
    override func didMoveToSuperview() { note("didMoveToSuperview \(superview != nil)") }
    override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
    override func willRemoveSubview(_ subview: UIView) {
      note("willRemoveSubview \(subviews.contains(subview))")
    }
  }

  // MARK: Order of calls

  @Test func `adding calls the callbacks in Apple's order`() {
    let log = Log()
    let (parent, child) = (Told("parent", log), Told("child", log))
    device.window.addSubview(parent)
    log.entries = []
    parent.addSubview(child)
    #expect(
      log.entries == [
        "child willMove(toWindow: window)", "child willMove(toSuperview: view)",
        "child didMoveToWindow true true", "child didMoveToSuperview true", "parent didAddSubview",
      ])
  }

  @Test func `removing calls the callbacks in Apple's order`() {
    let log = Log()
    let (parent, child) = (Told("parent", log), Told("child", log))
    device.window.addSubview(parent)
    parent.addSubview(child)
    log.entries = []
    child.removeFromSuperview()
    #expect(
      log.entries == [
        "parent willRemoveSubview true", "child willMove(toSuperview: nil)",
        "child willMove(toWindow: nil)", "child didMoveToWindow false false",
        "child didMoveToSuperview false",
      ])
    log.entries = []
    child.removeFromSuperview()
    #expect(log.entries.isEmpty)
  }

  @Test func `descendants are notified of the window, but not of a superview`() {
    let log = Log()
    let (outer, inner) = (Told("outer", log), Told("inner", log))
    outer.addSubview(inner)
    log.entries = []
    device.window.addSubview(outer)
    #expect(
      log.entries == [
        "outer willMove(toWindow: window)", "inner willMove(toWindow: window)",
        "outer willMove(toSuperview: view)", "outer didMoveToWindow true true",
        "inner didMoveToWindow true true", "outer didMoveToSuperview true",
      ])
  }

  @Test func `moving within a window doesn't notify of windows`() {
    let log = Log()
    let (a, b, child) = (UIView(), UIView(), Told("child", log))
    device.window.addSubview(a)
    device.window.addSubview(b)
    a.addSubview(child)
    log.entries = []
    b.addSubview(child)
    #expect(log.entries == ["child willMove(toSuperview: view)", "child didMoveToSuperview true"])
    #expect(a.subviews.isEmpty)
    #expect(child.superview === b)
  }

  @Test func `views added or removed in a callback are notified once`() {
    let log = Log()
    let (outer, removed, added) = (Told("outer", log), Told("removed", log), Told("added", log))
    outer.addSubview(removed)
    outer.onDidMoveToWindow = {
      guard outer.window != nil else { return }
      removed.removeFromSuperview()
      outer.addSubview(added)
    }
    log.entries = []
    device.window.addSubview(outer)
    #expect(log.entries.filter { $0.hasPrefix("added didMoveToWindow") }.count == 1)
    #expect(log.entries.filter { $0.hasPrefix("removed didMoveToWindow") }.count == 1)
    #expect(outer.subviews == [added])
  }

  // MARK: Two lists

  /// A superview with the subviews a, b, and c.
  func family() -> (parent: UIView, a: UIView, b: UIView, c: UIView) {
    let family = (parent: UIView(), a: UIView(), b: UIView(), c: UIView())
    for view in [family.a, family.b, family.c] { family.parent.addSubview(view) }
    return family
  }

  @Test func `subviews and layers are in the same order`() {
    let (parent, a, b, c) = family()
    #expect(parent.subviews == [a, b, c])
    parent.bringSubviewToFront(a)
    #expect(parent.subviews == [b, c, a])
    parent.sendSubviewToBack(c)
    #expect(parent.subviews == [c, b, a])
    parent.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(parent.subviews == [a, b, c])
    parent.insertSubview(c, belowSubview: b)
    #expect(parent.subviews == [a, c, b])
    parent.insertSubview(a, aboveSubview: b)
    #expect(parent.subviews == [c, b, a])
    #expect(parent.layer.sublayers == [c.layer, b.layer, a.layer])
  }

  @Test(arguments: [(999, 3), (-5, 0), (1, 1), (3, 3)])
  func `an index outside is clamped`(index: Int, place: Int) {
    let (parent, _, _, _) = family()
    let new = UIView()
    parent.insertSubview(new, at: index)
    #expect(parent.subviews.firstIndex(of: new) == place)
  }

  @Test func `inserting next to a view that isn't a sibling inserts at the top`() {
    let (parent, a, b, c) = family()
    let (above, below) = (UIView(), UIView())
    parent.insertSubview(above, aboveSubview: UIView())
    parent.insertSubview(below, belowSubview: UIView())
    #expect(parent.subviews == [a, b, c, above, below])
    #expect(parent.layer.sublayers == parent.subviews.map(\.layer))
  }

  @Test func `layers without a view keep their positions`() {
    let (parent, a, b, c) = family()
    let raw = CALayer()
    parent.layer.insertSublayer(raw, above: a.layer)
    #expect(parent.layer.sublayers == [a.layer, raw, b.layer, c.layer])
    let new = UIView()
    parent.insertSubview(new, belowSubview: b)
    #expect(parent.layer.sublayers == [a.layer, raw, new.layer, b.layer, c.layer])
    parent.insertSubview(c, aboveSubview: a)
    #expect(parent.layer.sublayers == [a.layer, c.layer, raw, new.layer, b.layer])
    #expect(parent.subviews == [a, c, new, b])
  }

  @Test func `a layer without sublayers has no array of them`() {
    let view = UIView()
    #expect(view.layer.sublayers == nil)
    let inner = UIView()
    view.addSubview(inner)
    inner.removeFromSuperview()
    #expect(view.layer.sublayers == nil)
    #expect(view.subviews.isEmpty)
  }

  @Test func `isDescendant(of:) and viewWithTag(_:)`() {
    let (outer, inner, other) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.tag = 7
    #expect(inner.isDescendant(of: outer))
    #expect(inner.isDescendant(of: inner))
    #expect(!other.isDescendant(of: outer))
    #expect(outer.viewWithTag(7) === inner)
    #expect(outer.viewWithTag(8) == nil)
  }

  // MARK: What spreads

  @Test func `tint color is inherited by views without their own`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let (outer, inner, own) = (UIView(), Tinted(), Tinted())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = .red
    let before = (inner.changes, own.changes)
    outer.tintColor = .green
    #expect(inner.tintColor == .green)
    #expect(own.tintColor == .red)
    #expect(inner.changes == before.0 + 1)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor != .green)
    outer.tintAdjustmentMode = .automatic
    outer.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }

  @Test func `a mask view is the layer's mask and not a subview`() {
    let (view, mask) = (UIView(), UIView())
    view.mask = mask
    #expect(view.layer.mask === mask.layer)
    #expect(view.subviews.isEmpty)
    view.mask = nil
    #expect(view.layer.mask == nil)
  }
}
