import TestHost
import Testing
import UIKit
import ViewBuilding

/// The calls of `onLayoutSubviews`.
@MainActor @Suite(.ownDevice) struct LayoutClosureTests {
  let view = ClosureView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  let log = ClosureLog()

  init() {
    view.layoutIfNeeded()
    view.onLayoutSubviews = { [log] _ in log.entries.append("layout") }
  }

  /// Requests and performs a layout.
  private func layOut() {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  @Test func `the layout closure runs once per layout`() {
    view.layoutIfNeeded()
    #expect(log.entries == [])
    layOut()
    #expect(log.entries == ["layout"])
    view.frame.size.width = 50
    #expect(log.entries == ["layout"])
    view.layoutIfNeeded()
    #expect(log.entries == ["layout", "layout"])
  }

  @Test func `the layout closure runs after constraints and after the frame closure`() {
    let inner = UIView()
    view["inner"] = inner
    EquationLayout(in: view, names: view.namedSubviews).eqs("inner.edges == 5")
    view.onFrameChange = { [log] _ in log.entries.append("frame") }
    view.onLayoutSubviews = { [log, inner] view in
      log.entries.append("layout \(Int(inner.frame.width)) in \(Int(view.bounds.width))")
    }
    view.layer.bounds.size.width = 60
    view.layoutIfNeeded()
    #expect(log.entries == ["frame", "layout 50 in 60"])
  }

  @Test func `a layout that the closure requests does not run the closure again`() {
    let inner = UIView()
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    view["inner"] = inner
    EquationLayout(in: view, names: view.namedSubviews).eqs(
      "inner.left == 0\ninner.top == 0\ninner.height == 10")
    width.isActive = true
    view.layoutIfNeeded()
    log.entries = []
    view.onLayoutSubviews = { [log] view in
      log.entries.append("layout")
      width.constant += 10
      view.setNeedsLayout()
    }
    layOut()
    #expect(log.entries.count <= 2)
    #expect(inner.frame.width == width.constant)
    let count = log.entries.count
    view.layoutIfNeeded()
    view.layoutIfNeeded()
    #expect(log.entries.count == count)
  }

  @Test func `a label text that the closure sets is laid out in the same pass`() {
    let label = UILabel()
    label.text = "short"
    view["label"] = label
    EquationLayout(in: view, names: view.namedSubviews).eqs("label.left == 0\nlabel.top == 0")
    view.layoutIfNeeded()
    let before = label.frame.width
    view.onLayoutSubviews = { view in
      label.text = "not so short any more"
      view.setNeedsLayout()
    }
    layOut()
    #expect(label.frame.width > before)
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 1)
  }

  @Test func `an override that requests layout during the layout of the closure is laid out`() {
    final class Asking: ClosureView {
      var requests = 0
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
        guard requests > 0 else { return }
        requests -= 1
        setNeedsLayout()
      }
    }
    let view = Asking()
    view.layoutIfNeeded()
    view.layouts = 0
    view.onLayoutSubviews = { view in
      guard let view = view as? Asking, view.layouts == 0 else { return }
      view.requests = 1
      view.setNeedsLayout()
    }
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.layouts == 3)
  }

  @Test func `a closure that calls setNeedsLayout runs once`() {
    view.onLayoutSubviews = { [log] view in
      log.entries.append("layout")
      view.setNeedsLayout()
    }
    layOut()
    view.layoutIfNeeded()
    #expect(log.entries == ["layout"])
    layOut()
    #expect(log.entries == ["layout", "layout"])
  }

  @Test func `a closure that calls layoutIfNeeded does not run recursively`() {
    final class Counting: ClosureView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let view = Counting()
    view.onLayoutSubviews = { [log] view in
      log.entries.append("layout")
      view.setNeedsLayout()
      view.layoutIfNeeded()
    }
    view.layoutIfNeeded()
    #expect(log.entries == ["layout"])
    #expect(view.count == 2)
    view.layoutIfNeeded()
    #expect(view.count == 2)
  }

  @Test func `the closure can set the frames of subviews`() {
    let inner = ClosureView()
    let inside = ClosureLog()
    inside.follow(inner)
    view["inner"] = inner
    view.onLayoutSubviews = { view in
      view["inner"]?.frame = view.bounds.insetBy(dx: 10, dy: 20)
    }
    layOut()
    view.frame.size = CGSize(width: 60, height: 80)
    view.layoutIfNeeded()
    #expect(
      inside.frames == [
        CGRect(x: 10, y: 20, width: 80, height: 60), CGRect(x: 10, y: 20, width: 40, height: 40),
      ])
  }

  @Test func `a size that the closure sets is laid out without running the closure again`() {
    let inner = UIView()
    view["inner"] = inner
    EquationLayout(in: view, names: view.namedSubviews).eqs("inner.edges == 5")
    view.onLayoutSubviews = { [log] view in
      log.entries.append("layout \(Int(view.bounds.width))")
      view.bounds.size.width = 40
    }
    layOut()
    #expect(log.entries == ["layout 100"])
    #expect(inner.frame.width == 30)
    view.layoutIfNeeded()
    #expect(log.entries == ["layout 100"])
  }

  @Test func `the layout closure runs while an overriding layoutSubviews calls super`() {
    final class Card: ClosureView {
      var log: ClosureLog?
      override func layoutSubviews() {
        super.layoutSubviews()
        log?.entries.append("subclass")
      }
    }
    let card = Card()
    card.log = log
    card.onLayoutSubviews = { [log] _ in log.entries.append("closure") }
    card.layoutIfNeeded()
    #expect(log.entries == ["closure", "subclass"])
  }
}
