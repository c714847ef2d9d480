import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct UIStackViewTests {
  let device = Simulator()

  @Test func `a stack view has Apple's defaults`() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.Alignment.top == .leading)
    #expect(UIStackView.Alignment.bottom == .trailing)
  }

  @Test func `arranged views are subviews positioned by the stack view`() {
    let (one, two) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [one, two])
    #expect(stack.arrangedSubviews == [one, two])
    #expect(stack.subviews == [one, two])
    #expect(!one.translatesAutoresizingMaskIntoConstraints)
    #expect(!two.translatesAutoresizingMaskIntoConstraints)
  }

  @Test
  func `adding a subview doesn't arrange it, and arranging it keeps its index`() {
    let (one, two, three) = (UIView(), UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [two])
    stack.insertSubview(one, at: 0)
    #expect(stack.arrangedSubviews == [two])
    #expect(one.translatesAutoresizingMaskIntoConstraints)
    stack.addArrangedSubview(one)
    #expect(stack.arrangedSubviews == [two, one])
    #expect(stack.subviews == [one, two])
    stack.insertArrangedSubview(three, at: 0)
    #expect(stack.arrangedSubviews == [three, two, one])
    #expect(stack.subviews == [one, two, three])
  }

  @Test func `inserting an arranged view again moves it only in arrangedSubviews`() {
    let views = [UIView(), UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
    stack.addArrangedSubview(views[2])
    #expect(stack.arrangedSubviews == views)
    #expect(stack.subviews == views)
  }

  @Test func `the order of subviews doesn't affect the arrangement`() {
    let stack = UIStackView.ofBoxes()
    stack.bringSubviewToFront(stack.arrangedSubviews[0])
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [0, 160, 240])
  }

  @Test func `a view that is no longer arranged stays a subview`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1]])
    #expect(stack.subviews == views)
    stack.removeArrangedSubview(UIView())
    #expect(stack.arrangedSubviews == [views[1]])
  }

  @Test func `a view removed from the stack view's subviews is no longer arranged`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1]])
    let other = UIStackView(arrangedSubviews: [views[1]])
    #expect(stack.arrangedSubviews.isEmpty)
    #expect(other.arrangedSubviews == [views[1]])
  }

  @Test func `custom spacing belongs to its view, and is removed with it`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == 12)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: views[1])
    stack.removeArrangedSubview(views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    stack.setCustomSpacing(12, after: views[1])
    #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
  }

  @Test func `constraints have the identifiers that iOS logs`() {
    let stack = UIStackView.ofBoxes(.equalSpacing, .center, spacing: 5)
    stack.arrangedSubviews[1].isHidden = true
    stack.show(in: device.window)
    let names = Set(stack.constraints.compactMap(\.identifier))
    #expect(
      names.isSuperset(of: [
        "UISV-canvas-connection", "UISV-spacing", "UISV-alignment", "UISV-spanning-boundary",
        "UISV-spanning-fit", "UISV-distributing-edge",
      ]))
    #expect(
      Set(stack.layoutGuides.map(\.identifier)) == ["UISV-alignment-spanner", "UISV-distributing"])
    let hiding = stack.arrangedSubviews[1].constraints.map(\.identifier)
    #expect(hiding.contains("UISV-hiding"))
  }

  @Test func `unchanged constraints are kept`() {
    let stack = UIStackView.ofBoxes(spacing: 5)
    stack.show(in: device.window)
    let before = stack.constraints
    stack.spacing = 7
    device.window.layoutIfNeeded()
    #expect(stack.constraints == before)
    stack.setCustomSpacing(9, after: stack.arrangedSubviews[0])
    device.window.layoutIfNeeded()
    #expect(stack.constraints == before)
    #expect(stack.places.map(\.minX) == [0, 169, 256])
    stack.distribution = .fillEqually
    device.window.layoutIfNeeded()
    #expect(Set(stack.constraints).isSuperset(of: before))
  }

  @Test func `guides are added and removed with the distribution and alignment`() {
    let stack = UIStackView.ofBoxes(.equalCentering, .center)
    stack.show(in: device.window)
    #expect(stack.layoutGuides.count == 3)
    stack.distribution = .fill
    stack.alignment = .fill
    device.window.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `an empty stack view has no constraints`() {
    let stack = UIStackView.ofBoxes(.equalSpacing, .center, spacing: 5)
    stack.show(in: device.window)
    for view in stack.arrangedSubviews { view.removeFromSuperview() }
    device.window.layoutIfNeeded()
    #expect(stack.constraints.isEmpty)
    #expect(stack.layoutGuides.isEmpty)
  }

  @Test func `a stack view has a background and corners like any view`() {
    let stack = UIStackView.ofBoxes()
    stack.backgroundColor = .red
    stack.show(in: device.window)
    device.settle()
    let scale = device.window.traitCollection.displayScale
    let pixel = device.screenshot().cgImage?.pixel(x: Int(20 * scale), y: Int(310 * scale))
    #expect(pixel?.r == 255)
    #expect(pixel?.g == 0)
  }

  @Test func `an unused stack view is deallocated`() {
    weak var gone: UIStackView?
    do {
      let stack = UIStackView.ofBoxes(.equalSpacing, .center, spacing: 5)
      stack.show(in: device.window)
      gone = stack
      stack.removeFromSuperview()
    }
    device.settle()
    #expect(gone == nil)
  }
}
