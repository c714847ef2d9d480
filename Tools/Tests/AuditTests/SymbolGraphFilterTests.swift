import Foundation
import Testing

@testable import Audit

struct SymbolGraphFilterTests {
  private func symbol(_ id: String, _ kind: String, _ path: String...) -> [String: Any] {
    [
      "identifier": ["precise": id], "kind": ["identifier": "swift." + kind],
      "pathComponents": path,
    ]
  }

  private func relationship(
    _ kind: String, _ source: String, _ target: String, origin: String? = nil
  ) -> [String: Any] {
    var result: [String: Any] = ["kind": kind, "source": source, "target": target]
    if let origin { result["sourceOrigin"] = ["displayName": origin] }
    return result
  }

  private func filter(
    _ symbols: [[String: Any]], _ relationships: [[String: Any]]
  ) throws -> SymbolGraphFilter {
    try SymbolGraphFilter(
      JSONSerialization.data(
        withJSONObject: ["symbols": symbols, "relationships": relationships, "module": [:]]))
  }

  @Test func `overrides, delegate methods, and repeated members are removed`() throws {
    let result = try filter(
      [
        symbol("view", "class", "Sheet"), symbol("show", "method", "Sheet", "show()"),
        symbol("layout", "method", "Sheet", "layoutSubviews()"),
        symbol("frame", "init", "Sheet", "init(frame:)"),
        symbol("coder", "init", "Sheet", "init(coder:)"),
        symbol("begin", "method", "Sheet", "textFieldDidBeginEditing(_:)"),
        symbol("hash::SYNTHESIZED::view", "method", "Sheet", "hash(into:)"),
      ],
      [
        relationship("memberOf", "show", "view"), relationship("memberOf", "layout", "view"),
        relationship("overrides", "layout", "UIView"), relationship("overrides", "frame", "UIView"),
        relationship("overrides", "coder", "UIView"),
        relationship("memberOf", "begin", "view", origin: "UITextFieldDelegate.begin"),
      ])
    #expect(
      result.removed == [
        "Sheet.hash(into:)", "Sheet.init(coder:)", "Sheet.layoutSubviews()",
        "Sheet.textFieldDidBeginEditing(_:)",
      ])
    let graph = try #require(
      JSONSerialization.jsonObject(with: result.graph) as? [String: Any])
    #expect((graph["symbols"] as? [Any])?.count == 3)
    #expect((graph["relationships"] as? [Any])?.count == 2)
  }

  @Test func `a file that is no symbol graph is an error`() {
    #expect(throws: AuditError.self) { try SymbolGraphFilter(Data("{}".utf8)) }
  }
}
