import Testing
import UIKit
import UIKitSimulator

@testable import UIKit

/// The frames of boxes of 160 × 200, 80 × 100, and 40 × 50 in stack views.
@MainActor @Suite(.ownDevice) struct StackLayoutTests {
  let device = Simulator()

  // MARK: Distributions

  @Test(arguments: [
    (
      UIStackView.Distribution.fillEqually, [CGFloat(0), 136.667, 273.333],
      [CGFloat(126.667), 126.667, 126.667]
    ),
    // 300 points of content and spacing in 400; the last view takes the rest.
    (.fillProportionally, [0, 223.333, 340], [213.333, 106.667, 60]),
    (.equalSpacing, [0, 220, 360], [160, 80, 40]),
    // The centers are at 80, 230, and 380.
    (.equalCentering, [0, 190, 360], [160, 80, 40]),
  ])
  func `a row distributes its space`(
    distribution: UIStackView.Distribution, left: [CGFloat], widths: [CGFloat]
  ) {
    let stack = UIStackView.ofBoxes(distribution, spacing: 10)
    stack.show(in: device.window, width: 400, height: 240)
    let expected = zip(left, widths).map { CGRect(x: $0, y: 0, width: $1, height: 240) }
    #expect(areClose(stack.places, expected), "\(stack.places)")
    #expect(stack.bounds.size == CGSize(width: 400, height: 240))
  }

  @Test func `fill stretches the view with the lowest hugging priority`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    stack.show(in: device.window, width: 400)
    #expect(stack.places.map(\.minX) == [0, 170, 360])
    #expect(stack.places.map(\.width) == [160, 180, 40])
    #expect(stack.places.map(\.height) == [200, 200, 200])
  }

  @Test func `fill shrinks the view with the lowest compression resistance`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    stack.show(in: device.window, width: 200)
    #expect(stack.places.map(\.width) == [60, 80, 40])
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `gaps are at least the spacing, and then views shrink`(
    distribution: UIStackView.Distribution
  ) {
    let stack = UIStackView.ofBoxes(distribution, spacing: 10)
    stack.arrangedSubviews[0].setContentCompressionResistancePriority(
      UILayoutPriority(749), for: .horizontal)
    stack.show(in: device.window, width: 200)
    #expect(stack.places.map(\.minX) == [0, 70, 160])
    #expect(stack.places.map(\.width) == [60, 80, 40])
  }

  @Test func `equal centering breaks the equal centers before the spacing`() {
    // Centers at 80, 165, and 250 would leave 5 points between the first two.
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
    // Boxes have no text, so their first baselines are their tops, and their last baselines are
    // their bottoms.
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
  func `a stack view without a size constraint fits its views`(alignment: UIStackView.Alignment) {
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

  @Test func `labels in a row are aligned at their baselines`() {
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

  @Test func `views are laid out within the margins`() {
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

  @Test func `custom spacing replaces the stack view's spacing`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.setCustomSpacing(30, after: stack.arrangedSubviews[0])
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [0, 190, 280])
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: stack.arrangedSubviews[0])
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 168, 258])
  }

  @Test func `the system spacing is 8 points`() {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let stack = UIStackView.ofBoxes(spacing: UIStackView.spacingUseSystem)
      stack.axis = axis
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect((axis == .vertical ? size.height - 350 : size.width - 280) == 16)
    }
  }

  @Test func `a column can have baseline-relative spacing`() {
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

  @Test func `in a right-to-left layout, a row begins on the right`() {
    let stack = UIStackView.ofBoxes(spacing: 10)
    stack.semanticContentAttribute = .forceRightToLeft
    stack.show(in: device.window)
    #expect(stack.places.map(\.minX) == [140, 50, 0])
    stack.semanticContentAttribute = .forceLeftToRight
    device.window.layoutIfNeeded()
    #expect(stack.places.map(\.minX) == [0, 170, 260])
  }
}
