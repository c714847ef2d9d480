import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// Stack views whose arranged views are hidden, changed, added, and removed.
@MainActor @Suite(.ownDevice) struct StackChangeTests {
  let device = Simulator()

  // MARK: Hidden views

  @Test func `a hidden view takes no space until it's shown`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.show(in: device.window)
    #expect(stack.bounds.width == 300)
    stack.arrangedSubviews[1].isHidden = true
    device.window.layoutIfNeeded()
    #expect(stack.bounds.width == 210)
    #expect(stack.places[2].minX == 170)
    #expect(stack.places[1].width == 0)
    stack.arrangedSubviews[2].isHidden = true
    device.window.layoutIfNeeded()
    #expect(stack.bounds.width == 160)
    stack.arrangedSubviews[1].isHidden = false
    stack.arrangedSubviews[2].isHidden = false
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 170, 260])
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `any views can be hidden in any distribution`(distribution: UIStackView.Distribution) {
    let stack = UIStackView.ofBoxes(distribution, .center, spacing: 10)
    stack.show(in: device.window, width: 400)
    for hidden in 0..<8 {
      for index in 0..<3 { stack.arrangedSubviews[index].isHidden = hidden & 1 << index != 0 }
      device.window.layoutIfNeeded()
      let shown = stack.arrangedSubviews.filter { !$0.isHidden }
      for view in stack.arrangedSubviews where view.isHidden { #expect(view.frame.width == 0) }
      guard let first = shown.first, let last = shown.last else { continue }
      #expect(first.frame.minX == 0)
      #expect(abs(last.frame.maxX - 400) < 0.34)
      for (one, next) in zip(shown, shown.dropFirst()) {
        #expect(next.frame.minX - one.frame.maxX > 9.66)
      }
    }
  }

  @Test func `a pinned stack view whose views are all hidden has no conflict`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    for view in stack.arrangedSubviews { view.isHidden = true }
    stack.show(in: device.window, width: 300)
    #expect(stack.bounds.width == 300)
    #expect(stack.places.map(\.width) == [0, 0, 0])
  }

  @Test func `a hidden view with a size constraint collapses, and has its size again later`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    let view = stack.arrangedSubviews[1]
    let width = view.widthAnchor.constraint(equalToConstant: 100)
    width.identifier = "own"
    width.isActive = true
    stack.show(in: device.window)
    #expect(stack.bounds.width == 320)
    view.isHidden = true
    device.window.layoutIfNeeded()
    #expect(stack.bounds.width == 210)
    #expect(view.bounds.width == 0)
    #expect(device.system.layoutConflicts.map(\.broken.identifier) == ["own"])
    #expect(
      device.system.layoutConflicts.first?.constraints.map(\.identifier) == ["own", "UISV-hiding"])
    view.isHidden = false
    device.window.layoutIfNeeded()
    #expect(stack.bounds.width == 320)
  }

  @Test func `a hidden view with an intrinsic content size collapses`() {
    let card = UIView()
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 8),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -8),
    ])
    let stack = UIStackView(arrangedSubviews: [Box(50, 50), card])
    stack.axis = .vertical
    stack.show(in: device.window)
    let height = stack.bounds.height
    #expect(height > 80)
    card.isHidden = true
    device.window.layoutIfNeeded()
    #expect(stack.bounds.height == 50)
    card.isHidden = false
    device.window.layoutIfNeeded()
    #expect(stack.bounds.height == height)
    #expect(abs(label.frame.minY - 8) < 0.01)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `no arrangement has conflicts or an ambiguous layout`(axis: NSLayoutConstraint.Axis) {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.axis = axis
    // Views of equal size couldn't all keep their intrinsic sizes.
    for (index, view) in stack.arrangedSubviews.enumerated() {
      view.setContentHuggingPriority(UILayoutPriority(Float(200 + index)), for: axis)
    }
    stack.show(in: device.window)
    let size = (
      stack.widthAnchor.constraint(equalToConstant: 420),
      stack.heightAnchor.constraint(equalToConstant: 460)
    )
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
    ]
    for step in 0..<(5 * 6 * 8 * 4) {
      stack.distribution = UIStackView.Distribution(rawValue: step % 5) ?? .fill
      stack.alignment = alignments[step / 5 % 6]
      let (hidden, kind) = (step / 30 % 8, step / 240)
      for (index, view) in stack.arrangedSubviews.enumerated() {
        view.isHidden = hidden & 1 << index != 0
      }
      stack.isLayoutMarginsRelativeArrangement = kind & 1 != 0
      size.0.isActive = kind & 2 != 0
      size.1.isActive = kind & 2 != 0
      device.window.layoutIfNeeded()
      let arrangement = "\(stack.distribution), \(stack.alignment), \(hidden), \(kind)"
      #expect(device.system.layoutConflicts.isEmpty, "\(arrangement)")
      guard step % 7 == 0 else { continue }
      let isOpen = stack.arrangedSubviews.contains { $0.hasAmbiguousLayout }
      #expect(!isOpen && !stack.hasAmbiguousLayout, "\(arrangement)")
    }
  }

  // MARK: Changes

  @Test func `a view with a changed content size moves the views after it`() throws {
    let stack = UIStackView.ofBoxes()
    stack.show(in: device.window)
    let box = try #require(stack.arrangedSubviews[0] as? Box)
    box.content = CGSize(width: 100, height: 210)
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 100, 180])
    #expect(stack.bounds.height == 210)
  }

  @Test func `proportions follow the intrinsic content sizes`() throws {
    let stack = UIStackView.ofBoxes(.fillProportionally)
    stack.show(in: device.window, width: 200)
    #expect(
      areClose(
        stack.places.map { CGRect(x: $0.minX, y: 0, width: $0.width, height: 0) },
        [
          CGRect(x: 0, y: 0, width: 114.286, height: 0),
          CGRect(x: 114.286, y: 0, width: 57.143, height: 0),
          CGRect(x: 171.429, y: 0, width: 28.571, height: 0),
        ]))
    let box = try #require(stack.arrangedSubviews[2] as? Box)
    box.content.width = 160
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [80, 40, 80])
  }

  @Test func `nested stack views are laid out together`() {
    let inner = UIStackView.ofBoxes(spacing: 10)
    inner.axis = .vertical
    let outer = UIStackView(arrangedSubviews: [Box(30, 30), inner])
    outer.spacing = 5
    outer.alignment = .center
    outer.show(in: device.window)
    #expect(outer.bounds.size == CGSize(width: 195, height: 370))
    #expect(
      outer.places == [
        CGRect(x: 0, y: 170, width: 30, height: 30), CGRect(x: 35, y: 0, width: 160, height: 370),
      ])
    #expect(inner.places.map(\.minY) == [0, 210, 320])
  }

  // MARK: Proportions of views without a content size

  /// A row 300 points wide, with a view that contains a box, and a box 100 points wide.
  private func row(_ inner: UIView) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [inner, Box(100, 20)])
    stack.distribution = .fillProportionally
    stack.show(in: device.window, width: 300)
    return stack
  }

  /// A view whose constraints contain a box.
  private func holder(of box: Box) -> UIView {
    let view = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: view.topAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    return view
  }

  @Test(arguments: [false, true])
  func `a nested view that is shown again has its proportion`(isStack: Bool) {
    let box = Box(50, 20)
    let inner = isStack ? UIStackView(arrangedSubviews: [box]) : holder(of: box)
    let stack = row(inner)
    #expect(stack.places.map(\.width) == [100, 200])
    for _ in 0..<2 {
      inner.isHidden = true
      device.window.layoutIfNeeded()
      #expect(stack.places.map(\.width) == [0, 300])
      inner.isHidden = false
      device.window.layoutIfNeeded()
      #expect(stack.places.map(\.width) == [100, 200])
    }
    // The content has no length at first, and has one later.
    box.content.width = 0
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [0, 300])
    box.content.width = 50
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [100, 200])
  }

  @Test func `proportions follow the content of nested views`() {
    let box = Box(50, 20)
    let inner = UIStackView(arrangedSubviews: [box])
    let stack = row(inner)
    box.content.width = 200
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [200, 100])
    inner.addArrangedSubview(Box(100, 20))
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [225, 75])
    inner.spacing = 100
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [240, 60])
    inner.removeArrangedSubview(box)
    box.removeFromSuperview()
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [150, 150])
    let before = device.system.tree.statistics.layersLaidOut
    device.advance(by: 0.1)
    #expect(device.system.tree.statistics.layersLaidOut == before)
  }

  @Test func `proportions follow the content of a nested proportional stack view`() {
    let box = Box(50, 20)
    let innermost = UIStackView(arrangedSubviews: [box])
    let inner = UIStackView(arrangedSubviews: [innermost, Box(50, 20)])
    inner.distribution = .fillProportionally
    let stack = row(inner)
    #expect(stack.places.map(\.width) == [150, 150])
    box.content.width = 150
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.width) == [200, 100])
    #expect(inner.places.map(\.width) == [150, 50])
  }

  @Test func `views can be added, removed, and reordered`() {
    let stack = UIStackView.ofBoxes()
    stack.show(in: device.window)
    let first = stack.arrangedSubviews[0]
    stack.insertArrangedSubview(first, at: 2)
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 80, 120])
    stack.insertArrangedSubview(Box(7, 7), at: 1)
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 80, 87, 127])
    first.removeFromSuperview()
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 80, 87])
    #expect(stack.bounds.width == 127)
  }

  @Test func `a column has the baseline of its first label, a row that of its tallest view`() {
    let labels = (0..<2).map { _ in UILabel() }
    labels[0].text = "One"
    labels[1].text = "Two"
    labels[1].font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [Box(5, 5)] + labels)
    stack.alignment = .top
    stack.show(in: device.window)
    #expect(stack.forFirstBaselineLayout === labels[1])
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === stack.arrangedSubviews[0])
    #expect(stack.forLastBaselineLayout === labels[1])
  }
}
