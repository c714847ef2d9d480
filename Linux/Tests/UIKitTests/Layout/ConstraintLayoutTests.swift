import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct ConstraintLayoutTests {
  let device = Simulator(.iPhone16)

  /// A view of 300 × 200 points in the window, and one inside that follows constraints.
  func nest() -> (outer: UIView, inner: UIView) {
    let outer = UIView(frame: CGRect(x: 20, y: 300, width: 300, height: 200))
    device.window.addSubview(outer)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(inner)
    return (outer, inner)
  }

  @Test func `edges, centres and sizes place a view`() {
    let (outer, inner) = nest()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
      inner.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      inner.heightAnchor.constraint(equalTo: outer.heightAnchor, multiplier: 0.5, constant: -10),
    ])
    device.advance(by: 0)
    #expect(inner.frame == CGRect(x: 10, y: 55, width: 270, height: 90))
    outer.frame.size = CGSize(width: 200, height: 100)
    device.advance(by: 0)
    #expect(inner.frame == CGRect(x: 10, y: 30, width: 170, height: 40))
  }

  @Test func `what nothing decides is zero`() {
    let (_, inner) = nest()
    inner.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    device.advance(by: 0)
    #expect(inner.frame == .zero)
  }

  @Test func `a new constant moves the view in the next layout`() {
    let (outer, inner) = nest()
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 10)
    left.isActive = true
    inner.widthAnchor.constraint(equalToConstant: 30).isActive = true
    device.advance(by: 0)
    left.constant = 50
    #expect(inner.frame.minX == 10)
    device.advance(by: 0)
    #expect(inner.frame == CGRect(x: 50, y: 0, width: 30, height: 0))
  }

  @Test func `layoutIfNeeded in a block animates what constraints move`() throws {
    let (outer, inner) = nest()
    let left = inner.leftAnchor.constraint(equalTo: outer.leftAnchor)
    NSLayoutConstraint.activate([
      left, inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    device.advance(by: 0)
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.layoutIfNeeded() }
    #expect(inner.frame.minX == 100)
    device.advance(by: 0.5)
    let shown = try #require(inner.layer.presentation())
    #expect(abs(shown.frame.minX - 50) < 2)
    device.settle()
    #expect(inner.layer.animationKeys() == nil)
  }
}
