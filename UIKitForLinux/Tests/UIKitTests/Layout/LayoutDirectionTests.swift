import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct LayoutDirectionTests {
  let bench = LayoutBench()
  var outer: UIView { bench.outer }
  var inner: LayoutBox { bench.inner }

  init() {
    inner.contents = CGSize(width: 50, height: 20)
  }

  @Test func `in a right-to-left layout, leading is on the right, also after a change`() {
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10).isActive = true
    #expect(bench.laidOut().minX == 10)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(bench.laidOut() == CGRect(240, 0, 50, 20))
    outer.semanticContentAttribute = .unspecified
    #expect(bench.laidOut().minX == 10)
    bench.device.settings.locale = Locale(identifier: "ar")
    #expect(bench.laidOut().minX == 240)
    bench.device.settings.locale = Locale(identifier: "de")
    #expect(bench.laidOut().minX == 10)
  }

  @Test func `inequalities are mirrored, and left, right, and centers aren't`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let other = LayoutBox(30, 30)
    outer.addSubview(other)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(greaterThanOrEqualTo: outer.leadingAnchor, constant: 30),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -400).weakened(),
      other.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 7),
      other.centerYAnchor.constraint(equalTo: outer.centerYAnchor, constant: 5),
    ])
    #expect(bench.laidOut().maxX == 270)
    #expect(other.frame == CGRect(7, 90, 30, 30))
  }

  @Test func `distances follow the layout direction`() {
    let other = LayoutBox(30, 30)
    outer.addSubview(other)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.trailingAnchor.anchorWithOffset(to: other.leadingAnchor).constraint(
        equalToConstant: 12),
    ])
    #expect(bench.laidOut().minX == 0)
    #expect(other.frame.minX == 62)
    outer.semanticContentAttribute = .forceRightToLeft
    #expect(bench.laidOut().minX == 250)
    #expect(other.frame.minX == 208)
  }

  @Test func `margins follow the layout direction`() {
    outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 5)
    inner.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor).isActive = true
    #expect(bench.laidOut().minX == 30)
  }

  @Test func `the system spacing is 8 points, after or below`() {
    let other = LayoutBox(30, 30)
    outer.addSubview(other)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
      inner.topAnchor.constraint(equalTo: outer.topAnchor),
      other.leadingAnchor.constraint(
        equalToSystemSpacingAfter: inner.trailingAnchor, multiplier: 2),
      other.topAnchor.constraint(equalToSystemSpacingBelow: inner.bottomAnchor, multiplier: 1),
    ])
    _ = bench.laidOut()
    #expect(other.frame.origin == CGPoint(x: 66, y: 28))
  }
}

extension NSLayoutConstraint {
  fileprivate func weakened() -> NSLayoutConstraint {
    priority = .defaultLow
    return self
  }
}
