import Foundation
import Testing

@testable import Audit

struct PublicDeclarationsTests {
  private func symbol(_ id: String, _ path: [String], _ fragments: [String]) -> [String: Any] {
    [
      "identifier": ["precise": id], "pathComponents": path,
      "declarationFragments": fragments.map { ["kind": "text", "spelling": $0] },
    ]
  }

  private func lines(_ symbols: [[String: Any]]...) throws -> [String] {
    let graphs = try symbols.map { try JSONSerialization.data(withJSONObject: ["symbols": $0]) }
    return try PublicDeclarations(graphs).lines
  }

  @Test func `declarations are sorted by their paths, and each is one line`() throws {
    let lines = try lines(
      [symbol("b", ["Sheet", "show(_:)"], ["func ", "show", "(\n  ", "_", " value: Int)"])],
      [symbol("a", ["Sheet"], ["class ", "Sheet"])])
    #expect(lines == ["Sheet.show(_:): func show( _ value: Int)", "Sheet: class Sheet"])
  }

  @Test func `members that the compiler repeats for a type are left out`() throws {
    #expect(
      try lines([symbol("s::SYNTHESIZED::t", ["Sheet", "hash(into:)"], ["func hash"])]) == [])
  }

  @Test func `a file that is no symbol graph is an error`() {
    #expect(throws: (any Error).self) { try PublicDeclarations([Data("{}".utf8)]) }
  }
}
