import Foundation
import Testing

@testable import Audit

struct PublicDeclarationsTests {
  private func symbol(_ path: [String], _ fragments: [String]) -> [String: Any] {
    [
      "pathComponents": path,
      "declarationFragments": fragments.map { ["kind": "text", "spelling": $0] },
    ]
  }

  private func lines(_ symbols: [[String: Any]]...) throws -> [String] {
    let graphs = try symbols.map { try JSONSerialization.data(withJSONObject: ["symbols": $0]) }
    return try PublicDeclarations(graphs).lines
  }

  @Test func `declarations are sorted by their paths, and each is one line`() throws {
    let lines = try lines(
      [symbol(["Sheet", "show(_:)"], ["func ", "show", "(\n  ", "_", " value: Int)"])],
      [symbol(["Sheet"], ["class ", "Sheet"])])
    #expect(lines == ["Sheet.show(_:): func show( _ value: Int)", "Sheet: class Sheet"])
  }

  @Test func `a file that is no symbol graph is an error`() {
    #expect(throws: (any Error).self) { try PublicDeclarations([Data("{}".utf8)]) }
  }
}
