public import Foundation

/// The accessibility identifiers in the article about testing.
public enum ListedIdentifiers {
  /// The folder of the sheet's sources.
  public static let sources = PackageFolder.url.appending(path: "Sources/BottomBounce")

  /// Reads the identifiers, in the order of the article; one with a number ends in `#`.
  public static func all() throws -> [String] {
    let article = try String(
      contentsOf: sources.appending(path: "BottomBounce.docc/Testing.md"), encoding: .utf8)
    return article.matches(of: /(?m)^\| `(BottomBounce[\w.]*)` \|/).map { general("\($0.1)") }
  }

  /// Returns an identifier whose number is replaced by `#`.
  public static func general(_ identifier: String) -> String {
    identifier.replacing(/\.\d+$/, with: ".#")
  }
}
