import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ConstraintUpdateTests {
  let bench = LayoutBench()
  var outer: UIView { bench.outer }
  var inner: LayoutBox { bench.inner }

  @MainActor final class Log {
    var entries: [String] = []
  }

  @Test func `constraints are updated subviews first, and layout is superviews first`() {
    let log = Log()
    let deep = LayoutBox()
    inner.addSubview(deep)
    inner.log = { log.entries.append("inner \($0)") }
    deep.log = { log.entries.append("deep \($0)") }
    _ = bench.laidOut()
    #expect(log.entries == ["deep update", "inner update", "inner layout", "deep layout"])
    log.entries = []
    _ = bench.laidOut()
    #expect(log.entries.isEmpty)
    #expect(!inner.needsUpdateConstraints())
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    inner.updateConstraintsIfNeeded()
    #expect(log.entries == ["inner update"])
    deep.setNeedsUpdateConstraints()
    _ = bench.laidOut()
    #expect(log.entries == ["inner update", "deep update"])
  }

  @Test func `changes made in updateConstraints apply in the same layout pass`() {
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    _ = bench.laidOut()
    inner.log = { if $0 == "update" { width.constant += 5 } }
    inner.setNeedsUpdateConstraints()
    #expect(bench.laidOut().width == 15)
  }

  @Test func `a view controller updates the constraints of its view`() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        super.updateViewConstraints()
      }
      override func loadView() { view = LayoutBox() }
    }
    let controller = Controller()
    var asked = 0
    (controller.view as? LayoutBox)?.log = { if $0 == "update" { asked += 1 } }
    outer.addSubview(controller.view)
    _ = bench.laidOut()
    #expect(controller.updates == 1)
    #expect(asked == 1)
    controller.view.setNeedsUpdateConstraints()
    _ = bench.laidOut()
    #expect(controller.updates == 2)
  }

  @Test func `a changed content size is solved again, an unchanged one causes no layout`() {
    inner.contents = CGSize(width: 20, height: 20)
    _ = bench.laidOut()
    let (asked, layouts) = (inner.timesAsked, inner.layouts)
    _ = bench.laidOut()
    #expect(inner.timesAsked == asked)
    inner.invalidateIntrinsicContentSize()
    _ = bench.laidOut()
    #expect(inner.timesAsked == asked + 1)
    #expect(inner.layouts == layouts)
    inner.contents.width = 30
    _ = bench.laidOut()
    #expect(inner.frame.width == 20)
    inner.invalidateIntrinsicContentSize()
    #expect(bench.laidOut() == CGRect(0, 0, 30, 20))
  }

  @Test func `a constraint changed in layoutSubviews before super applies immediately`() {
    final class Centering: UIView {
      var left: NSLayoutConstraint?
      var seen: CGFloat = 0
      override func layoutSubviews() {
        left?.constant = bounds.width / 4
        super.layoutSubviews()
        seen = subviews.first?.frame.minX ?? -1
      }
    }
    let view = Centering(frame: CGRect(0, 0, 100, 50))
    outer.addSubview(view)
    let box = LayoutBox(5, 5)
    view.addSubview(box)
    view.left = box.leftAnchor.constraint(equalTo: view.leftAnchor)
    view.left?.isActive = true
    _ = bench.laidOut()
    #expect(view.seen == 25)
    view.frame.size.width = 80
    _ = bench.laidOut()
    #expect(view.seen == 20)
  }

  @Test func `only superviews of moved views are laid out`() {
    let boxes = (0..<5).map { _ in LayoutBox(10, 10) }
    for (index, box) in boxes.enumerated() {
      inner.addSubview(box)
      box.leftAnchor.constraint(equalTo: inner.leftAnchor, constant: CGFloat(index) * 10)
        .isActive = true
    }
    let deep = LayoutBox(4, 4)
    boxes[0].addSubview(deep)
    let offset = deep.leftAnchor.constraint(equalTo: boxes[0].leftAnchor)
    offset.isActive = true
    _ = bench.laidOut()
    let before = (inner.layouts, boxes.map(\.layouts))
    offset.constant = 3
    _ = bench.laidOut()
    #expect(deep.frame.minX == 3)
    #expect(inner.layouts == before.0)
    #expect(boxes.map(\.layouts) == [before.1[0] + 1] + before.1.dropFirst())
  }
}
