import Foundation
import Testing

@testable import Audit

/// The stub of UIKit that is written from the symbol table.
@Suite struct StubWriterTests {
  /// The rows that the tested rows refer to.
  private static let types = """
    | `UIView` | `class UIView : NSObject` | @MainActor | 2.0 | — | page |
    | `UIView.init(frame:)` | `init(frame: CGRect)` | @MainActor | 2.0 | — | page |
    | `UIView.delegate` | `weak var delegate: UIDelegate? { get set }` | @MainActor | 2.0 | — | page |
    | `UIView.Mode` | `enum Mode : Int` | nonisolated | 2.0 | — | page |
    | `UIView.Options` | `struct Options : OptionSet` | nonisolated | 2.0 | — | page |
    | `UIColor` | `class UIColor : NSObject, Sendable` | nonisolated | 2.0 | — | page |
    | `UIDelegate` | `protocol UIDelegate : NSObjectProtocol` | @MainActor | 2.0 | — | page |
    """

  /// Returns the lines of the stub for those types and the given rows.
  private func lines(_ rows: String) -> [String] {
    let text = """
      | Symbol | Declaration | Isolation | iOS | Deprecated | Source |
      | --- | --- | --- | --- | --- | --- |
      \(Self.types)
      \(rows)
      """
    var writer = StubWriter(SymbolTable(MarkdownTable(file: "t.md", text: text)))
    return writer.text().split(separator: "\n").map(String.init)
  }

  @Test(arguments: [
    (
      "| `UIView.tag` | `var tag: Int { get set }` | @MainActor | 2.0 | — | page |",
      "@objc open var `tag`: Int { get set }"
    ),
    (
      "| `UIView.tap(_:at:)` | `func tap(_ color: UIColor, at point: CGPoint) -> Bool` | @MainActor | 2.0 | — | p |",
      "@objc @discardableResult open func tap(_ color: UIColor, at point: CGPoint) -> Bool"
    ),
    (
      "| `UIView.make(_:)` | `class func make(_ text: AttributedString)` | @MainActor | 2.0 | — | page |",
      "open class func make(_ text: AttributedString)"
    ),
    (
      "| `UIView.newest` | `class let newest: String` | nonisolated | 26.0 | — | page |",
      "@available(iOS 26.0, *) @objc nonisolated open class var `newest`: String { get }"
    ),
    (
      "| `UIView.Mode.later` | `case later` | nonisolated | 17.4 | — | page |",
      "@available(iOS 17.4, *) case `later`"
    ),
    (
      "| `UIView.insets` | `var insets: Int { get set }` | @MainActor | 2.0 | 15.0 | page |",
      "@available(iOS, deprecated: 15.0) @objc open var `insets`: Int { get set }"
    ),
    (
      "| `UIView.change()` | `func change()` | @MainActor | 17.4 | 27.0 → 26.0 | page |",
      "@available(iOS, introduced: 17.4, deprecated: 27.0) @objc open func change()"
    ),
    (
      "| `UIDelegate.viewDidMove(_:)` | `optional func viewDidMove(_ view: UIView)` | @MainActor | 2.0 | — | page |",
      "@objc optional func viewDidMove(_ view: UIView)"
    ),
    (
      "| `UILabel` | `class UILabel : UIView, UIUnknown` | @MainActor | 2.0 | — | page |",
      "@objc @_inheritsConvenienceInitializers @preconcurrency @MainActor open class UILabel : UIView {"
    ),
    (
      "| `UIState` | `struct UIState : RawRepresentable` | nonisolated | 2.0 | — | page |",
      "public struct UIState : RawRepresentable, Hashable, Sendable, RepresentableInObjectiveC {"
    ),
    (
      "| `CGRect.inset(by:)` | `func inset(by mode: UIView.Mode) -> CGRect` | nonisolated | 2.0 | — | page |",
      "public func inset(by mode: UIView.Mode) -> CGRect"
    ),
  ])
  func `a row becomes a declaration`(row: String, line: String) {
    #expect(lines(row).contains(line))
  }

  @Test func `types are declared as Swift imports them`() {
    let lines = lines("")
    #expect(
      lines.contains(
        "@objc @_inheritsConvenienceInitializers @preconcurrency @MainActor open class UIView : NSObject {"
      ))
    #expect(lines.contains("@objc weak open var `delegate`: UIDelegate? { get set }"))
    #expect(lines.contains("@objc public enum Mode : Int, Sendable {"))
    #expect(
      lines.contains("public struct Options : OptionSet, Sendable, RepresentableInObjectiveC {"))
    #expect(
      lines.contains(
        "@objc @preconcurrency @MainActor public protocol UIDelegate : InheritsFromNSObject {"))
    #expect(
      lines.contains(
        "@objc @_inheritsConvenienceInitializers open class UIColor : NSObject, @unchecked Sendable {"
      ))
  }

  @Test func `a member with an unknown type is omitted`() {
    let lines = lines("| `UIView.x` | `var x: UIUnknown? { get }` | @MainActor | 2.0 | — | page |")
    #expect(!lines.contains { $0.contains("UIUnknown") })
  }

  @Test func `a requirement that Objective-C cannot represent is an extension member`() throws {
    let lines = lines(
      "| `UIDelegate.a(_:)` | `optional func a(_ x: NSAttributedString)` | @MainActor | 2.0 | — | page |"
    )
    let index = try #require(lines.firstIndex(of: "extension UIDelegate {"))
    #expect(lines[index + 1] == "@MainActor public func a(_ x: NSAttributedString)")
  }

  @Test func `a class has the members of its Objective-C protocols`() {
    let lines = lines(
      """
      | `UIDelegate.viewDidMove(_:)` | `optional func viewDidMove(_ view: UIView)` | @MainActor | 2.0 | — | page |
      | `UIMover` | `class UIMover : NSObject, UIDelegate` | @MainActor | 2.0 | — | page |
      """)
    #expect(lines.contains("@objc open func viewDidMove(_ view: UIView)"))
  }

  @Test func `a class with designated initializers inherits others as convenience initializers`() {
    let lines = lines(
      """
      | `UICell` | `class UICell : UIView` | @MainActor | 2.0 | — | page |
      | `UICell.init(style:)` | `init(style: Int)` | @MainActor | 2.0 | — | page |
      """)
    #expect(lines.contains("public init(style: Int)"))
    #expect(lines.contains("override public convenience init(frame: CGRect)"))
  }

  @Test func `an initializer that a class takes away is unavailable in its subclasses`() {
    let lines = lines(
      """
      | `UIElement` | `class UIElement : NSObject` | @MainActor | 2.0 | — | page |
      | `UIElement.init()` | `unavailable init()` | @MainActor | 2.0 | — | page |
      | `UIAction` | `class UIAction : UIElement` | @MainActor | 2.0 | — | page |
      | `UIAction.init(title:)` | `convenience init(title: Int)` | @MainActor | 2.0 | — | page |
      """)
    let unavailable = lines.filter { $0 == "@available(*, unavailable) override public init()" }
    #expect(unavailable.count == 2)
    #expect(lines.contains("public convenience init(title: Int)"))
  }

  @Test func `a property redeclared with another type doesn't override`() {
    let lines = lines(
      """
      | `UICell` | `class UICell : UIView` | @MainActor | 2.0 | — | page |
      | `UICell.delegate` | `weak var delegate: UICell? { get set }` | @MainActor | 2.0 | — | page |
      """)
    #expect(
      lines.contains("@objc @_disfavoredOverload weak open var `delegate`: UIDelegate? { get set }")
    )
    #expect(lines.contains("@objc @_nonoverride weak open var `delegate`: UICell? { get set }"))
  }

  @Test func `a declaration in a submodule is only in the submodule's stub`() {
    let table = """
      | Symbol | Declaration | Isolation | iOS | Deprecated | Source |
      | --- | --- | --- | --- | --- | --- |
      \(Self.types)
      | `UIView.a()` | `func a()` | @MainActor | 2.0 | — | declared in UIKit.UIGestureRecognizerSubclass |
      | `UIView.b` | `var b: Int { get set }` | @MainActor | 2.0 | — | writable with UIKit.UIGestureRecognizerSubclass |
      """
    var writer = StubWriter(SymbolTable(MarkdownTable(file: "t.md", text: table)))
    let text = writer.text()
    #expect(!text.contains("func a()"))
    #expect(text.contains("@objc @_disfavoredOverload open var `b`: Int { get }"))
    let submodule = writer.submoduleText()
    #expect(submodule.contains("@objc @MainActor open func a()"))
    #expect(submodule.contains("@MainActor public var `b`: Int { get set }"))
  }
}
