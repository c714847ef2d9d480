import Testing

@testable import Audit

/// The comparison of Linux's UIKit with Apple's declarations.
@Suite struct LinuxUIKitTests {
  @Test(
    arguments: [
      (["in"], nil), (["in", "with"], "with"), (["for"], "for"),
    ] as [([String], String?)])
  func `default values match Apple's`(defaults: [String], extra: String?) {
    let function = LinuxUIKit.Function(
      symbol: SymbolName(module: "UIKit", owner: "UIImage", name: "init(for:in:with:)"),
      defaults: defaults, location: StrictRulesTests.place)
    #expect(
      Rules.extraDefaults(LinuxUIKit(functions: [function]), Self.table).map(\.message)
        == [extra].compactMap { $0 }.map {
          "UIImage.init(for:in:with:) has a default value for \($0) that Apple's declaration lacks: "
            + "remove the default value."
        })
  }

  @Test func `of several overloads, the one with the most default values is used`() {
    let function = LinuxUIKit.Function(
      symbol: SymbolName(module: "UIKit", owner: "UIImage", name: "draw(_:)"), defaults: ["_"],
      location: StrictRulesTests.place)
    #expect(Rules.extraDefaults(LinuxUIKit(functions: [function]), Self.table).isEmpty)
  }

  @Test(arguments: [
    ("UIInset", "Equatable", false), ("UIInset", "Hashable", true), ("UIInset", "Sendable", false),
    ("UIEdge", "Hashable", false), ("UISides", "SetAlgebra", false), ("UIName", "Hashable", false),
    ("UIName", "Comparable", true), ("UISides", "Equatable", false), ("UISides", "Hashable", true),
    ("UIImage", "Hashable", false), ("UIImage", "Sendable", true), ("UIColor", "Sendable", false),
    ("UIView", "Sendable", false), ("UIView", "UISource", true), ("Unknown", "Hashable", false),
  ])
  func `conformances match Apple's`(type: String, name: String, isReported: Bool) {
    let adoption = LinuxUIKit.Adoption(
      type: type, adopted: name, isOwn: name.hasPrefix("UI"), location: StrictRulesTests.place)
    #expect(
      Rules.extraConformances(LinuxUIKit(adoptions: [adoption]), Self.table).map(\.message)
        == (isReported
          ? [
            "\(type) adopts \(name), which Apple's declaration does not: remove the conformance."
          ] : []))
  }

  @Test(
    arguments: [
      ("UISource", [("UISource", "NSObjectProtocol")], false), ("UISource", [], true),
      ("UISource", [("UISource", "UIBase"), ("UIBase", "NSObjectProtocol")], false),
      ("UISource", [("UISource", "UIBase")], true), ("UIOther", [], false),
    ] as [(String, [(String, String)], Bool)])
  func `Objective-C protocols require objects`(
    name: String, refinements: [(String, String)], isReported: Bool
  ) {
    let linux = LinuxUIKit(
      protocols: [name: StrictRulesTests.place],
      adoptions: refinements.map {
        LinuxUIKit.Adoption(type: $0.0, adopted: $0.1, location: StrictRulesTests.place)
      })
    #expect(
      Rules.looseProtocols(linux, Self.table).map(\.message)
        == (isReported
          ? [
            "\(name) is a protocol of Objective-C on iOS: let it inherit from NSObjectProtocol, so "
              + "that only objects can adopt it."
          ] : []))
  }

  @Test func `a protocol that exists only on Linux is ignored`() {
    let adoption = LinuxUIKit.Adoption(
      type: "UIView", adopted: "Helper", isOwn: true, location: StrictRulesTests.place)
    #expect(Rules.extraConformances(LinuxUIKit(adoptions: [adoption]), Self.table).isEmpty)
  }

  @Test(
    arguments: [
      ("", []), ("a: Int", []), ("a: Int = 1, _ b: Int", ["a"]),
      ("_ a: Int = 1, b c: [Int: Int] = [:], d: () -> Void", ["_", "b"]),
      ("a: (Int) -> Int = { $0 == 1 ? 2 : 3 }, b: Set<Int>", ["a"]),
      ("a: Bool, b: some P<A, B>, c: Int? = nil", ["c"]),
    ] as [(String, [String])])
  func `parameters with default values are found`(text: String, labels: [String]) {
    #expect(Parameters(text).defaults == labels)
  }

  private static let table = SymbolTable(
    StrictRulesTests.markdown(
      SymbolTable.path,
      """
      | `UIColor` | `class UIColor : NSObject, Sendable` | nonisolated | 2.0 | — | page |
      | `UIEdge` | `enum UIEdge : Int` | nonisolated | 2.0 | — | page |
      | `UIImage` | `class UIImage : NSObject` | nonisolated | 2.0 | — | page |
      | `UIImage.draw(_:)` | `func draw(_ a: Int)` | nonisolated | 2.0 | — | page |
      | `UIImage.draw(_:)` | `func draw(_ a: Double = 1)` | nonisolated | 2.0 | — | page |
      | `UIImage.init(for:in:with:)` | `init(for a: Int, in b: Int? = nil, with c: Int)` | nonisolated | 2.0 | — | page |
      | `UIInset` | `struct UIInset : Equatable` | nonisolated | 2.0 | — | page |
      | `UIName` | `struct UIName : RawRepresentable` | nonisolated | 2.0 | — | page |
      | `UISides` | `struct UISides : OptionSet` | nonisolated | 2.0 | — | page |
      | `UISource` | `protocol UISource : NSObjectProtocol` | @MainActor | 2.0 | — | page |
      | `UIView` | `class UIView : NSObject` | @MainActor | 2.0 | — | page |
      """, columns: 6))
}
