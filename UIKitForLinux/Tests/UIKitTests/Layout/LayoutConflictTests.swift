import Testing
import UIKitSimulator
import UIKitSolver

@testable import UIKit

@MainActor @Suite(.ownDevice) struct LayoutConflictTests {
  let bench = LayoutBench()
  var inner: LayoutBox { bench.inner }
  var conflicts: [LayoutConflict] { bench.device.system.layoutConflicts }

  func width(_ constant: CGFloat, _ identifier: String) -> NSLayoutConstraint {
    let constraint = inner.widthAnchor.constraint(equalToConstant: constant)
    constraint.identifier = identifier
    return constraint
  }

  @Test func `the last of conflicting constraints is broken, with one message`() {
    inner.accessibilityIdentifier = "box"
    let height = inner.heightAnchor.constraint(equalToConstant: 9)
    NSLayoutConstraint.activate([width(50, "narrow"), height, width(80, "wide")])
    #expect(bench.laidOut().size == CGSize(width: 50, height: 9))
    #expect(bench.laidOut().width == 50)
    #expect(
      bench.warnings == [
        """
        Some constraints cannot all hold; at least one of them is not wanted:
          <NSLayoutConstraint 'narrow' LayoutBox:'box'.width == 50   (active)>
          <NSLayoutConstraint 'wide' LayoutBox:'box'.width == 80   (active)>
        Layout goes on without <NSLayoutConstraint 'wide' LayoutBox:'box'.width == 80   (active)>
        """
      ])
    #expect(conflicts.map(\.broken.identifier) == ["wide"])
    #expect(conflicts.first?.constraints.map(\.identifier) == ["narrow", "wide"])
  }

  @Test func `a broken constraint is restored when it's satisfiable`() {
    let (narrow, wide) = (width(50, "narrow"), width(80, "wide"))
    NSLayoutConstraint.activate([narrow, wide])
    #expect(bench.laidOut().width == 50)
    #expect(wide.isActive)
    narrow.isActive = false
    #expect(bench.laidOut().width == 80)
    narrow.isActive = true
    #expect(bench.laidOut().width == 80)
    #expect(conflicts.map(\.broken.identifier) == ["wide", "narrow"])
    wide.constant = 50
    #expect(bench.laidOut().width == 50)
    wide.isActive = false
    narrow.constant = 40
    #expect(bench.laidOut().width == 40)
    #expect(conflicts.count == 2)
  }

  @Test func `a new constant can break its constraint, and restore it`() {
    let most = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 100)
    let wide = width(80, "wide")
    NSLayoutConstraint.activate([wide, most])
    #expect(bench.laidOut().width == 80)
    wide.constant = 120
    #expect(bench.laidOut().width <= 100)
    #expect(conflicts.map(\.broken.identifier) == ["wide"])
    wide.constant = 90
    #expect(bench.laidOut().width == 90)
  }

  @Test func `in a conflict with a frame, the last constraint of the app is broken`() {
    let outer = bench.outer
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor),
      inner.rightAnchor.constraint(equalTo: outer.rightAnchor), width(300, "all"),
    ])
    #expect(bench.laidOut().width == 300)
    outer.frame.size.width = 200
    _ = bench.laidOut()
    #expect(outer.frame.width == 200)
    #expect(inner.frame.width == 200)
    #expect(conflicts.map(\.broken.identifier) == ["all"])
    #expect(conflicts.first?.rules.count == 1)
    outer.frame.size.width = 300
    #expect(bench.laidOut().width == 300)
  }

  @Test func `an optional constraint breaks no other`() {
    let addFittingConstraint = width(80, "addFittingConstraint")
    addFittingConstraint.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([addFittingConstraint, width(50, "narrow")])
    #expect(bench.laidOut().width == 50)
    #expect(conflicts.isEmpty)
  }

  @Test func `sizes aren't negative, and a constraint for a negative size breaks no other`() {
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: bench.outer.leftAnchor, constant: 200),
      inner.rightAnchor.constraint(equalTo: bench.outer.rightAnchor, constant: -200),
    ])
    #expect(bench.laidOut() == CGRect(200, 0, 0, 0))
    #expect(conflicts.count == 1)
  }

  @Test func `hasAmbiguousLayout is true for an ambiguous layout, which can be exercised`() {
    let left = inner.leftAnchor.constraint(equalTo: bench.outer.leftAnchor)
    let top = inner.topAnchor.constraint(equalTo: bench.outer.topAnchor)
    let width = width(10, "width")
    NSLayoutConstraint.activate([left, top, width])
    _ = bench.laidOut()
    #expect(inner.hasAmbiguousLayout)
    #expect(!bench.outer.hasAmbiguousLayout)
    let before = inner.frame
    inner.exerciseAmbiguityInLayout()
    #expect(bench.laidOut().height != before.height)
    #expect(inner.frame.origin == before.origin)
    inner.exerciseAmbiguityInLayout()
    #expect(bench.laidOut() == before)
    inner.contents = CGSize(width: -1, height: 12)
    inner.invalidateIntrinsicContentSize()
    #expect(!inner.hasAmbiguousLayout)
    inner.exerciseAmbiguityInLayout()
    #expect(bench.laidOut().height == 12)
    left.isActive = false
    #expect(inner.hasAmbiguousLayout)
    let guide = UILayoutGuide()
    bench.outer.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 4).isActive = true
    #expect(guide.hasAmbiguousLayout)
  }

  @Test func `constraintsAffectingLayout returns the constraints of an axis`() {
    let left = inner.leftAnchor.constraint(equalTo: bench.outer.leftAnchor)
    let height = inner.heightAnchor.constraint(equalToConstant: 5)
    let idle = inner.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([height, left])
    #expect(inner.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(inner.constraintsAffectingLayout(for: .vertical) == [height])
    #expect(bench.outer.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(!idle.isActive)
  }

  @Test func `a solver that stops early is reported`() throws {
    let wide = inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    wide.priority = .defaultHigh
    let limit = inner.widthAnchor.constraint(lessThanOrEqualToConstant: 50)
    NSLayoutConstraint.activate([wide, limit])
    #expect(bench.laidOut().width == 50)
    #expect(bench.warnings == [])
    // Only a step of the optimization leads to 100, and now each one counts as a failure.
    let engine = try #require(bench.device.window.layoutEngine)
    engine.solver.limits.failures = -1
    limit.isActive = false
    #expect(bench.laidOut().width == 50)
    #expect(
      bench.warnings == [
        "The constraint solver stopped early, so the layout may be wrong: failures"
      ])
    // The next solve needs no step, so it isn't reported.
    inner.heightAnchor.constraint(equalToConstant: 9).isActive = true
    #expect(bench.laidOut().height == 9)
    #expect(bench.warnings.count == 1)
    #expect(conflicts.isEmpty)
  }
}
