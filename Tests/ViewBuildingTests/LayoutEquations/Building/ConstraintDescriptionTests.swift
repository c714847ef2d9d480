import SeededRandom
import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Constraints that are converted to equations and back.
@MainActor @Suite(.ownDevice) struct ConstraintDescriptionTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  @Test(arguments: [
    ("photo.left == 8", "photo.left == view.left + 8"),
    ("photo.right == - 8 @ 250", "photo.right == view.right - 8 @ low"),
    ("photo.width == photo.height * 16/9", "photo.width == photo.height * 1.7777777777777777"),
    ("photo.width >= 0.5 @ 999", "photo.width >= 0.5 @ 999"),
    ("title.lastBaseline <= view.safeArea.bottom", "title.baseline <= view.safeArea.bottom"),
    ("gap.left == view.keyboard.right @ 749.5", "gap.left == view.keyboard.right @ 749.5"),
    ("photo.left == -title.right", "photo.left == title.right * -1"),
    ("photo.width == title.width * 0 - 1", "photo.width == title.width * 0 - 1"),
    ("photo.safeArea.top == title.margins.top", "photo.safeArea.top == title.margins.top"),
  ])
  func `a constraint is described as an equation`(line: String, equation: String) throws {
    #expect(layout.equation(for: try layout.eq(line)) == equation)
  }

  @Test func `constraints without named items or a valid equation have no description`() {
    let stranger = NSLayoutConstraint(
      item: UIView(), attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: 1)
    #expect(layout.equation(for: stranger) == nil)
    let crossed = NSLayoutConstraint(
      item: fixture.photo, attribute: .left, relatedBy: .equal, toItem: fixture.title,
      attribute: .top, multiplier: 1, constant: 1)
    #expect(layout.equation(for: crossed) == nil)
    let endless = NSLayoutConstraint(
      item: fixture.photo, attribute: .width, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1, constant: .greatestFiniteMagnitude)
    #expect(layout.equation(for: endless) == "photo.width == 1.7976931348623157e+308")
    #expect(layout.equation(for: NSLayoutConstraint()) == nil)
  }

  @Test func `2,000 random constraints survive a round trip through equations`() throws {
    var random = SplitMix64(seed: 3)
    for _ in 0..<2_000 {
      let constraint = Self.constraint(fixture, &random)
      let equation = try #require(layout.equation(for: constraint))
      let back = try layout.eq(equation)
      #expect(fixture.words(back) == fixture.words(constraint), "\(equation)")
      #expect(back.constant == constraint.constant, "\(equation)")
      #expect(back.multiplier == constraint.multiplier, "\(equation)")
      #expect(layout.equation(for: back) == equation)
    }
  }

  private static let horizontal: [[NSLayoutConstraint.Attribute]] = [
    [.left, .right, .centerX, .leftMargin, .rightMargin, .centerXWithinMargins],
    [.leading, .trailing, .centerX, .leadingMargin, .trailingMargin],
  ]
  private static let vertical: [NSLayoutConstraint.Attribute] = [
    .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
    .centerYWithinMargins,
  ]
  private static let ofGuides: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
  ]

  private static func constraint(
    _ fixture: LayoutFixture, _ random: inout SplitMix64
  ) -> NSLayoutConstraint {
    let views: [UIView] = [fixture.photo, fixture.title, fixture.button, fixture.view]
    let guides = [
      fixture.gap, fixture.view.safeAreaLayoutGuide, fixture.view.layoutMarginsGuide,
      fixture.view.keyboardLayoutGuide, fixture.view.readableContentGuide,
    ]
    let lengths: [NSLayoutConstraint.Attribute] = [.width, .height]
    let kinds = [horizontal[0], horizontal[1], vertical, lengths]
    let kind = kinds[Int.random(in: 0..<4, using: &random)]
    func side() -> (AnyObject, NSLayoutConstraint.Attribute) {
      let attribute = kind[Int.random(in: 0..<kind.count, using: &random)]
      let takesGuides = ofGuides.contains(attribute) && Bool.random(using: &random)
      return takesGuides
        ? (guides[Int.random(in: 0..<guides.count, using: &random)], attribute)
        : (views[Int.random(in: 0..<views.count, using: &random)], attribute)
    }
    let first = side()
    var second = side()
    // No equation relates an attribute to itself.
    while second.0 === first.0, second.1 == first.1 { second = side() }
    let isAlone = kind == lengths && Bool.random(using: &random)
    let multipliers: [CGFloat] = [1, 1, 2, -1, 0.5, 1 / 3, 1e-9, 12345.678]
    let constraint = NSLayoutConstraint(
      item: first.0, attribute: first.1,
      relatedBy: [.equal, .lessThanOrEqual, .greaterThanOrEqual][
        Int.random(in: 0..<3, using: &random)],
      toItem: isAlone ? nil : second.0, attribute: isAlone ? .notAnAttribute : second.1,
      multiplier: isAlone ? 1 : multipliers[Int.random(in: 0..<8, using: &random)],
      constant: number(&random))
    constraint.priority = UILayoutPriority(
      [1000, 750, 250, 50, 1, 999, 0.5 + Float.random(in: 1...900, using: &random)][
        Int.random(in: 0..<7, using: &random)])
    return constraint
  }

  /// Returns a common number, or any finite number.
  private static func number(_ random: inout SplitMix64) -> CGFloat {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return 0
    case 1: return CGFloat(Int.random(in: -500...500, using: &random))
    case 2: return CGFloat(Int.random(in: -500...500, using: &random)) / 3
    default:
      let value = Double(bitPattern: random.next())
      return value.isFinite ? CGFloat(value) : 1
    }
  }
}
