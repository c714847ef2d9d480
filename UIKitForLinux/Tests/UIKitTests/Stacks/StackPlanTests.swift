import Testing
import UIKit

@testable import UIKit

/// The constraints of stack views with three views, which iOS logs in the same way.
@MainActor struct StackPlanTests {
  /// The constraints with a role, in the notation of layout equations.
  func lines(_ plan: StackPlan, _ role: StackConstraint.Role) -> [String] {
    plan.constraints.filter { $0.role == role }.map { constraint in
      let sign: String =
        switch constraint.relation {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
      var text = "\(name(constraint.first)).\(name(constraint.attribute)) \(sign) "
      if let second = constraint.second {
        if constraint.multiplier != 1 {
          text += "\((constraint.multiplier * 1000).rounded() / 1000)*"
        }
        text += "\(name(second)).\(name(constraint.secondAttribute))"
        if constraint.constant != 0 { text += " + \(constraint.constant)" }
        if constraint.isSystemSpacing { text += " + system" }
      } else {
        text += "\(constraint.constant)"
      }
      return constraint.priority == 1000 ? text : text + " @\(constraint.priority)"
    }
  }

  private func name(_ item: StackConstraint.Item) -> String {
    switch item {
    case .canvas: "stack"
    case .view(let index): "\(index)"
    case .gap(let index): "gap\(index)"
    case .spanner: "spanner"
    }
  }

  private func name(_ attribute: NSLayoutConstraint.Attribute) -> String {
    let names: [NSLayoutConstraint.Attribute: String] = [
      .leading: "leading", .trailing: "trailing", .top: "top", .bottom: "bottom",
      .width: "width", .height: "height", .centerX: "centerX", .centerY: "centerY",
      .firstBaseline: "firstBaseline", .lastBaseline: "lastBaseline",
    ]
    return names[attribute] ?? "?"
  }

  func plan(
    _ distribution: UIStackView.Distribution = .fill, _ alignment: UIStackView.Alignment = .fill,
    spacing: CGFloat = 0, hidden: Set<Int> = [], count: Int = 3
  ) -> StackPlan {
    let lengths: [CGFloat] = [160, 80, 40]
    return StackPlan(
      distribution: distribution, alignment: alignment,
      items: (0..<count).map {
        StackPlan.Item(
          isHidden: hidden.contains($0), spacing: .points(spacing), length: lengths[$0])
      })
  }

  @Test func `an empty stack view needs no constraints`() {
    #expect(StackPlan().constraints.isEmpty)
  }

  @Test
  func `fill connects the first and last view with the stack view, and aligns all with the first`()
  {
    let plan = plan(spacing: 10)
    #expect(
      lines(plan, .canvasConnection) == [
        "stack.leading == 0.leading", "2.trailing == stack.trailing", "stack.top == 0.top",
        "0.bottom == stack.bottom",
      ])
    #expect(
      lines(plan, .alignment) == [
        "0.top == 1.top", "0.top == 2.top", "0.bottom == 1.bottom", "0.bottom == 2.bottom",
      ])
    #expect(
      lines(plan, .spacing) == ["1.leading == 0.trailing + 10.0", "2.leading == 1.trailing + 10.0"])
    #expect(plan.constraints.count == 10)
  }

  @Test func `fillEqually gives all views the width of the first`() {
    #expect(
      lines(plan(.fillEqually), .fillEqually) == ["1.width == 0.width", "2.width == 0.width"])
    #expect(lines(plan(.fillEqually, hidden: [0]), .fillEqually) == ["2.width == 1.width"])
  }

  @Test
  func `fillProportionally divides content and spacing, each view with a slightly lower priority`()
  {
    #expect(
      lines(plan(.fillProportionally), .fillProportionally) == [
        "0.width == 0.571*stack.width @999.0", "1.width == 0.286*stack.width @998.0",
        "2.width == 0.143*stack.width @997.0",
      ])
    #expect(
      lines(plan(.fillProportionally, spacing: 20, hidden: [2]), .fillProportionally) == [
        "0.width == 0.615*stack.width @999.0", "1.width == 0.308*stack.width @998.0",
      ])
  }

  @Test func `equalSpacing puts guides of equal width between edges`() {
    let plan = plan(.equalSpacing, spacing: 10)
    #expect(
      lines(plan, .distributingEdge) == [
        "gap0.leading == 0.trailing", "gap0.trailing == 1.leading", "gap1.leading == 1.trailing",
        "gap1.trailing == 2.leading",
      ])
    #expect(lines(plan, .fillEqually) == ["gap1.width == gap0.width"])
    #expect(
      lines(plan, .spacing) == ["1.leading >= 0.trailing + 10.0", "2.leading >= 1.trailing + 10.0"])
  }

  @Test func `equalCentering puts guides between centers, with a lower priority than spacing`() {
    let plan = plan(.equalCentering)
    #expect(
      lines(plan, .distributingEdge) == [
        "gap0.leading == 0.centerX", "gap0.trailing == 1.centerX", "gap1.leading == 1.centerX",
        "gap1.trailing == 2.centerX",
      ])
    #expect(lines(plan, .fillEqually) == ["gap1.width == gap0.width @149.0"])
  }

  @Test(arguments: [
    (
      UIStackView.Alignment.leading, ["stack.top == 0.top", "spanner.bottom == stack.bottom"],
      ["spanner.top == 1.top @999.5", "spanner.bottom >= 1.bottom"]
    ),
    (
      .center,
      [
        "stack.top == spanner.top", "spanner.bottom == stack.bottom",
        "stack.centerY == 0.centerY",
      ],
      ["spanner.top <= 1.top", "spanner.bottom >= 1.bottom"]
    ),
    (
      .trailing, ["stack.top == spanner.top", "0.bottom == stack.bottom"],
      ["spanner.top <= 1.top", "spanner.bottom == 1.bottom @999.5"]
    ),
    (
      .firstBaseline, ["stack.top == spanner.top", "spanner.bottom == stack.bottom"],
      ["spanner.top <= 1.top", "spanner.bottom >= 1.bottom", "spanner.top == 1.top @1.0"]
    ),
  ])
  func `views with different heights are enclosed by a guide`(
    alignment: UIStackView.Alignment, connections: [String], boundaries: [String]
  ) {
    let plan = plan(.fill, alignment)
    #expect(Array(lines(plan, .canvasConnection).dropFirst(2)) == connections)
    let boundary = lines(plan, .spanningBoundary).filter { $0.contains(" 1.") }
    #expect(boundary == boundaries)
    #expect(lines(plan, .spanningBoundary).count == 3 * boundaries.count)
    #expect(lines(plan, .spanningFit) == ["spanner.height == 0.0 @51.0"])
    #expect(
      lines(plan, .ambiguitySuppression) == [
        "0.height == 0.0 @25.0", "1.height == 0.0 @25.0", "2.height == 0.0 @25.0",
      ])
  }

  @Test func `a single view needs no guide`() {
    let plan = plan(.fill, .center, count: 1)
    #expect(
      lines(plan, .canvasConnection) == [
        "stack.leading == 0.leading", "0.trailing == stack.trailing", "stack.top <= 0.top",
        "stack.bottom >= 0.bottom", "stack.centerY == 0.centerY",
      ])
    #expect(lines(plan, .canvasFit) == ["stack.height == 0.0 @49.0"])
    #expect(!plan.hasSpanner)
  }

  @Test(arguments: [
    (Set([0]), ["1.leading == 0.trailing", "2.leading == 1.trailing + 10.0"]),
    (Set([1]), ["1.leading == 0.trailing + 10.0", "2.leading == 1.trailing"]),
    (Set([2]), ["1.leading == 0.trailing + 10.0", "2.leading == 1.trailing"]),
    (Set([0, 1]), ["1.leading == 0.trailing", "2.leading == 1.trailing"]),
  ])
  func `a hidden view has no length and no spacing`(
    hidden: Set<Int>, spacing: [String]
  ) {
    let plan = plan(spacing: 10, hidden: hidden)
    #expect(lines(plan, .spacing) == spacing)
    #expect(lines(plan, .hiding) == hidden.sorted().map { "\($0).width == 0.0" })
  }

  @Test func `gaps are between visible views`() {
    let plan = plan(.equalSpacing, spacing: 10, hidden: [1])
    #expect(plan.gaps.count == 1)
    #expect(
      lines(plan, .distributingEdge) == [
        "gap0.leading == 0.trailing", "gap0.trailing == 2.leading",
      ])
    // The hidden view is placed at the end of the view before it.
    #expect(
      lines(plan, .spacing) == ["1.leading == 0.trailing + 10.0", "2.leading >= 1.trailing"])
  }

  @Test func `a stack view with only hidden views can have any length`() {
    let plan = plan(spacing: 10, hidden: [0, 1, 2])
    #expect(
      lines(plan, .canvasConnection).prefix(2) == [
        "stack.leading == 0.leading", "2.trailing <= stack.trailing",
      ])
    #expect(lines(plan, .canvasFit) == ["stack.width == 0.0 @49.0"])
  }

  @Test func `columns can have baseline-relative spacing`() {
    var plan = plan(spacing: 20)
    plan.axis = .vertical
    plan.isBaselineRelative = true
    #expect(
      lines(plan, .spacing) == [
        "1.firstBaseline == 0.lastBaseline + 20.0", "2.firstBaseline == 1.lastBaseline + 20.0",
      ])
    #expect(
      lines(plan, .canvasConnection).prefix(2) == [
        "stack.top == 0.top", "2.bottom == stack.bottom",
      ])
    plan.isMarginsRelative = true
    #expect(
      lines(plan, .canvasConnection).prefix(2) == [
        "stack.top == 0.firstBaseline", "2.lastBaseline == stack.bottom",
      ])
  }

  @Test func `baseline alignment applies to rows; a column aligns edges instead`() {
    for (baseline, edge) in [
      (UIStackView.Alignment.firstBaseline, UIStackView.Alignment.leading),
      (.lastBaseline, .trailing),
    ] {
      var (one, other) = (plan(.fill, baseline), plan(.fill, edge))
      (one.axis, other.axis) = (.vertical, .vertical)
      #expect(one.constraints == other.constraints)
    }
  }

  @Test func `two labels that can wrap share the width`() {
    var plan = plan(.fill, .firstBaseline)
    plan.items[0].hasLines = true
    #expect(lines(plan, .textWidth).isEmpty)
    plan.items[2].hasLines = true
    #expect(
      lines(plan, .textWidth) == [
        "0.width == 0.333*stack.width @760.0", "2.width == 0.333*stack.width @760.0",
      ])
  }
}
