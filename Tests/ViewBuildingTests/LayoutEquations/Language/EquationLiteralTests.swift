import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Views and guides that are interpolated into equations.
@MainActor @Suite(.ownDevice) struct EquationLiteralTests {
  let fixture = LayoutFixture()
  let icon = UIImageView()
  let badge = UIView()
  var layout: EquationLayout { fixture.layout }
  var view: UIView { fixture.view }

  init() {
    view.addSubview(icon)
    view.addSubview(badge)
  }

  /// The first error that would have stopped the program, or was logged.
  private var message: String? {
    (fixture.stops + fixture.logged).first?.split(separator: "\n").dropFirst().first.map(
      String.init)
  }

  @Test func `views without names can be positioned and compared`() {
    layout.eqs(
      """
      \(icon).left == 16
      \(icon).top == \(view).top + 100
      \(icon), \(badge).size == 40
      \(badge).left == \(icon).right + \(8.0)
      \(badge).centerY == \(icon).centerY     # not \(badge)
      photo.left == \(badge).right
      """)
    view.layoutIfNeeded()
    #expect(fixture.stops == [])
    #expect(icon.frame == CGRect(x: 16, y: 100, width: 40, height: 40))
    #expect(badge.frame == CGRect(x: 64, y: 100, width: 40, height: 40))
    #expect(fixture.photo.frame.minX == 104)
  }

  @Test func `guides and the guides of views can be interpolated`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    layout.eqs(
      """
      \(guide).left == 20
      \(guide).width == 100
      \(icon).left == \(guide).right
      \(badge).left == \(icon).margins.left
      \(badge).right <= \(view.safeAreaLayoutGuide).right
      """)
    view.layoutIfNeeded()
    #expect(fixture.stops == [])
    #expect(guide.layoutFrame.minX == 20)
    #expect(icon.frame.minX == 120)
    #expect(badge.frame.minX == 120 + icon.layoutMargins.left)
  }

  @Test func `only the left side turns off the autoresizing mask`() {
    layout.eq("\(icon).left == \(badge).right")
    #expect(!icon.translatesAutoresizingMaskIntoConstraints)
    #expect(badge.translatesAutoresizingMaskIntoConstraints)
    layout.eq("\(view).width >= \(badge).width")
    #expect(view.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `an interpolated view is the same as its name`() {
    let first = layout.eq("photo.left == title.right + 8")
    let second = layout.eq("\(fixture.photo).left == \(fixture.title).right + 12")
    #expect(first === second)
    #expect(first.constant == 12)
    #expect(second.identifier?.hasPrefix("photo.left == title.right + 12  # ") == true)
    layout.remove("\(fixture.photo).left == \(fixture.title).right")
    #expect(!first.isActive)
  }

  @Test func `the same views change and remove the same constraint`() {
    let first = layout.eq("\(icon).left == 8")
    #expect(layout.eq("\(icon).left == 9") === first)
    #expect(first.constant == 9)
    #expect(layout.remove("\(icon).left == 0") == [first])
    #expect(!first.isActive)
  }

  @Test func `a group can have interpolated views`() {
    let group = layout.group("\(icon).width == 40")
    #expect(group.constraints.map(\.isActive) == [false])
    group.replaceAll(with: "\(icon).width == 50\n\(badge).width == 3")
    group.activate()
    #expect(group.constraints.map(\.constant) == [50, 3])
    #expect(group.constraints.allSatisfy { $0.isActive })
  }

  @Test func `errors show the name of a view, or else its class`() {
    layout.eq("\(icon).lefft == \(fixture.photo).left")
    #expect(
      fixture.stops.first?.hasSuffix(
        """
        1:13: There is no attribute “lefft”. Did you mean “left”?
          UIImageView.lefft == photo.left
                      ^
        """) == true)
  }

  @Test func `a view without an attribute is an error`() {
    layout.eq("photo.left == \(icon)")
    #expect(
      message
        == "1:15: “UIImageView” is a view. Add an attribute, such as “UIImageView.left”.")
  }

  @Test func `a view in the middle of a word is an error`() {
    layout.eq("photo\(icon).left == 8")
    #expect(message == "1:6: Expected “.” and an attribute.")
  }

  @Test func `text margins of a guide are an error`() {
    let guide = UILayoutGuide()
    view.addLayoutGuide(guide)
    layout.eq("\(guide).baseline == 8")
    #expect(message == "1:1: A layout guide has no attribute “baseline”.")
  }

  @Test func `the container cannot be positioned relative to itself`() {
    layout.eq("\(view).left == 8")
    #expect(message == "1:1: “view” cannot be positioned relative to itself. Name another view.")
  }

  @Test func `a view in another hierarchy is an error`() {
    icon.removeFromSuperview()
    layout.eq("\(icon).left == 8")
    #expect(
      message
        == "1:1: “UIImageView” is not in the same view hierarchy as the item it is compared with.")
  }

  @Test func `a line whose view has left its hierarchy doesn't apply, and the others do`() {
    var errors: [String] = []
    LayoutError.onLiteralError = { errors.append($0.diagnostics[0].message) }
    defer { LayoutError.onLiteralError = nil }
    let old = layout.eq("title.left == photo.right")
    fixture.title.removeFromSuperview()
    let constraints = layout.eqs(
      """
      photo.top == 3
      title.left == photo.right
      title.edges == 0
      photo.left == 8
      """)
    #expect(constraints.map(\.constant) == [3, 8] && constraints.allSatisfy(\.isActive))
    let lost = "“title” is not in the same view hierarchy as the item it is compared with."
    #expect(errors == [lost] && fixture.stops == [])
    #expect(fixture.logged.count == 1)
    #expect(fixture.logged.first?.contains("2:1: \(lost)") == true)
    #expect(fixture.logged.first?.contains("3:1: \(lost)") == true)

    layout.eq("title.left == photo.right")
    #expect(layout.remove("title.left == photo.right") == [] && !old.isActive)
    #expect(errors.count == 3 && fixture.stops == [])
    // A mistake in the text changes nothing.
    layout.eqs("photo.top == 4\nphoto.lft == 1")
    #expect(constraints[0].constant == 3)
    #expect(errors.last == "There is no attribute “lft”." && fixture.stops.count == 1)
  }

  @Test func `a literal and a layout retain no interpolated view`() {
    weak var short: UIView?
    var literal: EquationLiteral = ""
    inOwnPool {
      let made = UIStackView()
      short = made
      view.addSubview(made)
      literal = "\(made).width == 8"
      layout.eqs(literal)
      made.removeFromSuperview()
    }
    #expect(short == nil)
    #expect(layout.constraints == [])
    layout.eqs(literal)
    #expect(message == "1:1: “UIStackView” no longer exists.")
  }

  @Test func `siblings of a tree can be variables in any order`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (one, two, label) = (UIView(), UIView(), UILabel())
    ViewTree(in: root) {
      ViewNode(one) {
        "left == \(two).right + 10"
        "top == \(two).top"
        "size == \(two).size"
      }
      ViewNode(two) {
        "left == 20"
        "\(two).top == \(root).top + 30"
        "\(two), \(label).size == 40"
      }
      ViewNode(label)
    }
    root.layoutIfNeeded()
    #expect(two.frame == CGRect(x: 20, y: 30, width: 40, height: 40))
    #expect(one.frame == CGRect(x: 70, y: 30, width: 40, height: 40))
    #expect(label.frame.size == CGSize(width: 40, height: 40))
    #expect([one, two, label].allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `identifiers in a block use self and superview`() {
    let constraints = ViewTree(in: view) {
      ViewNode(icon) { "\(icon).left == \(view).left + 8" }
    }.layout.constraints
    #expect(
      constraints.first?.identifier?.hasPrefix("self.left == superview.left + 8  # ") == true)
  }
}
