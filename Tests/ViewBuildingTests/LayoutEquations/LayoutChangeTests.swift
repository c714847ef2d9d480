import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Equations that are applied again, removed, and replaced.
@MainActor @Suite(.ownDevice) struct LayoutChangeTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  @Test(
    arguments: [
      ("photo.left == 8", "photo.left == view.left + 20", 20, 1000),
      ("photo.width == 40 @ low", "photo.width == 41 @ high", 41, 750),
      ("photo.width == 40", "photo.width == 40 @ high", 40, 750),
      ("photo.width == 40 @ high", "photo.width == 40", 40, 1000),
      ("title.baseline == photo.bottom", "title.lastBaseline==photo.bottom-2", -2, 1000),
      ("photo.left == title.right * 2", "photo.left == 2 * title.right + 1", 1, 1000),
    ] as [(String, String, Double, Float)])
  func `an equation that is applied again changes its constraint`(
    before: String, after: String, constant: Double, priority: Float
  ) throws {
    let constraint = try layout.eq(before)
    let again = try layout.eq(after)
    #expect(again === constraint)
    #expect(layout.constraints == [constraint])
    #expect(constraint.isActive)
    #expect(Double(constraint.constant) == constant)
    #expect(constraint.priority.rawValue == priority)
    #expect(constraint.identifier?.hasPrefix(after) == true)
  }

  @Test(arguments: [
    ("photo.left == 8", "photo.left >= 8"), ("photo.left == 8", "photo.right == 8"),
    ("photo.left == 8", "title.left == 8"), ("photo.left == 8", "photo.left == title.left + 8"),
    ("photo.left == title.left", "photo.left == title.right"),
    ("photo.width == title.width", "photo.width == title.width * 2"),
    ("photo.top == view.top", "photo.top == view.safeArea.top"),
  ])
  func `an equation that differs in more than constant and priority is a different one`(
    one: String, other: String
  ) throws {
    #expect(try layout.eq(one) !== layout.eq(other))
    #expect(layout.constraints.count == 2)
  }

  @Test func `the same equation twice in a text creates two constraints`() {
    let first = layout.eqs("photo.left >= 8\nphoto.left >= 20 @ low\nphoto.left >= 30 @ fit")
    let second = layout.eqs("photo.left >= 9\nphoto.left >= 21 @ low")
    #expect(Set(first).count == 3)
    #expect(second == Array(first.prefix(2)))
    #expect(first.map { Double($0.constant) } == [9, 21, 30])
    #expect(layout.constraints == first)
  }

  @Test func `applying an equation again activates a constraint that was deactivated`() {
    let constraint = layout.eq("photo.left == 8")
    constraint.isActive = false
    layout.eq("photo.left == 9")
    #expect(constraint.isActive)
  }

  @Test func `a view that is removed and added again gets its equations again`() {
    let constraints = layout.eqs("photo.edges == 8")
    fixture.photo.removeFromSuperview()
    #expect(constraints.allSatisfy { !$0.isActive })
    fixture.view.addSubview(fixture.photo)
    #expect(layout.eqs("photo.edges == 8") == constraints)
    #expect(constraints.allSatisfy { $0.isActive })
  }

  @Test func `a new view with an existing name gets new constraints`() {
    let old = layout.eq("photo.left == 8")
    let other = UIView()
    layout["photo"] = other
    let new = layout.eq("photo.left == 8")
    #expect(new !== old)
    #expect(new.firstItem === other)
  }

  @Test func `a new view at the address of a released one gets new constraints`() {
    for _ in 0..<50 {
      inOwnPool {
        let short = UIView()
        layout["short"] = short
        let constraint = layout.eq("short.left == 8")
        #expect(constraint.firstItem === short)
        #expect(constraint.isActive)
        short.removeFromSuperview()
      }
    }
    layout.activate()
    #expect(fixture.stops == [])
  }

  @Test func `a constraint whose view was released is not returned or changed`() {
    let short = layout.group("photo.top == 0")
    let held = inOwnPool {
      let view = UIView()
      layout["short"] = view
      let held = short.eqs("short.left == 8\nshort.width == photo.width\nphoto.width == 9")
      layout.eqs("short.top == 8\nphoto.top == 9")
      view.removeFromSuperview()
      return held
    }
    #expect(short.constraints.contains(held[2]) && !short.constraints.contains(held[0]))
    #expect(!short.constraints.contains(held[1]))
    #expect(layout.constraints.count == 1)
    short.activate()
    short.deactivate()
    #expect(layout.replaceAll(with: "photo.left == 1").count == 1)
    #expect(layout.constraints.count == 1)
  }

  /// A reference that reserves the address of a view without retaining it.
  private struct Grave {
    unowned let view: UIView
  }

  @Test func `constraints of views that come and go are released`() {
    let layout = layout
    var graves: [Grave] = []
    var constraints: [Weak<NSLayoutConstraint>] = []
    for index in 0..<2_000 {
      inOwnPool {
        let label = UIView()
        graves.append(Grave(view: label))
        fixture.view.addSubview(label)
        constraints.append(Weak(layout.eq("\(label).left == \(CGFloat(index))")))
        layout.eqs("\(label).hugH == low")
        label.removeFromSuperview()
      }
    }
    #expect(graves.count == 2_000 && constraints.count { $0.wrappedValue != nil } <= 64)
    #expect(layout.constraints == [])
    #expect(layout.eq("photo.left == 8").isActive)
  }

  @Test func `removed constraints are returned only if their views exist`() {
    var table = ConstraintTable()
    func add(_ second: UIView?) -> ConstraintTable.Key {
      let equation = ResolvedEquation(
        first: fixture.photo, firstAttribute: .left, relation: .equal, second: second,
        secondAttribute: .left, multiplier: 1, constant: 0,
        priority: .required)
      let constraint = NSLayoutConstraint(
        item: fixture.photo, attribute: .left, relatedBy: .equal, toItem: second,
        attribute: .left, multiplier: 1, constant: 0)
      let key = ConstraintTable.Key(equation)
      table.beginBlock(of: 1)
      table.set(constraint, of: equation, for: key)
      return key
    }
    let gone = inOwnPool { add(UIView()) }
    _ = add(fixture.title)
    #expect(table.constraints.count == 1)
    #expect(table.remove([gone]) == [])
    _ = inOwnPool { add(UIView()) }
    table.beginBlock(of: 1)
    #expect(table.removeOthers().count == 1)
  }

  @Test func `equations are removed regardless of their constants`() {
    let constraints = layout.eqs(
      "photo.left == 8\nphoto.top == 8\nphoto.top == 9 @ low\nphoto.size == 3")
    let removed = layout.remove("photo.top == 0\nphoto, title.size == 0 @ fit")
    #expect(removed == Array(constraints[1...]))
    #expect(removed.allSatisfy { !$0.isActive })
    #expect(layout.constraints == [constraints[0]])
    #expect(layout.remove("photo.top == 8") == [])
    #expect(layout.eq("photo.top == 8") !== constraints[1])
  }

  @Test func `a view's own priority cannot be removed`() {
    let error = #expect(throws: LayoutError.self) { try layout.remove("photo.hugH == " + "low") }
    #expect(
      error?.diagnostics.first?.message
        == "“photo.hugH” cannot be removed. Set another priority instead.")
  }

  @Test func `replacing all equations keeps common constraints and deactivates the others`() {
    let before = layout.eqs("photo.left == 8\nphoto.top == 8\nphoto.width == 8")
    let after = layout.replaceAll(
      with: "photo.width == 10 @ low\nphoto.left == 9\nphoto.height == 1")
    #expect(after[0] === before[2])
    #expect(after[1] === before[0])
    #expect(!before[1].isActive)
    #expect(Set(fixture.active) == Set(after))
    #expect(Set(layout.constraints) == Set(after))
  }

  @Test func `many replacements leave no inactive constraints`() {
    var made: [NSLayoutConstraint] = []
    for round in 0..<200 {
      made += layout.replaceAll(with: "photo.left == title.left * \(round + 1)\nphoto.top == 1")
    }
    #expect(layout.constraints.count == 2)
    #expect(fixture.active.count == 2)
    #expect(Set(made.filter(\.isActive)) == Set(layout.constraints))
  }

  @Test func `equations use the numbers at the time they are applied`() {
    let constraint = layout.eq("photo.left == margin * 2")
    #expect(Double(constraint.constant) == 16)
    layout.numbers["margin"] = 10
    #expect(Double(constraint.constant) == 16)
    layout.eq("photo.left == margin * 2")
    #expect(Double(constraint.constant) == 20)
  }
}
