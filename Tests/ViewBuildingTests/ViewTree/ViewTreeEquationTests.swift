import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Equations and constraints in the blocks of a tree.
@MainActor @Suite(.ownDevice) struct ViewTreeEquationTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let a = UIView()
  let b = UIView()

  @Test(
    arguments: [
      // A constant is relative to the superview, as in a layout of the superview.
      ("left == 8", CGRect(x: 8, y: 0, width: 40, height: 20)),
      ("left == superview.left + 8", CGRect(x: 8, y: 0, width: 40, height: 20)),
      ("self.left == superview.left + 8", CGRect(x: 8, y: 0, width: 40, height: 20)),
      ("right == -8", CGRect(x: 272, y: 0, width: 40, height: 20)),
      ("centerX == 0", CGRect(x: 140, y: 0, width: 40, height: 20)),
      ("superview.right == right + 8", CGRect(x: 272, y: 0, width: 40, height: 20)),
      ("left == superview.width / 4", nil),
      ("left == self.width", nil),
      ("left == width", nil),
      ("left == margin", CGRect(x: 6, y: 0, width: 40, height: 20)),
      ("left == superview.right - 2 * margin", CGRect(x: 308, y: 0, width: 40, height: 20)),
      ("left >= 8", CGRect(x: 8, y: 0, width: 40, height: 20)),
      ("left == 8 @ high", CGRect(x: 8, y: 0, width: 40, height: 20)),
    ] as [(String, CGRect?)])
  func `an attribute without a view belongs to the block's view`(equation: String, frame: CGRect?)
    throws
  {
    let layout = EquationLayout(in: root)
    layout.numbers = ["margin": 6]
    var stops: [String] = []
    layout.scope.stop = { message, _, _ in stops.append(message()) }
    // Blocks accept only literals, so the test creates the block itself.
    let block = ViewTreeBlock(children: [
      ViewTreeBlock.Child(view: a, file: #fileID, line: #line) { _ in
        ViewTreeBlock(statements: [
          .equations("top == 0\nwidth == 40\nheight == width / 2", file: #fileID, line: #line),
          .equations(EquationLiteral(stringLiteral: equation), file: #fileID, line: #line),
        ])
      }
    ])
    _ = ViewTree(in: root, layout, block)
    guard let frame else {
      #expect(stops.count == 1)
      return
    }
    #expect(stops == [])
    root.layoutIfNeeded()
    #expect(a.frame == frame)
  }

  @Test func `one equation can set several attributes of a view`() {
    ViewTree(in: root) {
      ViewNode(a) {
        "left, top, right == 0"
        "width, height >= 44"
        "height == 0 @ low"
        "hugH, hugV == 20"
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(a.contentHuggingPriority(for: .horizontal) == UILayoutPriority(20))
    #expect(a.contentHuggingPriority(for: .vertical) == UILayoutPriority(20))
  }

  @Test func `lists can contain shorthands and attributes of other views`() {
    ViewTree(in: root) {
      ViewNode(a, named: "a") {
        "b.left, left, b.top, top == 10"
        "height, size, b.size == 30"
      }
      ViewNode(b, named: "b")
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
    #expect(b.frame == CGRect(x: 10, y: 10, width: 30, height: 30))
  }

  @Test
  func `after an attribute in a list, the next word is an attribute even if a view has that name`()
  {
    ViewTree(in: root) {
      ViewNode(a, named: "left") { "size == 10" }
      ViewNode(b) {
        "top, left, right == 0"
        "height == 10"
      }
    }
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 0, y: 0, width: 320, height: 10))
  }

  @Test func `in a list, the name of a view takes precedence`() {
    ViewTree(in: root) {
      ViewNode(a, named: "left") { "left == 0" }
      ViewNode(b, named: "right") {
        "right == 0"
        "left, right.top == 10"
        "left, right.size == 30"
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 10, width: 30, height: 30))
    #expect(b.frame == CGRect(x: 290, y: 10, width: 30, height: 30))
  }

  @Test func `siblings can refer to each other by name in any order`() {
    ViewTree(in: root) {
      ViewNode(a, named: "a") {
        """
        left == b.right + 10     # b comes later
        top == b.top
        size == b.size
        """
      }
      ViewNode(b, named: "b") {
        "left == 20"
        "top == 30"
        "size == 40"
      }
    }
    root.layoutIfNeeded()
    #expect(b.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
    #expect(a.frame == CGRect(x: 70, y: 30, width: 40, height: 40))
  }

  @Test func `equations in a block can refer to named views of other levels`() {
    let inner = UIView()
    ViewTree(in: root) {
      ViewNode(a, named: "a") {
        "edges == 10"
        ViewNode(inner, named: "inner") {
          "left == b.right"
          "top == 0"
          "b.width == self.width * 2"
        }
      }
      ViewNode(b, named: "b") {
        "left == a.left + 5"
        "top == inner.bottom"
        "inner.size == 30"
        "height == 1"
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 10, y: 10, width: 300, height: 460))
    #expect(b.frame == CGRect(x: 15, y: 40, width: 60, height: 1))
    #expect(inner.frame == CGRect(x: 65, y: 0, width: 30, height: 30))
  }

  @Test func `a constant is a distance from the superview of the view on the left`() {
    let inner = UIView()
    ViewTree(in: root) {
      ViewNode(a, named: "a") {
        "edges == 10"
        "inner.left == 7"
        "b.left == 3"
        ViewNode(inner, named: "inner") { "size == 20" }
      }
      ViewNode(b, named: "b") { "size == 30" }
      "inner.top == 8"
      "b.top == 4"
    }
    root.layoutIfNeeded()
    #expect(inner.frame == CGRect(x: 7, y: 8, width: 20, height: 20))
    #expect(b.frame == CGRect(x: 3, y: 4, width: 30, height: 30))
  }

  @Test func `blocks accept one or more constraints made with anchors`() {
    ViewTree(in: root) {
      ViewNode(a) { view, superview in
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: 12)
        [
          view.topAnchor.constraint(equalTo: superview.topAnchor),
          view.widthAnchor.constraint(equalToConstant: 50),
        ]
        "height == 60"
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 12, y: 0, width: 50, height: 60))
  }

  @Test func `the outermost block can contain equations of the container`() {
    let other = UIView()
    root.addSubview(other)
    other.translatesAutoresizingMaskIntoConstraints = false
    ViewTree(in: other) {
      "left == 5"
      "top == superview.top + 6"
      "width == 70"
      ViewNode(a) { "edges == 0" }
    }
    ViewTree(in: other) { "height == 80" }
    root.layoutIfNeeded()
    #expect(other.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(a.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
  }

  @Test func `only views with a name or constraints turn off their autoresizing masks`() {
    let (c, d, e) = (UIView(), UIView(), UIView())
    c.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    ViewTree(in: root) {
      ViewNode(a) { "left == 0" }
      ViewNode(b, named: "b")
      ViewNode(c) { view, _ in view.tag = 1 }
      ViewNode(d) { view, superview in view.topAnchor.constraint(equalTo: c.bottomAnchor) }
      ViewNode(e) {
        ViewNode(UIView()) { "superview.width == 30" }
      }
    }
    let follow = [root, a, b, c, d, e].map { $0.translatesAutoresizingMaskIntoConstraints }
    #expect(follow == [true, false, false, true, false, false])
    root.layoutIfNeeded()
    #expect(c.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(d.frame.minY == 6)
    #expect(e.frame.width == 30)
  }

  @Test func `constraints are activated after the whole tree is built`() {
    var seen: [Int] = []
    let tree = ViewTree(in: root) {
      ViewNode(a) { view, superview in
        "left == 0"
        ViewNode(b) { view, superview in
          let _ = seen.append(superview.appConstraints.count + root.appConstraints.count)
          "left == 0"
          "resistH == low"
        }
        let _ = seen.append(root.appConstraints.count)
      }
    }
    #expect(seen == [0, 0])
    #expect(tree.layout.constraints.count == 2)
    #expect(tree.layout.constraints.allSatisfy { $0.isActive })
    #expect(b.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
  }

  @Test func `a number takes precedence over an attribute with the same name`() {
    ViewTree(in: root, numbers: ["width": 5]) {
      ViewNode(a) {
        "left == width"
        "top == 0"
        "width == 20"
        "height == self.width"
      }
    }
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 5, y: 0, width: 20, height: 20))
  }

  @Test func `no constraint is active before all equations are read`() {
    let layout = EquationLayout(in: root)
    var printed: [String] = []
    layout.scope.print = { printed.append($0) }
    let block = ViewTreeBlock(children: [
      ViewTreeBlock.Child(view: a, file: #fileID, line: #line) { _ in
        ViewTreeBlock(statements: [.equations("left == 0 ?", file: #fileID, line: #line)])
      }
    ])
    let tree = ViewTree(in: root, layout, block)
    #expect(printed.count == 1)
    #expect(!printed.contains { $0.contains("(active)") })
    #expect(tree.layout.constraints[0].debugDescription.contains("(active)"))
  }

  @Test func `the layout of a tree changes the constraints of its blocks`() {
    let tree = ViewTree(in: root) {
      ViewNode(a, named: "a") {
        "left == 8"
        "top == 0"
        "size == 20"
      }
    }
    let changed = tree.layout.eqs("a.left == 30") + tree.layout.eqs("a.left == view.left + 40")
    #expect(changed == [tree.layout.constraints[0], tree.layout.constraints[0]])
    root.layoutIfNeeded()
    #expect(a.frame.minX == 40)
    let wide = tree.layout.group("a.width == view.width")
    tree.layout.remove("a.size == 20")
    tree.layout.eq("a.height == 5")
    wide.activate()
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 40, y: 0, width: 320, height: 5))
  }
}
