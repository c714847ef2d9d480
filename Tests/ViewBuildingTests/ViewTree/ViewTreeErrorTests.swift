import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// Errors in the equations of a tree.
@MainActor @Suite(.ownDevice) struct ViewTreeErrorTests {
  @MainActor private final class Fixture {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = UIView()
    let b = UIView()
    var stops: [String] = []

    /// Builds a tree of `a` and `b`, and returns its messages, with the lines of those that stop the program.
    func stops(
      of equation: String, names: (String, String) = ("a", "b"), line: UInt = 1
    ) -> [String] {
      let layout = EquationLayout(in: root)
      layout.numbers = ["margin": 8]
      layout.scope.log = { [unowned self] in stops.append($0) }
      layout.scope.stop = { [unowned self] message, file, line in
        stops.append("\(line): \(message())")
      }
      let block = ViewTreeBlock(children: [
        ViewTreeBlock.Child(view: a, name: names.0, file: "File.swift", line: 10) { _ in
          ViewTreeBlock(statements: [
            .equations("width == 40", file: "File.swift", line: 11),
            .equations(
              EquationLiteral(stringLiteral: equation), file: "File.swift", line: 12),
          ])
        },
        ViewTreeBlock.Child(view: b, name: names.1, file: "File.swift", line: 20),
      ])
      _ = ViewTree(in: root, layout, block)
      return stops
    }
  }

  @Test(arguments: [
    ("lefft == 8", "1:1: There is no attribute “lefft”. Did you mean “left”?"),
    ("c.left == 8", "1:1: There is no view “c”."),
    ("view.left == 8", "1:1: There is no view “view”."),
    ("left == superveiw.left", "1:9: There is no view “superveiw”. Did you mean “superview”?"),
    ("left == slef.left", "1:9: There is no view “slef”. Did you mean “self”?"),
    ("left == top", "1:9: “left” is horizontal and “top” is vertical, so they cannot be compared."),
    ("left == marign", "1:9: There is no number “marign”. Did you mean “margin”?"),
    (
      "left == superview",
      "1:9: “superview” is a view. Add an attribute, such as “superview.left”."
    ),
    (
      "superview.left == 8",
      "1:1: “superview” cannot be positioned relative to itself. Name another view."
    ),
    ("left, rigth == 0", "1:7: There is no attribute “rigth”. Did you mean “right”?"),
    (
      "left, top == superview.left",
      "1:14: “top” is vertical and “left” is horizontal, so they cannot be compared."
    ),
    ("left, == 0", "1:7: Expected an attribute."),
    ("left, b == 0", "1:7: There is no attribute “b”."),
    ("b, a == 0", "1:6: Expected “.” and an attribute."),
    (
      "width, hugH == 3",
      "1:8: “hugH” needs a separate line: priorities cannot be mixed with other attributes."
    ),
    ("left", "1:5: Expected “==”, “<=”, or “>=”."),
    (
      "left == left + 8",
      "1:9: “left” cannot be relative to itself. Did you mean “superview.left”?"
    ),
    (
      "width == width * 2",
      "1:10: “width” cannot be relative to itself. Did you mean “superview.width”?"
    ),
    (
      "b.top == b.top",
      "1:10: “b.top” cannot be relative to itself. Name another view or attribute."
    ),
  ])
  func `an error in a block has the same message as in a layout, with its line`(
    equation: String, message: String
  ) {
    let fixture = Fixture()
    let stops = fixture.stops(of: equation)
    #expect(stops.count == 1)
    #expect(stops.first?.hasPrefix("12: ") == true)
    #expect(stops.first?.contains(" in the equations at File.swift:12\n") == true)
    #expect(stops.first?.contains(message) == true, "\(stops)")
    // The rest of the tree is built.
    #expect(fixture.root.subviews == [fixture.a, fixture.b])
    #expect(fixture.a.appConstraints.map(\.constant) == [40])
  }

  @Test func `a name of two views is an error`() {
    let fixture = Fixture()
    #expect(
      fixture.stops(of: "height == 1", names: ("a", "a")) == [
        "File.swift:20: Two views of the tree are named “a”. Rename one of them."
      ])
    #expect(fixture.root.subviews == [fixture.a, fixture.b])
  }

  @Test func `a view that is in the tree twice is an error`() {
    let layout = EquationLayout(in: UIView())
    var stops: [String] = []
    layout.scope.stop = { message, _, line in stops.append("\(line): \(message())") }
    let view = UIView()
    let block = ViewTreeBlock(
      children: [10, 20].map { ViewTreeBlock.Child(view: view, file: "File.swift", line: $0) })
    _ = ViewTree(in: UIView(), layout, block)
    #expect(stops == ["20: A view is in the tree twice. Remove one of its nodes."])
  }

  @Test(arguments: ["self", "superview", "view"])
  func `reserved words cannot be names`(name: String) {
    let fixture = Fixture()
    #expect(
      fixture.stops(of: "height == 1", names: (name, "b")) == [
        "File.swift:10: “\(name)” can't be a name. It is reserved."
      ])
  }

  @Test func `outside of a tree, self and superview are ordinary names`() {
    let fixture = Fixture()
    let layout = EquationLayout(in: fixture.root, ["self": fixture.a, "superview": fixture.b])
    let constraints = layout.eqs("self.left == superview.right")
    #expect(constraints.count == 1)
  }
}
