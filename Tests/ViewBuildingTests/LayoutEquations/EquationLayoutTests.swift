import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// The constraints and frames that equations create.
@MainActor @Suite(.ownDevice) struct EquationLayoutTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  private typealias Attribute = NSLayoutConstraint.Attribute

  @Test(
    arguments: [
      ("photo.left == 8", "photo", .left, .equal, "view", .left, 1, 8, 1000),
      ("photo.right <= -8", "photo", .right, .lessThanOrEqual, "view", .right, 1, -8, 1000),
      (
        "photo.top >= title.bottom + 4 @ high", "photo", .top, .greaterThanOrEqual, "title",
        .bottom, 1, 4, 750
      ),
      ("photo.bottom == title.top @ low", "photo", .bottom, .equal, "title", .top, 1, 0, 250),
      (
        "photo.leading == title.trailing @ fit", "photo", .leading, .equal, "title", .trailing, 1,
        0, 50
      ),
      (
        "photo.trailing == title.leading @ 1", "photo", .trailing, .equal, "title", .leading, 1, 0,
        1
      ),
      ("photo.width == 40", "photo", .width, .equal, "nil", .notAnAttribute, 1, 40, 1000),
      (
        "photo.width == photo.height * 16/9", "photo", .width, .equal, "photo", .height, 16.0 / 9,
        0, 1000
      ),
      (
        "photo.height == view.height / 2 - margin", "photo", .height, .equal, "view", .height, 0.5,
        -8, 1000
      ),
      ("photo.centerX == title.left", "photo", .centerX, .equal, "title", .left, 1, 0, 1000),
      (
        "photo.centerY == view.bottom * 0.25", "photo", .centerY, .equal, "view", .bottom, 0.25, 0,
        1000
      ),
      (
        "title.baseline == photo.bottom", "title", .lastBaseline, .equal, "photo", .bottom, 1, 0,
        1000
      ),
      (
        "title.lastBaseline == photo.bottom", "title", .lastBaseline, .equal, "photo", .bottom, 1,
        0, 1000
      ),
      (
        "title.firstBaseline == photo.top + 9", "title", .firstBaseline, .equal, "photo", .top, 1,
        9, 1000
      ),
      ("photo.top == view.safeArea.top", "photo", .top, .equal, "safeArea", .top, 1, 0, 1000),
      ("photo.left == view.margins.left", "photo", .left, .equal, "margins", .left, 1, 0, 1000),
      (
        "photo.bottom <= view.keyboard.top - 8", "photo", .bottom, .lessThanOrEqual, "keyboard",
        .top, 1, -8, 1000
      ),
      (
        "photo.width == view.readable.width", "photo", .width, .equal, "readable", .width, 1, 0,
        1000
      ),
      ("gap.left == photo.right", "gap", .left, .equal, "photo", .right, 1, 0, 1000),
      ("photo.right == gap.left - 1", "photo", .right, .equal, "gap", .left, 1, -1, 1000),
      (
        "view.width >= 100", "view", .width, .greaterThanOrEqual, "nil", .notAnAttribute, 1, 100,
        1000
      ),
    ]
      as [(
        String, String, NSLayoutConstraint.Attribute, NSLayoutConstraint.Relation, String,
        NSLayoutConstraint.Attribute, Double, Double, Float
      )])
  func `a line makes exactly this constraint`(
    line: String, first: String, attribute: NSLayoutConstraint.Attribute,
    relation: NSLayoutConstraint.Relation, second: String,
    secondAttribute: NSLayoutConstraint.Attribute, multiplier: Double, constant: Double,
    priority: Float
  ) throws {
    let constraint = try layout.eq(line)
    let sign = relation == .equal ? "==" : relation == .lessThanOrEqual ? "<=" : ">="
    #expect(
      fixture.words(constraint)
        == "\(first).\(attribute.rawValue) \(sign) \(second).\(secondAttribute.rawValue)"
        + " * \(multiplier) + \(constant) @ \(priority)")
    #expect(constraint.isActive)
    #expect(layout.constraints == [constraint])
  }

  @Test func `constraints are returned in the order of the lines and are active`() throws {
    let constraints = layout.eqs(
      """
      # Above
      photo, title.left == 8

      photo.edges == view.margins.edges @ low  # loosely
      title.hugH == high
      """)
    #expect(constraints.count == 6)
    #expect(
      constraints.map(\.firstAttribute) == [.left, .left, .top, .leading, .bottom, .trailing])
    #expect(constraints.allSatisfy { $0.isActive })
    #expect(layout.constraints == constraints)
  }

  @Test func `equations set hugging and compression resistance`() {
    layout.eqs(
      """
      title.resistH == low
      title.resistV == fit
      title, photo.hugH == 999
      title.hugV == required
      """)
    let title = fixture.title
    #expect(title.contentCompressionResistancePriority(for: .horizontal) == .defaultLow)
    #expect(title.contentCompressionResistancePriority(for: .vertical).rawValue == 50)
    #expect(title.contentHuggingPriority(for: .horizontal).rawValue == 999)
    #expect(title.contentHuggingPriority(for: .vertical) == .required)
    #expect(fixture.photo.contentHuggingPriority(for: .horizontal).rawValue == 999)
    #expect(layout.constraints.isEmpty)
  }

  // MARK: Literals and strings

  @Test func `interpolated numbers in a literal use a decimal point`() {
    let spacing: CGFloat = 2.5
    let half = 0.5
    let whole = -3
    let constraint = layout.eq("photo.left == title.left * \(half) + \(spacing) @ \(.defaultLow)")
    #expect(Double(constraint.multiplier) == 0.5)
    #expect(Double(constraint.constant) == 2.5)
    #expect(constraint.priority == .defaultLow)
    #expect(Double(layout.eq("photo.top == 8 - \(whole)").constant) == 11)
  }

  @Test func `interpolated numbers are parsed as the same values`() {
    for value in [0.1, 1.0 / 3, 1e-7, 123_456_789.125, 1e22] {
      #expect(Double(layout.eq("photo.width == \(value)").constant) == value)
    }
  }

  @Test func `a string at run time throws an error with all problems`() throws {
    let text = "photo.lefft == 8\nfoto.top == \(String("8"))"
    let error = #expect(throws: LayoutError.self) { try layout.eqs(text) }
    #expect(error?.diagnostics.map(\.line) == [1, 2])
    #expect(error?.diagnostics.map(\.column) == [7, 1])
    #expect(error?.diagnostics.map(\.nearestName) == ["left", "photo"])
    #expect(error?.diagnostics.first?.message == "There is no attribute “lefft”.")
    #expect(error?.caller.hasPrefix("ViewBuildingTests/EquationLayoutTests.swift:") == true)
    #expect(
      error?.description.split(separator: "\n").dropFirst().joined(separator: "\n") == """
        1:7: There is no attribute “lefft”. Did you mean “left”?
          photo.lefft == 8
                ^
        2:1: There is no view “foto”. Did you mean “photo”?
          foto.top == 8
          ^
        """)
  }

  @Test func `an error in a literal is reported and has no effect`() {
    let constraint = layout.eq("photo.lefft == 8")
    #expect(!constraint.isActive)
    #expect(layout.eqs("photo.left == 8\nphoto.lefft == 8") == [])
    #expect(layout.remove("photo.lefft == 8") == [])
    #expect(layout.replaceAll(with: "photo.lefft == 8") == [])
    #expect(layout.group("photo.lefft == 8").constraints == [])
    #expect(layout.constraints == [])
    #expect(fixture.stops.count == 5)
    let error = #expect(throws: LayoutError.self) { try layout.eq("photo.lefft ==" + " 8") }
    let shown = error?.description.split(separator: "\n").dropFirst()
    #expect(fixture.stops.first?.split(separator: "\n").dropFirst() == shown)
  }

  @Test(arguments: [
    ("", "1:1: Expected an equation."),
    ("# only a comment", "1:1: Expected an equation."),
    ("photo.left == 8\n\ntitle.left == 8", "3:1: Expected one equation. Use “eqs” for several."),
    (
      "photo, title.left == 8",
      "1:1: Expected an equation for one constraint. Use “eqs” for several constraints."
    ),
    (
      "photo.size == 8",
      "1:1: Expected an equation for one constraint. Use “eqs” for several constraints."
    ),
    ("photo.hugH == low", "1:1: “photo.hugH” creates no constraint. Use “eqs” to set it."),
  ])
  func `eq accepts an equation that creates one constraint`(text: String, words: String) {
    let error = #expect(throws: LayoutError.self) { try layout.eq(text) }
    #expect(error?.diagnostics.map { $0.description.split(separator: "\n").first } == [words[...]])
    #expect(layout.constraints == [])
  }

  @Test func `a text with an error changes nothing`() throws {
    let before = layout.eq("photo.left == 8")
    let hugging = fixture.title.contentHuggingPriority(for: .horizontal)
    let text = """
      photo.left == 20
      title.hugH == 900
      photo.top == 3
      title.top == photo.botom
      """
    #expect(throws: LayoutError.self) { try layout.eqs(text) }
    #expect(throws: LayoutError.self) { try layout.replaceAll(with: text) }
    #expect(throws: LayoutError.self) { try layout.remove(text) }
    #expect(layout.constraints == [before])
    #expect(before.isActive)
    #expect(Double(before.constant) == 8)
    #expect(fixture.title.contentHuggingPriority(for: .horizontal) == hugging)
  }

  // MARK: Marks

  @Test func `the identifier is the equation with the location of the call as a comment`() {
    let line = #line + 1
    layout.eqs(
      """
        photo.left  ==  8 @ high ?   # near the edge
      photo, title.top == 8
      """)
    #expect(
      layout.constraints.map(\.identifier) == [
        "photo.left  ==  8 @ high  # EquationLayoutTests.swift:\(line)",
        "photo, title.top == 8  # EquationLayoutTests.swift:\(line)",
        "photo, title.top == 8  # EquationLayoutTests.swift:\(line)",
      ])
  }

  @Test func `a question mark prints the constraint when it is created and when it changes`() {
    let constraint = layout.eq("photo.left == 8 ?")
    #expect(fixture.printed == [constraint.debugDescription])
    #expect(fixture.printed.first?.contains("photo.left == 8") == true)
    layout.eqs("photo.left == 9?\nphoto.top == 1")
    #expect(fixture.printed.count == 2)
    layout.eqs("title.hugH == low ?")
    #expect(fixture.printed.last == "title.hugH == low  # EquationLayoutTests.swift:\(#line - 1)")
  }

  @Test func `the constraint of an invalid literal can be activated and changed without effect`()
    throws
  {
    let constraint = layout.eq("photo.lefft == 8")
    #expect(fixture.stops.count == 1)
    // Without an item, UIKit would raise an exception.
    try #require(constraint.firstItem != nil)
    constraint.isActive = true
    constraint.constant = 500
    fixture.host.window.layoutIfNeeded()
    #expect(constraint.isActive)
    #expect(layout.constraints == [])
    #expect(fixture.view.appConstraints == [])
    constraint.isActive = false
  }

  @Test func `no identifier starts with the prefix that UIKit reserves`() throws {
    layout["NSPhoto"] = UIView()
    layout["NS"] = UIView()
    layout["Ns"] = UIView()
    let constraints = layout.eqs("NSPhoto.left == 8\nNS, photo.top == 8\nNs.top == 1")
    let identifiers = constraints.compactMap(\.identifier)
    #expect(identifiers.count == 4)
    #expect(identifiers.allSatisfy { !$0.hasPrefix("NS") })
    #expect(identifiers[0].hasPrefix(" NSPhoto.left == 8  # EquationLayoutTests.swift:"))
    #expect(identifiers[3].hasPrefix("Ns.top == 1  #"))
    // The identifier is a valid equation.
    #expect(try layout.eq(identifiers[0]) === constraints[0])
  }
}
