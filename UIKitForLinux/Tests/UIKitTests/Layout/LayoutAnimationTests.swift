import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct LayoutAnimationTests {
  let bench = LayoutBench()
  var outer: UIView { bench.outer }
  var inner: LayoutBox { bench.inner }
  var device: Simulator { bench.device }

  @Test
  func `layoutIfNeeded in an animation block animates constrained views and their dependents`()
    throws
  {
    let other = LayoutBox(20, 20)
    outer.addSubview(other)
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    NSLayoutConstraint.activate([
      left, width, inner.heightAnchor.constraint(equalToConstant: 30),
      other.leftAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    _ = bench.laidOut()
    left.constant = 100
    width.constant = 50
    var ended = false
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      outer.layoutIfNeeded()
    } completion: {
      ended = $0
    }
    #expect(inner.frame == CGRect(100, 0, 50, 30))
    #expect(other.frame.minX == 150)
    device.advance(by: 0.5)
    let shown = try #require(inner.layer.presentation()).frame
    #expect(shown.isNear(CGRect(50, 0, 40, 30)))
    let follower = try #require(other.layer.presentation()).frame
    #expect(follower.isNear(CGRect(90, 0, 20, 20)))
    device.settle()
    #expect(ended)
    #expect(inner.layer.animationKeys() == nil)
  }

  @Test func `two sets of constraints can be swapped in an animation`() throws {
    inner.contents = CGSize(width: 20, height: 20)
    let near = [inner.leftAnchor.constraint(equalTo: outer.leftAnchor)]
    let far = [inner.rightAnchor.constraint(equalTo: outer.rightAnchor)]
    NSLayoutConstraint.activate(near)
    _ = bench.laidOut()
    NSLayoutConstraint.deactivate(near)
    NSLayoutConstraint.activate(far)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.layoutIfNeeded() }
    #expect(inner.frame.minX == 280)
    device.advance(by: 0.25)
    let shown = try #require(inner.layer.presentation()).frame
    #expect(abs(shown.minX - 70) < 6)
    #expect(bench.warnings.isEmpty)
  }

  @Test func `without layoutIfNeeded in the block, nothing is animated`() {
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    left.isActive = true
    _ = bench.laidOut()
    UIView.animate(withDuration: 1) { left.constant = 50 }
    device.advance(by: 0)
    #expect(inner.frame.minX == 50)
    #expect(inner.layer.animationKeys() == nil)
  }

  @Test func `a running animation causes no layout`() {
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    left.isActive = true
    _ = bench.laidOut()
    left.constant = 50
    UIView.animate(withDuration: 1) { outer.layoutIfNeeded() }
    device.advance(by: 0.05)
    let count = device.system.tree.statistics.layersLaidOut
    device.advance(by: 0.5)
    #expect(device.system.tree.statistics.layersLaidOut == count)
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether two rectangles differ by less than the movement
  /// in a frame.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 2.5 && abs(width - other.width) < 1.5
  }
}
