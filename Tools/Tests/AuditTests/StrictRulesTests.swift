import Testing

@testable import Audit

/// The rules about code that Apple's compiler and UIKit reject and Linux accepts.
@Suite struct StrictRulesTests {
  // MARK: Protocols of Objective-C

  @Test(
    arguments: [
      (["UIView", "UIResponder"], false, false, nil), (["Model", "NSObject"], false, false, nil),
      (["NSObject"], true, false, nil), (["NSObject"], false, true, nil),
      (["UIViewController"], true, false, nil),
      ([], false, false, "does not inherit from NSObject: let it inherit from NSObject."),
      (["Model"], false, true, "does not inherit from NSObject: let it inherit from NSObject."),
      (
        ["NSObject"], true, true,
        "is generic and adopts it in an extension: adopt it in the class or in a subclass that is "
          + "not generic."
      ),
      (nil, false, false, "is not a class: use a class that inherits from NSObject."),
    ] as [([String]?, Bool, Bool, String?)])
  func `Objective-C protocols are adopted by objects`(
    superclasses: [String]?, isGeneric: Bool, isInExtension: Bool, problem: String?
  ) {
    let conformance = Conformance(
      type: "Source", protocols: ["RowDelegate", "UITableViewDelegate"], location: Self.place,
      superclasses: superclasses, isGeneric: isGeneric, isInExtension: isInExtension)
    #expect(
      Rules.objectiveCProtocols([conformance], Self.table).map(\.message)
        == [problem].compactMap { $0 }.map {
          "UITableViewDelegate is a protocol of Objective-C, but Source \($0)"
        })
  }

  @Test(arguments: ["Sendable", "UITraitDefinition", "UIView"])
  func `other protocols can be adopted by any type`(name: String) {
    let conformance = Conformance(type: "Source", protocols: [name], location: Self.place)
    #expect(Rules.objectiveCProtocols([conformance], Self.table).isEmpty)
  }

  // MARK: Submodules

  @Test(
    arguments: [
      ("state", .write, "import UIKit", "writable"), ("state", .reference, "import UIKit", nil),
      ("reset()", .implementation, "import UIKit", "declared"),
      ("reset()", .reference, "import UIKit", "declared"),
      ("reset()", .implementation, "import UIKit\nimport UIKit.Sub", nil),
      ("state", .write, "#if !os(Linux)\n  import UIKit.Sub\n#endif", nil),
      ("view", .write, "import UIKit", nil),
    ] as [(String, SymbolUse.Kind, String, String?)])
  func `a declaration in a submodule needs its import`(
    name: String, kind: SymbolUse.Kind, text: String, verb: String?
  ) {
    let use = SymbolUse(
      symbol: SymbolName(module: "UIKit", owner: "UIGestureRecognizer", name: name),
      location: Self.place, kind: kind)
    #expect(
      Rules.submodules([use], Self.table, in: [SourceText(file: Self.place.file, text: text)])
        .map(\.message)
        == [verb].compactMap { $0 }.map {
          "UIGestureRecognizer.\(name) is \($0) only with the module UIKit.Sub on iOS: import it in "
            + "this file inside `#if !os(Linux)`."
        })
  }

  // MARK: Overrides

  @Test(arguments: [
    ("{ super.becomeFirstResponder() }", false), ("{ true }", true),
    ("{ // super.becomeFirstResponder()\n}", true), ("{ super.resignFirstResponder() }", true),
    ("{ a { b } }\nfunc c() { super.becomeFirstResponder() }", true),
    ("{ a { super.becomeFirstResponder() } }", false),
  ])
  func `an override calls super if Apple requires it`(body: String, isReported: Bool) {
    let text = SourceText(
      file: Self.place.file, text: "func becomeFirstResponder() -> Bool " + body)
    let place = SourceLocation(file: Self.place.file, line: 1, column: 6)
    let definition = SymbolDefinition(
      name: "becomeFirstResponder()", place: .member(superclasses: ["Card", "UIView"]),
      location: place, overrides: true)
    #expect(
      Rules.superCalls([definition], Self.table, in: [text]).map(\.message)
        == (isReported
          ? [
            "becomeFirstResponder overrides UIResponder.becomeFirstResponder() and never calls "
              + "super, which Apple's documentation asks for: call super.becomeFirstResponder."
          ] : []))
  }

  @Test(arguments: [
    ("{ super.loadView() }", true), ("{ a { super.loadView() } }", true),
    ("{ view = root }", false),
    ("{ super.viewDidLoad() }", false), ("{ // super.loadView()\n}", false),
  ])
  func `an override does not call super if Apple forbids it`(body: String, isReported: Bool) {
    let text = SourceText(file: Self.place.file, text: "func loadView() " + body)
    let definition = SymbolDefinition(
      name: "loadView()", place: .member(superclasses: ["UIViewController"]),
      location: SourceLocation(file: Self.place.file, line: 1, column: 6), overrides: true)
    #expect(
      Rules.forbiddenSuperCalls([definition], Self.table, in: [text]).map(\.message)
        == (isReported
          ? [
            "loadView overrides UIViewController.loadView() and calls super, which Apple's "
              + "documentation forbids: leave that call out."
          ] : []))
  }

  @Test func `other overrides need not call super`() {
    let text = SourceText(file: Self.place.file, text: "func layoutSubviews() {}")
    for (name, overrides) in [("layoutSubviews()", true), ("becomeFirstResponder()", false)] {
      let definition = SymbolDefinition(
        name: name, place: .member(superclasses: ["UIView"]), location: Self.place,
        overrides: overrides)
      #expect(Rules.superCalls([definition], Self.table, in: [text]).isEmpty)
    }
  }

  @Test(
    arguments: [
      (["Began"], "pressesChanged, pressesEnded, pressesCancelled"),
      (["Began", "Changed", "Ended", "Cancelled"], nil), (["Ended"], nil),
      (["Began", "Changed", "Ended"], "pressesCancelled"),
    ] as [([String], String?)])
  func `a press is handled from beginning to end`(names: [String], missing: String?) {
    func definition(_ name: String, of type: String) -> SymbolDefinition {
      SymbolDefinition(
        name: "presses\(name)(_:with:)", place: .member(superclasses: ["UIView"]),
        location: Self.place, overrides: true, type: type)
    }
    let others = ["Began", "Changed", "Ended", "Cancelled"].map { definition($0, of: "Other") }
    let definitions = names.map { definition($0, of: "Field") } + others
    #expect(
      Rules.pressSiblings(definitions, Self.table).map(\.message)
        == [missing].compactMap { $0 }.map {
          "pressesBegan is overridden without \($0): override all four, so that a press goes to one "
            + "place from beginning to end."
        })
  }

  // MARK: Traps

  @Test(arguments: [
    ("addObserver(forName: a, object: b, queue: nil) { _ in }", true),
    ("addObserver(\n  forName: a, object: nil,\n  queue: nil, using: c)", true),
    ("addObserver(forName: a, object: nil, queue: .main) { _ in b(queue: nil) }", false),
    ("addObserver(forName: a, object: b(queue: nil), queue: .main) { _ in }", false),
  ])
  func `a notification observer has a queue`(code: String, isReported: Bool) {
    let use = SymbolUse(
      symbol: SymbolName(
        module: "Foundation", owner: "NotificationCenter",
        name: "addObserver(forName:object:queue:using:)"), location: Self.place)
    let text = SourceText(file: Self.place.file, text: code)
    #expect(Rules.nilQueues([use], in: [text]).isEmpty != isReported)
  }

  @Test func `reading a view's constraints is reported`() {
    let uses = ["UIView", "UILayoutGuide", "Layout"].map {
      SymbolUse(
        symbol: SymbolName(module: "UIKit", owner: $0, name: "constraints"), location: Self.place)
    }
    #expect(
      Rules.readConstraints(uses).map(\.message) == [
        "UIView.constraints also lists the system's own constraints on iOS: keep the constraints "
          + "that you make."
      ])
  }

  // MARK: Exported names

  @Test(arguments: [
    ("Layout", "SwiftUI"), ("UIView", "UIKit"), ("PanelLayout", nil), ("withAnimation", "SwiftUI"),
  ])
  func `exported names must be unique to the package`(name: String, module: String?) {
    let names = OtherNames(
      Self.markdown(
        "a.md", "| `Layout` | SwiftUI | page |\n| `withAnimation` | SwiftUI | page |", columns: 3))
    #expect(
      Rules.exports([Export(name: name, location: Self.place)], Self.table, names).map(\.message)
        == [module].compactMap { $0 }.map {
          "\(name) is exported, and \($0) has the same name: choose another name."
        })
  }

  static let place = SourceLocation(file: "Sources/A/B.swift", line: 1, column: 1)

  static func markdown(_ file: String, _ rows: String, columns: Int) -> MarkdownTable {
    let heading = String(repeating: "| a ", count: columns) + "|\n"
    let line = String(repeating: "| --- ", count: columns) + "|\n"
    return MarkdownTable(file: file, text: heading + line + rows)
  }

  private static let table = SymbolTable(
    markdown(
      SymbolTable.path,
      """
      | `UIGestureRecognizer` | `class UIGestureRecognizer : NSObject` | @MainActor | 2.0 | — | page |
      | `UIGestureRecognizer.reset()` | `func reset()` | @MainActor | 2.0 | — | page; declared in UIKit.Sub |
      | `UIGestureRecognizer.state` | `var state: Int` | @MainActor | 2.0 | — | writable with UIKit.Sub |
      | `UIGestureRecognizer.view` | `var view: UIView?` | @MainActor | 2.0 | — | page |
      | `UIResponder` | `class UIResponder : NSObject` | @MainActor | 2.0 | — | page |
      | `UIResponder.becomeFirstResponder()` | `func becomeFirstResponder() -> Bool` | @MainActor | 2.0 | — | page; overrides call super |
      | `UIResponder.pressesBegan(_:with:)` | `func a()` | @MainActor | 2.0 | — | page |
      | `UIResponder.pressesCancelled(_:with:)` | `func b()` | @MainActor | 2.0 | — | page |
      | `UIResponder.pressesChanged(_:with:)` | `func c()` | @MainActor | 2.0 | — | page |
      | `UIResponder.pressesEnded(_:with:)` | `func d()` | @MainActor | 2.0 | — | page |
      | `UIScrollViewDelegate` | `protocol UIScrollViewDelegate : NSObjectProtocol` | @MainActor | 2.0 | — | page |
      | `UITableViewDelegate` | `protocol UITableViewDelegate : UIScrollViewDelegate` | @MainActor | 2.0 | — | page |
      | `UITraitDefinition` | `protocol UITraitDefinition` | nonisolated | 17.0 | — | page |
      | `UIView` | `class UIView : UIResponder` | @MainActor | 2.0 | — | page |
      | `UIView.layoutSubviews()` | `func layoutSubviews()` | @MainActor | 2.0 | — | page |
      | `UIViewController` | `class UIViewController : UIResponder` | @MainActor | 2.0 | — | page |
      | `UIViewController.loadView()` | `func loadView()` | @MainActor | 2.0 | — | page; overrides don't call super |
      """, columns: 6))
}
