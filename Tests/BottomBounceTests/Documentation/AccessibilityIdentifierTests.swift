import Foundation
import TestHost
import Testing

/// The list of accessibility identifiers in the article about testing.
@Suite struct AccessibilityIdentifierTests {
  @Test func `the accessibility article lists exactly the identifiers in the sources`() throws {
    var inSources: Set<String> = []
    let files = FileManager.default.enumerator(
      at: ListedIdentifiers.sources, includingPropertiesForKeys: nil)
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let code = try String(contentsOf: file, encoding: .utf8)
      let literals = code.matches(
        of: /(?:accessibilityIdentifier = |identifier: )"(BottomBounce[^"]*)"/)
      for literal in literals {
        inSources.insert("\(literal.1)".replacing(/\\\(\w+\)/, with: "#"))
      }
    }
    let listed = try ListedIdentifiers.all()
    #expect(Set(listed) == inSources)
    #expect(Set(listed).count == listed.count)
  }
}
