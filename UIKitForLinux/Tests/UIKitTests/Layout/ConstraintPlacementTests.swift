import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ConstraintPlacementTests {
  let bench = LayoutBench()
  var device: Simulator { bench.device }
  var outer: UIView { bench.outer }
  var inner: LayoutBox { bench.inner }

  @Test func `edges, centers, and sizes place a view, also after its superview is resized`() {
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5, constant: -10),
    ])
    #expect(bench.laidOut() == CGRect(10, 55, 270, 90))
    outer.frame.size = CGSize(width: 200, height: 100)
    #expect(bench.laidOut() == CGRect(10, 30, 170, 40))
  }

  /// Every attribute of the inner view equals the same attribute of the superview plus 3 points.
  nonisolated static let attributes: [(NSLayoutConstraint.Attribute, CGRect)] = [
    (.left, CGRect(3, 0, 50, 40)), (.right, CGRect(253, 0, 50, 40)),
    (.top, CGRect(0, 3, 50, 40)), (.bottom, CGRect(0, 163, 50, 40)),
    (.leading, CGRect(3, 0, 50, 40)), (.trailing, CGRect(253, 0, 50, 40)),
    (.width, CGRect(0, 0, 303, 40)), (.height, CGRect(0, 0, 50, 203)),
    (.centerX, CGRect(128, 0, 50, 40)), (.centerY, CGRect(0, 83, 50, 40)),
    (.lastBaseline, CGRect(0, 163, 50, 40)), (.firstBaseline, CGRect(0, 3, 50, 40)),
    (.leftMargin, CGRect(3, 0, 50, 40)), (.rightMargin, CGRect(253, 0, 50, 40)),
    (.topMargin, CGRect(0, 3, 50, 40)), (.bottomMargin, CGRect(0, 163, 50, 40)),
    (.leadingMargin, CGRect(3, 0, 50, 40)), (.trailingMargin, CGRect(253, 0, 50, 40)),
    (.centerXWithinMargins, CGRect(128, 0, 50, 40)),
    (.centerYWithinMargins, CGRect(0, 83, 50, 40)),
  ]

  @Test(arguments: attributes)
  func `every attribute places a view at its location`(
    _ attribute: NSLayoutConstraint.Attribute, _ frame: CGRect
  ) {
    inner.contents = CGSize(width: 50, height: 40)
    NSLayoutConstraint(
      item: inner, attribute: attribute, relatedBy: .equal, toItem: outer, attribute: attribute,
      multiplier: 1, constant: 3
    ).isActive = true
    #expect(bench.laidOut().isClose(to: frame))
    #expect(bench.warnings.isEmpty)
  }

  @Test func `margin attributes are inset from the edges by the margins`() {
    inner.contents = CGSize(width: 50, height: 40)
    outer.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let sides: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.left, .leftMargin), (.right, .rightMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    NSLayoutConstraint.activate(
      sides.map { side, margin in
        NSLayoutConstraint(
          item: inner, attribute: side, relatedBy: .equal, toItem: outer, attribute: margin,
          multiplier: 1, constant: 0)
      })
    #expect(bench.laidOut() == CGRect(2, 1, 294, 196))
    outer.layoutMargins.left = 20
    #expect(bench.laidOut() == CGRect(20, 1, 276, 196))
  }

  @Test func `an undetermined value is zero`() {
    inner.frame = CGRect(5, 6, 7, 8)
    #expect(bench.laidOut() == .zero)
  }

  @Test func `a new constant applies in the next layout pass`() {
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10)
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([left, width])
    #expect(bench.laidOut() == CGRect(10, 0, 30, 0))
    left.constant = 50
    #expect(inner.frame.minX == 10)
    #expect(bench.laidOut() == CGRect(50, 0, 30, 0))
    width.isActive = false
    #expect(bench.laidOut() == CGRect(50, 0, 0, 0))
  }

  @Test func `interdependent constants can change together`() {
    let width = inner.widthAnchor.constraint(equalToConstant: 100)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let right = inner.rightAnchor.constraint(equalTo: outer.leftAnchor, constant: 100)
    NSLayoutConstraint.activate([width, left, right])
    #expect(bench.laidOut() == CGRect(0, 0, 100, 0))
    width.constant = 150
    right.constant = 150
    #expect(bench.laidOut() == CGRect(0, 0, 150, 0))
    #expect(bench.warnings.isEmpty)
  }

  @Test func `optional constraints are satisfied as closely as possible, the stronger ones first`()
  {
    func width(_ constant: CGFloat, _ priority: Float) -> NSLayoutConstraint {
      let constraint = inner.widthAnchor.constraint(equalToConstant: constant)
      constraint.priority = UILayoutPriority(priority)
      return constraint
    }
    let limit = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 120)
    let wishes = [width(200, 400), width(50, 300), width(60, 300), width(70, 300)]
    NSLayoutConstraint.activate(wishes + [limit])
    #expect(bench.laidOut().width == 120)
    // Several weaker constraints never outweigh a stronger one.
    limit.isActive = false
    #expect(bench.laidOut().width == 200)
    wishes[0].priority = UILayoutPriority(200)
    #expect(bench.laidOut().width == 60)
  }

  @Test
  func `content hugging is 250 and compression resistance 750, unless a constraint is stronger`() {
    inner.contents = CGSize(width: 80, height: 30)
    #expect(inner.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(inner.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(inner.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(inner.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    #expect(bench.laidOut().size == CGSize(width: 80, height: 30))
    let addFittingConstraint = inner.widthAnchor.constraint(equalToConstant: 100)
    addFittingConstraint.priority = UILayoutPriority(249)
    addFittingConstraint.isActive = true
    #expect(bench.laidOut().width == 80)
    addFittingConstraint.priority = UILayoutPriority(251)
    #expect(bench.laidOut().width == 100)
    // Compression resistance isn't hugging: 251 is too weak to shrink the view.
    addFittingConstraint.constant = 60
    #expect(bench.laidOut().width == 80)
    addFittingConstraint.priority = UILayoutPriority(751)
    #expect(bench.laidOut().width == 60)
    inner.setContentCompressionResistancePriority(.required, for: .horizontal)
    #expect(bench.laidOut().width == 80)
  }

  @Test func `a size of −1 means no intrinsic content size`() {
    inner.contents = CGSize(width: UIView.noIntrinsicMetric, height: 30)
    #expect(bench.laidOut() == CGRect(0, 0, 0, 30))
  }

  @Test func `frames are pixel-aligned edge by edge, without gaps`() {
    let columns = (0..<7).map { _ in LayoutBox() }
    var previous = outer.leftAnchor
    for column in columns {
      outer.addSubview(column)
      column.leftAnchor.constraint(equalTo: previous).isActive = true
      column.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 1.0 / 7).isActive = true
      previous = column.rightAnchor
    }
    device.advance(by: 0)
    for (column, next) in zip(columns, columns.dropFirst()) {
      #expect(abs(column.frame.maxX - next.frame.minX) < 1e-9)
    }
    for column in columns {
      for edge in [column.frame.minX * 3, column.frame.maxX * 3] {
        #expect(abs(edge - edge.rounded()) < 1e-9)
      }
      // The solution itself isn't rounded.
      #expect(abs(column.unalignedFrame.width - 300.0 / 7) < 1e-9)
    }
  }

  @Test func `a frame is a constraint if the autoresizing mask is translated`() {
    let neighbour = UIView(frame: CGRect(30, 40, 50, 60))
    outer.addSubview(neighbour)
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: neighbour.rightAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: neighbour.topAnchor),
      inner.heightAnchor.constraint(equalTo: neighbour.heightAnchor),
    ])
    #expect(bench.laidOut() == CGRect(85, 40, 0, 60))
    neighbour.frame = CGRect(0, 10, 20, 30)
    #expect(bench.laidOut() == CGRect(25, 10, 0, 30))
    #expect(neighbour.frame == CGRect(0, 10, 20, 30))
    neighbour.translatesAutoresizingMaskIntoConstraints = false
    #expect(bench.laidOut().size == .zero)
    #expect(neighbour.frame.size == .zero)
    neighbour.translatesAutoresizingMaskIntoConstraints = true
    neighbour.frame = CGRect(1, 2, 3, 4)
    #expect(bench.laidOut() == CGRect(9, 2, 0, 4))
  }

  @Test func `resizing a view by its autoresizing mask moves the views constrained to it`() {
    let flexible = UIView(frame: CGRect(0, 0, 300, 50))
    flexible.autoresizingMask = .flexibleWidth
    outer.addSubview(flexible)
    inner.rightAnchor.constraint(equalTo: flexible.rightAnchor).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(bench.laidOut().minX == 290)
    outer.frame.size.width = 200
    #expect(bench.laidOut().minX == 190)
  }

  @Test func `a constraint can connect distant views`() {
    let (middle, deep, far) = (UIView(frame: CGRect(10, 20, 100, 100)), LayoutBox(), LayoutBox())
    outer.addSubview(middle)
    middle.addSubview(deep)
    outer.addSubview(far)
    NSLayoutConstraint.activate([
      far.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 150),
      far.topAnchor.constraint(equalTo: outer.topAnchor, constant: 60),
      deep.leftAnchor.constraint(equalTo: far.leftAnchor),
      deep.topAnchor.constraint(equalTo: far.topAnchor),
    ])
    device.advance(by: 0)
    #expect(deep.frame.origin == CGPoint(x: 140, y: 40))
    middle.frame.origin = CGPoint(x: 50, y: 50)
    device.advance(by: 0)
    #expect(deep.frame.origin == CGPoint(x: 100, y: 10))
    middle.bounds.origin = CGPoint(x: 5, y: 6)
    device.advance(by: 0)
    #expect(deep.frame.origin == CGPoint(x: 105, y: 16))
  }

  @Test func `constraints refer to the alignment rectangle`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let view = Shadowed()
    #expect(view.alignmentRect(forFrame: CGRect(0, 0, 46, 34)) == CGRect(2, 1, 40, 30))
    #expect(view.frame(forAlignmentRect: CGRect(2, 1, 40, 30)) == CGRect(0, 0, 46, 34))
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    let right = view.rightAnchor.constraint(equalTo: outer.rightAnchor)
    let top = view.topAnchor.constraint(equalTo: outer.topAnchor)
    NSLayoutConstraint.activate([right, top])
    device.advance(by: 0)
    #expect(view.frame == CGRect(258, -1, 46, 34))
  }

  @Test func `a subview can provide the baselines`() {
    final class Framed: UIView {
      let inner = UIView(frame: CGRect(5, 10, 20, 30))
      override var forLastBaselineLayout: UIView { inner }
    }
    let view = Framed(frame: CGRect(100, 50, 60, 60))
    view.addSubview(view.inner)
    outer.addSubview(view)
    inner.contents = CGSize(width: 10, height: 10)
    let first = inner.topAnchor.constraint(equalTo: view.firstBaselineAnchor)
    first.isActive = true
    #expect(bench.laidOut().minY == 60)
    view.inner.frame.origin.y = 15
    #expect(bench.laidOut().minY == 65)
    // By default, the first baseline view is the last baseline view.
    first.isActive = false
    inner.topAnchor.constraint(equalTo: view.lastBaselineAnchor).isActive = true
    #expect(bench.laidOut().minY == 95)
  }

  @Test func `a transform doesn't change the layout`() {
    inner.contents = CGSize(width: 60, height: 40)
    inner.transform = CGAffineTransform(rotationAngle: .pi / 2)
    inner.centerXAnchor.constraint(equalTo: outer.centerXAnchor).isActive = true
    inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor).isActive = true
    device.advance(by: 0)
    #expect(inner.bounds.size == CGSize(width: 60, height: 40))
    #expect(inner.center == CGPoint(x: 150, y: 180))
  }

  @Test func `layout sets bounds and center, never the frame`() {
    inner.contents = CGSize(width: 60, height: 40)
    inner.layer.anchorPoint = CGPoint(x: 0, y: 1)
    inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10).isActive = true
    let set = inner.framesSet
    #expect(bench.laidOut() == CGRect(10, 0, 60, 40))
    #expect(inner.center == CGPoint(x: 10, y: 40))
    #expect(inner.framesSet == set)
  }

  @Test func `a frame set in code lasts until the superview's next layout pass`() {
    inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10).isActive = true
    _ = bench.laidOut()
    inner.frame = CGRect(70, 70, 70, 70)
    #expect(bench.laidOut() == CGRect(70, 70, 70, 70))
    outer.setNeedsLayout()
    #expect(bench.laidOut() == CGRect(10, 0, 0, 0))
  }

  @Test func `a pixel-aligned length is the same at every offset`() {
    let scale = device.window.traitCollection.displayScale
    inner.contents = CGSize(width: 100, height: 40)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    left.isActive = true
    var widths: Set<CGFloat> = []
    for pixel in 0..<300 {
      left.constant = CGFloat(pixel) / scale
      widths.insert(bench.laidOut().width)
    }
    #expect(widths == [100])
  }
}
