import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// The hierarchy of a tree, and the order of its blocks.
@MainActor @Suite(.ownDevice) struct ViewTreeTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  @Test func `nested blocks add nested subviews in the order of the code`() {
    let (a, b, c, d) = (UIView(), UIView(), UIView(), UIView())
    ViewTree(in: root) {
      ViewNode(a) {
        ViewNode(b)
        ViewNode(c)
      }
      ViewNode(d)
    }
    #expect(root.subviews == [a, d])
    #expect(a.subviews == [b, c])
  }

  @Test func `a tree keeps existing subviews`() {
    let (old, new) = (UIView(), UIView())
    root.addSubview(old)
    ViewTree(in: root) { ViewNode(new) }
    #expect(root.subviews == [old, new])
  }

  @Test func `new and existing views have their own types in blocks`() {
    let field = UITextField()
    let tree = ViewTree(in: root) {
      ViewNode(UILabel(), named: "label") { view, superview in
        view.text = "Name"
        superview.backgroundColor = .red
      }
      ViewNode(field) { view, superview in
        view.placeholder = "Ada"
        view.tag = superview.subviews.count
      }
    }
    #expect((tree["label"] as? UILabel)?.text == "Name")
    #expect(root.backgroundColor == .red)
    #expect(field.placeholder == "Ada")
    #expect(field.tag == 2)
  }

  @Test func `a statement applies to the view of its block`() {
    let (outer, inner) = (UIView(), UIView())
    ViewTree(in: root) {
      ViewNode(outer) { view, superview in
        view.tag = 1
        superview.tag = 10
        ViewNode(inner) { view, superview in
          view.tag = 2
          superview.tag += 10
        }
      }
    }
    let tags = [root, outer, inner].map { $0.tag }
    #expect(tags == [10, 11, 2])
  }

  @Test func `blocks run in order after all views of their level are added`() {
    var log: [String] = []
    var later: UILabel?
    func make(_ name: String) -> UILabel {
      log.append("make \(name)")
      let label = UILabel()
      label.text = name
      return label
    }
    ViewTree(in: root) {
      ViewNode(make("one")) { view, superview in
        log.append("configure one beside \(later?.text ?? "nothing")")
        #expect(later?.superview === superview)
        ViewNode(make("inner")) { view, superview in
          log.append("configure inner in \((superview as? UILabel)?.text ?? "nothing")")
        }
      }
      let two = make("two")
      later = two
      ViewNode(two) { view, superview in
        log.append("configure \(view.text ?? "")")
      }
    }
    #expect(
      log == [
        "make one", "make two", "configure one beside two", "make inner",
        "configure inner in one", "configure two",
      ])
  }

  @Test(arguments: [true, false])
  func `blocks support conditions, loops, and optional views`(isLong: Bool) {
    let badge: UILabel? = isLong ? UILabel() : nil
    let subtitle: String? = isLong ? "Analyst" : nil
    var hasRun = false
    let tree = ViewTree(in: root) {
      for index in 0..<3 {
        ViewNode(UIView(), named: "row\(index)") { view, _ in view.tag = index }
      }
      if let subtitle {
        ViewNode(UILabel(), named: "subtitle") { view, _ in view.text = subtitle }
      }
      if isLong {
        ViewNode(UIView(), named: "long")
      } else {
        ViewNode(UIView(), named: "short")
      }
      switch isLong {
      case true: ViewNode(UIView(), named: "true")
      case false: ViewNode(UIView(), named: "false")
      }
      ViewNode(badge, named: "badge") { view, _ in
        view.text = "1"
        hasRun = true
      }
    }
    let tags = root.subviews.prefix(3).map { $0.tag }
    #expect(tags == [0, 1, 2])
    #expect(root.subviews.count == (isLong ? 7 : 5))
    #expect((tree["subtitle"] as? UILabel)?.text == subtitle)
    let names = ["long", "short", "true", "false"].filter { tree[$0] != nil }
    #expect(names == (isLong ? ["long", "true"] : ["short", "false"]))
    #expect(tree["badge"] === badge)
    #expect(hasRun == isLong)
  }

  @Test func `views can be accessed by name while they exist`() {
    weak var gone: UILabel?
    let tree = inOwnPool {
      let label = UILabel()
      gone = label
      let tree = ViewTree(in: root) { ViewNode(label, named: "title") }
      #expect(tree["title"] === label)
      #expect(tree["other"] == nil)
      label.removeFromSuperview()
      return tree
    }
    #expect(gone == nil)
    #expect(tree["title"] == nil)
  }

  @Test func `views in a stack view are arranged subviews`() {
    let (first, second) = (UIView(), UILabel())
    let stack = UIStackView()
    ViewTree(in: root) {
      ViewNode(stack) { view, _ in
        view.axis = .vertical
        "edges == 0"
        ViewNode(first) { "height == 30" }
        ViewNode(second) { view, _ in view.text = "Name" }
      }
    }
    root.layoutIfNeeded()
    #expect(stack.arrangedSubviews == [first, second])
    #expect(first.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(second.frame.minY == 30)
  }

  @Test func `a tree and its blocks retain nothing`() {
    final class Token {}
    weak var weakToken: Token?
    weak var weakContainer: UIView?
    weak var weakChild: UIView?
    var container: UIView?
    let tree = inOwnPool {
      let (token, view) = (Token(), UIView())
      (weakToken, weakContainer, container) = (token, view, view)
      return ViewTree(in: view) {
        ViewNode(UIView()) { view, _ in
          weakChild = view
          _ = token
          "edges == 0"
        }
      }
    }
    #expect(weakToken == nil)
    #expect(container != nil && weakChild != nil)
    inOwnPool { container = nil }
    #expect(weakContainer == nil)
    #expect(weakChild == nil)
    #expect(tree.layout.constraints == [])
  }
}
