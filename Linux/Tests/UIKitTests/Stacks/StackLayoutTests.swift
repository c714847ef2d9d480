import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// Where stacks put boxes of 160 × 200, 80 × 100 and 40 × 50.
@MainActor @Suite(.ownDevice) struct StackLayoutTests {
  let device = Simulator()

  // MARK: Distributions

  @Test(arguments: [
    (
      UIStackView.Distribution.fillEqually, [CGFloat(0), 136.667, 273.333],
      [CGFloat(126.667), 126.667, 126.667]
    ),
    // 300 points of contents and spacing in 400, the last takes what is left.
    (.fillProportionally, [0, 223.333, 340], [213.333, 106.667, 60]),
    (.equalSpacing, [0, 220, 360], [160, 80, 40]),
    // The middles at 80, 230 and 380.
    (.equalCentering, [0, 190, 360], [160, 80, 40]),
  ])
  func `a row shares out the room that it has`(
    distribution: UIStackView.Distribution, left: [CGFloat], widths: [CGFloat]
  ) {
    let stack = UIStackView.ofBoxes(distribution, spacing: 10)
    stack.show(in: device.window, width: 400, height: 240)
    let expected = zip(left, widths).map { CGRect(x: $0, y: 0, width: $1, height: 240) }
    #expect(areClose(stack.places, expected), "\(stack.places)")
    #expect(stack.bounds.size == CGSize(width: 400, height: 240))
  }

  @Test func `filling stretches what hugs least`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.show(in: device.window, width: 400)
    #expect(stack.places.map(\.minX) == [0, 170, 360])
    #expect(stack.places.map(\.width) == [160, 180, 40])
    #expect(stack.places.map(\.height) == [200, 200, 200])
  }

  @Test func `filling shrinks what resists least`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    stack.show(in: device.window, width: 200)
    #expect(stack.places.map(\.width) == [60, 80, 40])
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `gaps are never less than the spacing, then views shrink`(
    distribution: UIStackView.Distribution
  ) {
    let stack = UIStackView.ofBoxes(distribution, spacing: 10)
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    stack.show(in: device.window, width: 200)
    #expect(stack.places.map(\.minX) == [0, 70, 160])
    #expect(stack.places.map(\.width) == [60, 80, 40])
  }

  @Test func `equal centering gives up its middles before the spacing`() {
    // Middles at 80, 165 and 250 would put 5 points between the first two.
    let stack = UIStackView.ofBoxes(.equalCentering, spacing: 10)
    stack.show(in: device.window, width: 300)
    #expect(stack.places.map(\.minX) == [0, 170, 260])
  }

  // MARK: Alignments

  @Test(arguments: [
    (UIStackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(240), 240, 240]),
    (.leading, [0, 0, 0], [200, 100, 50]),
    (.center, [20, 70, 95], [200, 100, 50]),
    (.trailing, [40, 140, 190], [200, 100, 50]),
    // Boxes have no text: their first baselines are their tops, their last ones their bottoms.
    (.firstBaseline, [0, 0, 0], [200, 100, 50]),
    (.lastBaseline, [0, 100, 150], [200, 100, 50]),
  ])
  func `views are aligned across a row`(
    alignment: UIStackView.Alignment, top: [CGFloat], heights: [CGFloat]
  ) {
    let stack = UIStackView.ofBoxes(.equalSpacing, alignment)
    stack.show(in: device.window, width: 280, height: 240)
    #expect(stack.places.map(\.minY) == top)
    #expect(stack.places.map(\.height) == heights)
    #expect(stack.places.map(\.width) == [160, 80, 40])
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [CGFloat(0), 0, 0], [CGFloat(200), 200, 200]),
    (.leading, [0, 0, 0], [160, 80, 40]),
    (.center, [20, 60, 80], [160, 80, 40]),
    (.trailing, [40, 120, 160], [160, 80, 40]),
    (.firstBaseline, [0, 0, 0], [160, 80, 40]),
    (.lastBaseline, [40, 120, 160], [160, 80, 40]),
  ])
  func `views are aligned across a column`(
    alignment: UIStackView.Alignment, left: [CGFloat], widths: [CGFloat]
  ) {
    let stack = UIStackView.ofBoxes(.equalSpacing, alignment, spacing: 4)
    stack.axis = .vertical
    stack.show(in: device.window, width: 200)
    #expect(stack.places.map(\.minX) == left)
    #expect(stack.places.map(\.width) == widths)
    #expect(stack.places.map(\.minY) == [0, 204, 308])
    #expect(stack.bounds.height == 358)
  }

  @Test(arguments: [
    UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ])
  func `a stack of no given size is as large as its views`(alignment: UIStackView.Alignment) {
    for distribution in [
      UIStackView.Distribution.fill, .fillProportionally, .equalSpacing, .equalCentering,
    ] {
      let stack = UIStackView.ofBoxes(distribution, alignment, spacing: 10)
      #expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          == CGSize(width: distribution == .equalCentering ? 360 : 300, height: 200),
        "\(distribution) \(alignment)")
    }
  }

  @Test func `a single view is aligned like several`() {
    for (alignment, top) in [
      (UIStackView.Alignment.leading, CGFloat(0)), (.center, 30), (.trailing, 60),
      (.firstBaseline, 0),
    ] {
      let stack = UIStackView(arrangedSubviews: [Box(50, 40)])
      stack.alignment = alignment
      stack.show(in: device.window, height: 100)
      #expect(stack.places == [CGRect(x: 0, y: top, width: 50, height: 40)])
      #expect(stack.bounds.width == 50)
      stack.removeFromSuperview()
    }
  }

  @Test func `labels in a row stand on one line`() {
    let labels = [UILabel(), UILabel()]
    labels[0].text = "Small"
    labels[1].text = "Large"
    labels[1].font = .systemFont(ofSize: 34)
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(arrangedSubviews: labels)
      stack.alignment = alignment
      stack.show(in: device.window)
      let lines = labels.map { $0.frame.minY + $0.baselineOffsets.fromTop }
      #expect(abs(lines[0] - lines[1]) < 0.51)
      #expect(labels[0].frame.minY > 8)
      #expect(abs(stack.bounds.height - labels[1].bounds.height) < 0.01)
      stack.removeFromSuperview()
    }
  }

  // MARK: Margins, spacing, direction

  @Test func `margins are kept clear`() {
    let stack = UIStackView.ofBoxes()
    stack.isLayoutMarginsRelativeArrangement = true
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 5)
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [20, 180, 260])
    #expect(stack.places.map(\.minY) == [1, 1, 1])
    #expect(stack.bounds.size == CGSize(width: 305, height: 204))
    stack.isLayoutMarginsRelativeArrangement = false
    device.window.layoutIfNeeded()
    #expect(stack.bounds.size == CGSize(width: 280, height: 200))
  }

  @Test func `a view's own spacing counts in the place of the stack's`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [0, 190, 280])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 168, 258])
  }

  @Test func `the system's spacing is 8 points`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = UIStackView.ofBoxes(spacing: UIStackView.spacingUseSystem)
      stack.axis = axis
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect((axis == .vertical ? size.height - 350 : size.width - 280) == 16)
    }
  }

  @Test func `a column can be spaced from line to line`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.show(in: device.window)
    let lines = labels.map { $0.frame.minY + $0.baselineOffsets.fromTop }
    #expect(abs(lines[1] - lines[0] - 40) < 0.34)
  }

  @Test func `a row begins on the right where reading does`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [140, 50, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 170, 260])
  }

  // MARK: Hidden views

  @Test func `a hidden view takes no room, and comes back`() {
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
  func `any views may be hidden in any distribution`(distribution: UIStackView.Distribution) {
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

  @Test func `a pinned stack whose views are all hidden is no contradiction`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    for view in stack.arrangedSubviews { view.isHidden = true }
    stack.show(in: device.window, width: 300)
    #expect(stack.bounds.width == 300)
    #expect(stack.places.map(\.width) == [0, 0, 0])
  }

  @Test func `a hidden view folds up although it was given a size, which it has again later`() {
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
    #expect(device.device.layoutConflicts.map(\.broken.identifier) == ["own"])
    #expect(
      device.device.layoutConflicts.first?.constraints.map(\.identifier) == ["own", "UISV-hiding"])
    view.isHidden = false
    device.window.layoutIfNeeded()
    #expect(stack.bounds.width == 320)
  }

  @Test func `a hidden view with contents of its own folds up, too`() {
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

  // MARK: Changes

  @Test func `a view with other contents moves the ones after it`() throws {
    let stack = UIStackView.ofBoxes()
    stack.show(in: device.window)
    let box = try #require(stack.arrangedSubviews[0] as? Box)
    box.content = CGSize(width: 100, height: 210)
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 100, 180])
    #expect(stack.bounds.height == 210)
  }

  @Test func `proportions follow the contents`() throws {
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

  @Test func `stacks in stacks are laid out together`() {
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

  @Test func `views can come and go and change places`() {
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

  @Test func `the baseline of a column is its first label's, of a row its tallest view's`() {
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
