import Foundation
import TestHost
import Testing

/// The lists of texts and languages in the article about localization.
@Suite struct LocalizationArticleTests {
  private static let folder = PackageFolder.url.appending(path: "Sources/BottomBounce")

  private static func article() throws -> String {
    try String(
      contentsOf: folder.appending(path: "BottomBounce.docc/Localization.md"), encoding: .utf8)
  }

  @Test func `the article lists every text with its key, in the order of the English table`()
    throws
  {
    let table = try String(
      contentsOf: Self.folder.appending(path: "Resources/en.lproj/Localizable.strings"),
      encoding: .utf8)
    let texts = table.matches(of: /(?m)^"(\w+)" = "(.*)";$/).map { "| `\($0.1)` | \($0.2) |" }
    let keys = try #require(try Self.article().components(separatedBy: "### Keys\n").last)
    let rows = keys.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(texts.count > 40)
    #expect(rows == texts)
  }

  @Test func `the article lists every language`() throws {
    let folders = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appending(path: "Resources").path
    )
    .filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
    let languages = try Self.article().components(separatedBy: "### Replace a text")[0]
      .matches(of: /(?m)^\| .+ \| `([\w-]+)` \|$/).map { String($0.1) }
    #expect(languages.sorted() == folders.sorted())
  }
}
