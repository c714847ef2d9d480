import TestHost
import Testing
import UIKit

@testable import ViewBuilding

/// The names of views and guides.
@MainActor @Suite(.ownDevice) struct LayoutNamesTests {
  let fixture = LayoutFixture()
  var layout: EquationLayout { fixture.layout }

  @Test func `views are added once and in order, without their autoresizing masks`() {
    #expect(fixture.view.subviews == [fixture.photo, fixture.title, fixture.button])
    #expect(fixture.view.subviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    #expect(fixture.gap.owningView === fixture.view)
    layout["again"] = fixture.photo
    #expect(fixture.view.subviews == [fixture.photo, fixture.title, fixture.button])
    #expect(layout["again"] === fixture.photo)
    #expect(layout["view"] === fixture.view)
    #expect(layout["nothing"] == nil)
  }

  @Test func `names can come from a literal or a dictionary`() {
    let (b, a) = (UIView(), UIView())
    func order(_ make: (UIView) -> EquationLayout) -> [UIView] {
      let container = UIView()
      let layout = make(container)
      #expect(layout["view"] === container)
      return container.subviews
    }
    #expect(order { EquationLayout(in: $0, ["b": b, "a": a]) } == [b, a])
    #expect(order { EquationLayout(in: $0, names: ["b": b, "a": a]) } == [a, b])
    let views = ["b": b, "a": a]
    #expect(order { EquationLayout(in: $0, names: views) } == [a, b])
    let mixed: [String: any LayoutItem] = ["b": b, "gap": UILayoutGuide(), "a": a]
    #expect(order { EquationLayout(in: $0, names: mixed) } == [a, b])
    #expect(order { EquationLayout(in: $0) } == [])
  }

  @Test func `a view that is already in the hierarchy stays where it is`() {
    let inner = UIView()
    fixture.photo.addSubview(inner)
    layout["inner"] = inner
    #expect(inner.superview === fixture.photo)
    #expect(!inner.translatesAutoresizingMaskIntoConstraints)
    let beside = UIView()
    fixture.host.window.addSubview(beside)
    layout["beside"] = beside
    #expect(beside.superview === fixture.host.window)
    #expect(beside.translatesAutoresizingMaskIntoConstraints)
    #expect(layout.eq("inner.width == beside.width").isActive)
  }

  @Test func `the views of a layout in a stack view are arranged subviews`() {
    let stack = UIStackView()
    let layout = EquationLayout(in: stack, ["photo": fixture.photo])
    fixture.photo.removeFromSuperview()
    layout["photo"] = fixture.photo
    #expect(stack.arrangedSubviews == [fixture.photo])
  }

  @Test func `the name of the container is reserved`() {
    layout["view"] = fixture.view
    #expect(fixture.stops == [])
    let (other, line) = (UIView(), #line + 1)
    layout["view"] = other
    #expect(fixture.logged == ["\(#fileID):\(line): “view” can't be a name. It is reserved."])
    #expect(layout["view"] === fixture.view && other.superview === fixture.view)
  }

  @Test(arguments: ["", "1st", "a.b", "my view", "a-b", "a\n", "1", "==", "#a"])
  func `a name that no equation can say is refused where it is given`(name: String) {
    let line = #line + 1
    layout[name] = UIView()
    #expect(layout[name] == nil && fixture.stops == [])
    let message =
      "\(#fileID):\(line): “\(name)” can't be a name. A name consists of letters, digits, “_”, "
      + "and emoji, and doesn't start with a digit."
    #expect(fixture.logged == [message])
  }

  @Test func `names that come and go leave no trace`() {
    for index in 0..<8_000 {
      layout["v\(index)"] = fixture.photo
      layout["v\(index)"] = nil
    }
    #expect(layout.scope.vocabulary.items.count <= 64)
    #expect(layout["photo"] === fixture.photo)
    #expect(layout.eq("photo.left == title.left").isActive)
    #expect(fixture.stops == [])
  }

  @Test func `names can contain letters of any language, digits, and emoji`() {
    for name in ["名前", "été_2", "_", "👩‍👩‍👧", "🇫🇷", "left", "edges", "high"] {
      layout[name] = UIView()
      #expect(throws: Never.self) { try layout.eqs("\(name).left == \(name).right - 1 @ high") }
    }
  }

  @Test func `a released view or a view in another hierarchy is an error`() throws {
    var short: UIView? = UIView()
    layout["short"] = short
    short?.removeFromSuperview()
    #expect(
      Self.words(of: #expect(throws: LayoutError.self) { try layout.eq("short.left ==" + " 1") })
        == "“short” is not in the same view hierarchy as the item it is compared with.")
    short = nil
    #expect(
      Self.words(of: #expect(throws: LayoutError.self) { try layout.eq("short.left ==" + " 1") })
        == "“short” no longer exists.")
    let text = "photo.left == 8\nshort.edges == 8\nphoto.lft == 8"
    let both = #expect(throws: LayoutError.self) { try layout.eqs(text) }
    #expect(both?.diagnostics.map(\.line) == [2, 3])
    layout["photo"] = nil
    #expect(fixture.photo.superview === fixture.view)
    #expect(
      Self.words(
        of: #expect(throws: LayoutError.self) { try layout.eq("title.left == photo" + ".left") })
        == "“photo” no longer exists.")
  }

  private static func words(of error: LayoutError?) -> String? { error?.diagnostics.first?.message }

  @Test func `a layout retains neither its container nor its views`() {
    weak var container: UIView?
    weak var child: UIView?
    var layout: EquationLayout?
    inOwnPool {
      let view = UIView()
      let inside = UIView()
      layout = EquationLayout(in: view, ["inside": inside, "same": view])
      layout?.eqs("inside.edges == 8")
      (container, child) = (view, inside)
    }
    #expect(layout != nil)
    #expect(container == nil)
    #expect(child == nil)
  }

  @Test func `an error suggests names for its first 20 unknown names`() throws {
    let text =
      "photo.lefft == 0\n" + (1...30).map { "titel\($0 % 3).left == 0" }.joined(separator: "\n")
    for index in 0..<3 { layout["title\(index)"] = UIView() }
    do throws(LayoutError) {
      try layout.eqs(text)
      Issue.record("The text is invalid.")
    } catch {
      let lines = error.description.split(separator: "\n")
      #expect(lines.filter { $0.contains("There is no") }.count == 31)
      #expect(lines.filter { $0.contains("Did you mean “title") }.count == 19)
      #expect(lines.filter { $0.contains("Did you mean “left”?") }.count == 1)
      // Each problem has its own suggestion.
      #expect(error.diagnostics.allSatisfy { $0.nearestName != nil })
      #expect(error.diagnostics.last?.description.contains("Did you mean") == true)
    }
  }
}
