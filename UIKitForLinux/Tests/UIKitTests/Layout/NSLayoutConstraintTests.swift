import Testing
import UIKit
import UIKitSimulator

@MainActor @Suite(.ownDevice) struct NSLayoutConstraintTests {
  let outer = UIView()
  let left = UIView()
  let right = UIView()

  init() {
    outer.addSubview(left)
    outer.addSubview(right)
  }

  @Test func `a new constraint is inactive and required, with multiplier 1 and constant 0`() {
    let constraint = left.leadingAnchor.constraint(equalTo: right.trailingAnchor)
    #expect(!constraint.isActive)
    #expect(constraint.priority == .required)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.identifier == nil)
    #expect(!constraint.shouldBeArchived)
    #expect(outer.constraints.isEmpty)
  }

  @Test func `a constraint has the items, attributes, and numbers it was created with`() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .width, relatedBy: .greaterThanOrEqual, toItem: right,
      attribute: .height, multiplier: 2, constant: -3)
    #expect(constraint.firstItem === left)
    #expect(constraint.secondItem === right)
    #expect(constraint.firstAttribute == .width)
    #expect(constraint.secondAttribute == .height)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == -3)
    #expect(constraint.firstAnchor == left.widthAnchor)
    #expect(constraint.secondAnchor == right.heightAnchor)
    #expect(constraint.firstAnchor != right.widthAnchor)
  }

  @Test func `a multiple of 0 of another dimension is a constant`() {
    let (one, other) = (UIView(), UIView())
    for constraint in [
      one.widthAnchor.constraint(equalTo: other.widthAnchor, multiplier: 0),
      one.widthAnchor.constraint(lessThanOrEqualTo: other.widthAnchor, multiplier: 0, constant: 7),
    ] {
      #expect(constraint.multiplier == 1)
      #expect(constraint.secondItem == nil)
      #expect(constraint.secondAttribute == .notAnAttribute)
    }
  }

  @Test func `the attribute leading doesn't change with the direction`() {
    outer.semanticContentAttribute = .forceRightToLeft
    let constraint = left.leadingAnchor.constraint(equalTo: outer.leadingAnchor)
    constraint.isActive = true
    outer.layoutIfNeeded()
    #expect(constraint.firstAttribute == .leading)
    #expect(constraint.secondAttribute == .leading)
  }

  @Test func `activating adds a constraint to the nearest common ancestor`() {
    let (deep, deeper) = (UIView(), UIView())
    left.addSubview(deep)
    deep.addSubview(deeper)
    let among = deeper.topAnchor.constraint(equalTo: right.topAnchor)
    let inside = deeper.topAnchor.constraint(equalTo: left.topAnchor)
    let own = deeper.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([among, inside, own])
    #expect(outer.constraints == [among])
    #expect(left.constraints == [inside])
    #expect(deep.constraints.isEmpty)
    #expect(deeper.constraints == [own])
    #expect([among, inside, own].map(\.isActive) == [true, true, true])
  }

  @Test func `a constraint of a guide belongs to its owning view`() {
    let guide = UILayoutGuide()
    left.addLayoutGuide(guide)
    let size = guide.widthAnchor.constraint(equalToConstant: 5)
    let across = guide.leftAnchor.constraint(equalTo: right.leftAnchor)
    NSLayoutConstraint.activate([size, across])
    #expect(left.constraints == [size])
    #expect(outer.constraints == [across])
  }

  @Test func `constraints are listed in order of activation`() {
    let all = [10, 20, 30].map { left.widthAnchor.constraint(lessThanOrEqualToConstant: $0) }
    NSLayoutConstraint.activate(all)
    #expect(left.constraints == all)
    all[0].isActive = false
    #expect(left.constraints == [all[1], all[2]])
    all[0].isActive = true
    #expect(left.constraints == [all[1], all[2], all[0]])
    NSLayoutConstraint.deactivate([all[2], all[1]])
    #expect(left.constraints == [all[0]])
    #expect(!all[1].isActive)
  }

  @Test
  func `a view can hold constraints of its descendants, and removes them with the descendants`() {
    let constraint = left.widthAnchor.constraint(equalToConstant: 5)
    outer.addConstraint(constraint)
    #expect(constraint.isActive)
    #expect(outer.constraints == [constraint])
    left.addConstraint(constraint)
    #expect(outer.constraints.isEmpty)
    #expect(left.constraints == [constraint])
    // Removing a constraint that the view doesn't hold has no effect.
    outer.removeConstraint(constraint)
    #expect(constraint.isActive)
    left.removeConstraints([constraint])
    #expect(!constraint.isActive)
  }

  @Test func `combining left and top raises no exception before activation`() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .left, relatedBy: .equal, toItem: right, attribute: .top,
      multiplier: 1, constant: 4)
    constraint.isActive = true
    #expect(outer.constraints == [constraint])
  }

  @Test func `a constraint can be subclassed`() {
    final class Hairline: NSLayoutConstraint {
      var pixels: CGFloat = 1 {
        didSet { constant = pixels / 3 }
      }
    }
    let line = Hairline(
      item: left, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 0)
    left.translatesAutoresizingMaskIntoConstraints = false
    line.isActive = true
    line.pixels = 2
    outer.layoutIfNeeded()
    #expect(abs(left.frame.height - 2.0 / 3) < 0.001)
    #expect(line.description.hasPrefix("<Hairline "))
  }

  @Test func `a constraint doesn't retain its items, and describes missing ones`() {
    var view: UIView? = UIView()
    weak let gone = view
    let constraint = view?.widthAnchor.constraint(equalToConstant: 4)
    view = nil
    #expect(gone == nil)
    #expect(constraint?.firstItem == nil)
    #expect(constraint?.description == "<NSLayoutConstraint (gone).width == 4   (inactive)>")
  }

  nonisolated static let descriptions:
    [(@MainActor @Sendable (UIView, UIView) -> NSLayoutConstraint, String)] = [
      (
        { a, b in a.leadingAnchor.constraint(equalTo: b.trailingAnchor, constant: 8) },
        "<NSLayoutConstraint UIView:'a'.leading == UIView:'b'.trailing + 8   (inactive)>"
      ),
      (
        { a, b in a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor, constant: -0.5) },
        "<NSLayoutConstraint UIView:'a'.top <= UIView:'b'.top - 0.5   (inactive)>"
      ),
      (
        { a, b in a.widthAnchor.constraint(equalTo: b.heightAnchor, multiplier: 0.5) },
        "<NSLayoutConstraint UIView:'a'.width == 0.5*UIView:'b'.height   (inactive)>"
      ),
      (
        { a, b in
          let constraint = a.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
          constraint.priority = .defaultLow
          constraint.identifier = "tall enough"
          constraint.isActive = true
          return constraint
        },
        "<NSLayoutConstraint 'tall enough' UIView:'a'.height >= 44 @250   (active)>"
      ),
      (
        { a, b in
          a.rightAnchor.anchorWithOffset(to: b.leftAnchor).constraint(equalTo: a.widthAnchor)
        },
        "<NSLayoutConstraint (UIView:'b'.left - UIView:'a'.right) == UIView:'a'.width   (inactive)>"
      ),
      (
        { a, b in a.topAnchor.constraint(equalTo: b.safeAreaLayoutGuide.topAnchor) },
        "<NSLayoutConstraint UIView:'a'.top == UILayoutGuide:'UIViewSafeAreaLayoutGuide'.top   (inactive)>"
      ),
    ]

  @Test(arguments: 0..<descriptions.count)
  func `descriptions are equations with the identifier`(_ index: Int) {
    left.accessibilityIdentifier = "a"
    right.accessibilityIdentifier = "b"
    let (make, text) = Self.descriptions[index]
    let constraint = make(left, right)
    #expect(constraint.description == text)
    #expect(constraint.debugDescription == text)
  }

  @Test func `priorities support arithmetic`() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority.required - 1 == UILayoutPriority(999))
    #expect(UILayoutPriority.defaultLow + 1 > .defaultLow)
    #expect(UILayoutPriority.defaultHigh - .defaultLow == 500)
  }

  @Test func `without a second item, there is no second attribute`() {
    let constraint = NSLayoutConstraint(
      item: left, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .height,
      multiplier: 1, constant: 44)
    #expect(constraint.secondAttribute == .notAnAttribute)
    #expect(constraint.secondAnchor == nil)
    #expect(constraint.constant == 44)
  }

  @Test func `a multiplier of zero results in a constant`() {
    let constraint = left.widthAnchor.constraint(
      equalTo: right.widthAnchor, multiplier: 0, constant: 44)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == .notAnAttribute)
    constraint.isActive = true
    #expect(left.constraints == [constraint])
  }
}
