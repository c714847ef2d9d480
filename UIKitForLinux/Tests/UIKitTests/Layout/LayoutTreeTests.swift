import Testing
import UIKit
import UIKitSimulator

/// Views and guides that are added, removed, and moved while constraints refer to them.
@MainActor @Suite(.ownDevice) struct LayoutTreeTests {
  let bench = LayoutBench()
  var device: Simulator { bench.device }
  var outer: UIView { bench.outer }
  var inner: LayoutBox { bench.inner }

  @Test func `removing a view deactivates the constraints to the outside and keeps those inside`() {
    let deep = LayoutBox()
    inner.addSubview(deep)
    let across = deep.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4)
    let edge = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let inside = deep.topAnchor.constraint(equalTo: inner.topAnchor, constant: 3)
    let own = inner.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([across, edge, inside, own])
    device.advance(by: 0)
    inner.removeFromSuperview()
    #expect([across, edge].map(\.isActive) == [false, false])
    #expect([inside, own].map(\.isActive) == [true, true])
    #expect(outer.constraints.isEmpty)
    outer.addSubview(inner)
    device.advance(by: 0)
    #expect(inner.frame == CGRect(0, 0, 90, 0))
    #expect(deep.frame.minY == 3)
  }

  @Test func `a hierarchy laid out without a window can be added to one, and removed again`() {
    let root = UIView(frame: CGRect(0, 0, 100, 100))
    let child = LayoutBox(10, 10)
    root.addSubview(child)
    let right = child.rightAnchor.constraint(equalTo: root.rightAnchor)
    right.isActive = true
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(90, 0, 10, 10))
    outer.addSubview(root)
    let top = root.topAnchor.constraint(equalTo: inner.topAnchor)
    top.isActive = true
    root.frame.size.width = 60
    device.advance(by: 0)
    #expect(child.frame == CGRect(50, 0, 10, 10))
    root.removeFromSuperview()
    #expect(!top.isActive)
    right.constant = -5
    root.layoutIfNeeded()
    #expect(child.frame == CGRect(45, 0, 10, 10))
  }

  @Test func `a view moved to another window keeps its inner constraints`() {
    let other = UIWindow(windowScene: device.window.windowScene ?? UIWindowScene.shared(of: device))
    other.isHidden = false
    inner.addSubview(UIView())
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7)
    left.isActive = true
    device.advance(by: 0)
    other.addSubview(outer)
    device.advance(by: 0)
    #expect(left.isActive)
    #expect(inner.frame == CGRect(7, 0, 30, 0))
    left.constant = 9
    device.advance(by: 0)
    #expect(inner.frame == CGRect(9, 0, 30, 0))
  }

  @Test func `views constrained to the window follow its rotation and movement`() {
    let window = device.window
    let bar = LayoutBox(40, 40)
    window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -10),
      bar.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
    ])
    device.advance(by: 0)
    #expect(bar.frame == CGRect(343, 778, 40, 40))
    device.rotate(to: .landscapeLeft)
    device.settle()
    #expect(bar.frame == CGRect(802, 332, 40, 40))
    window.frame = CGRect(50, 60, 200, 100)
    device.advance(by: 0)
    #expect(bar.frame.maxX == 190)
  }

  @Test func `a view that outlives its superview loses the constraints to it`() {
    var root: UIView? = UIView(frame: CGRect(0, 0, 100, 100))
    let child = LayoutBox()
    root?.addSubview(child)
    let between = root.map { child.widthAnchor.constraint(equalTo: $0.widthAnchor) }
    let own = child.heightAnchor.constraint(equalToConstant: 12)
    between?.isActive = true
    own.isActive = true
    root?.layoutIfNeeded()
    #expect(child.frame.size == CGSize(width: 100, height: 12))
    root = nil
    #expect(between?.isActive == false)
    outer.addSubview(child)
    device.advance(by: 0)
    #expect(child.frame == CGRect(0, 0, 0, 12))
  }

  @Test func `guides aren't subviews, and have frames in their owning view's coordinates`() {
    let guide = UILayoutGuide()
    guide.identifier = "gap"
    outer.addLayoutGuide(guide)
    #expect(outer.subviews == [inner])
    #expect(outer.layoutGuides == [guide])
    #expect(guide.owningView === outer)
    NSLayoutConstraint.activate([
      guide.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10),
      guide.widthAnchor.constraint(equalToConstant: 20),
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor),
      inner.leftAnchor.constraint(equalTo: guide.rightAnchor),
      inner.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
    ])
    #expect(bench.laidOut().origin == CGPoint(x: 30, y: 15))
    #expect(guide.layoutFrame == CGRect(10, 5, 20, 20))
    outer.frame.origin = .zero
    device.advance(by: 0)
    #expect(guide.layoutFrame == CGRect(10, 5, 20, 20))
    outer.removeLayoutGuide(guide)
    #expect(outer.layoutGuides.isEmpty)
    #expect(guide.owningView == nil)
    #expect(outer.constraints.isEmpty)
    #expect(bench.laidOut().origin == .zero)
  }

  @Test func `a guide has one owning view`() {
    let guide = UILayoutGuide()
    outer.addLayoutGuide(guide)
    inner.addLayoutGuide(guide)
    #expect(outer.layoutGuides.isEmpty)
    #expect(inner.layoutGuides == [guide])
    #expect(guide.owningView === inner)
  }

  @Test func `moving a container changes nothing inside it, and causes no layout`() {
    inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 4).isActive = true
    let deep = LayoutBox(10, 10)
    inner.addSubview(deep)
    let left = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    left.isActive = true
    _ = bench.laidOut()
    let layouts = (inner.layouts, deep.layouts)
    left.constant = 50
    outer.frame.origin.x += 5
    #expect(bench.laidOut().origin == CGPoint(x: 4, y: 50))
    #expect((inner.layouts, deep.layouts) == layouts)
  }

  @Test func `constraints, guides, and engines retain no views`() {
    let leaks = device.leaks {
      let view = UIView(frame: CGRect(0, 0, 50, 50))
      device.window.addSubview(view)
      let child = LayoutBox(10, 10)
      view.addSubview(child)
      let guide = UILayoutGuide()
      view.addLayoutGuide(guide)
      NSLayoutConstraint.activate([
        child.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
        child.leftAnchor.constraint(equalTo: guide.leftAnchor),
        child.rightAnchor.constraint(equalTo: view.layoutMarginsGuide.rightAnchor),
        view.keyboardLayoutGuide.topAnchor.constraint(greaterThanOrEqualTo: child.bottomAnchor),
      ])
      device.advance(by: 0.1)
      view.removeFromSuperview()
      let alone = UIView()
      alone.addSubview(LayoutBox(5, 5))
      alone.layoutIfNeeded()
    }
    #expect(leaks.isEmpty)
  }
}

extension UIWindowScene {
  @MainActor fileprivate static func shared(of device: Simulator) -> UIWindowScene {
    device.system.scene
  }
}
