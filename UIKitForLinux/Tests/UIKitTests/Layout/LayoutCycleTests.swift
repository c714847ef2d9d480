import Testing
import UIKit
import UIKitSimulator

/// Views whose constraints determine each other in a cycle.
@MainActor @Suite(.ownDevice) struct LayoutCycleTests {
  let bench = LayoutBench()

  private func location(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ multiplier: CGFloat,
    of other: UIView, _ otherAttribute: NSLayoutConstraint.Attribute, _ constant: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: .equal, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
  }

  @Test func `a row in which each view depends on both of its neighbors is placed exactly`() {
    let count = 40
    let views = (0..<count).map { _ in LayoutBox() }
    for view in views { bench.outer.addSubview(view) }
    for index in 0..<count {
      NSLayoutConstraint.activate([
        index == 0
          ? views[0].leftAnchor.constraint(equalTo: bench.outer.leftAnchor, constant: 1)
          : location(views[index], .left, 0.5, of: views[index - 1], .right, 1),
        index == count - 1
          ? views[index].centerXAnchor.constraint(equalTo: bench.outer.leftAnchor, constant: 40)
          : location(
            views[index], .centerX, 0.25, of: views[index + 1], .centerX, CGFloat(30 + index % 5)),
      ])
    }
    bench.device.settle()
    var centers = [CGFloat](repeating: 40, count: count)
    for index in (0..<count - 1).reversed() {
      centers[index] = centers[index + 1] / 4 + CGFloat(30 + index % 5)
    }
    var left: CGFloat = 1
    for (index, view) in views.enumerated() {
      // The right edge of the view before is 2 · center − left.
      if index > 0 { left = centers[index - 1] - left / 2 + 1 }
      #expect(abs(view.frame.minX - left) < 0.34, "\(index)")
      #expect(abs(view.frame.midX - centers[index]) < 0.34, "\(index)")
    }
    #expect(bench.warnings == [])
  }

  @Test func `a conflict in a cycle is reported`() {
    let (one, other) = (LayoutBox(), LayoutBox())
    for view in [one, other] { bench.outer.addSubview(view) }
    NSLayoutConstraint.activate([
      location(one, .width, 2, of: other, .width, 1),
      location(other, .width, 0.5, of: one, .width, 1),
    ])
    bench.device.settle()
    #expect(bench.device.system.layoutConflicts.map(\.constraints.count) == [2])
  }
}
