import Foundation
import Testing

/// Paths of the repository in scripts, pages, and the manifest.
struct PathTests {
  /// The current and former top-level folders.
  private static let folders = [
    "Documentation", "Example", "ExampleApp", "Linux", "Scripts", "SnapshotTests", "Sources",
    "Tests",
    "Tools", "UIKitForLinux",
  ]

  /// Paths that a program creates, or that only an app has.
  private static let exceptions: Set = ["Tools/PlantedFault", "Tests/ScreensTests"]

  /// Returns the paths from the root that a text contains, without those that a script completes.
  private static func paths(in text: String) throws -> Set<String> {
    // A path after another path component, a variable, or `..` isn't relative to the root.
    let path = try Regex<(Substring, Substring)>(
      #"(?:^|[^\w./}\-])((?:\#(folders.joined(separator: "|")))/(?:[\w./+@\-]*[\w/])?)(?![\w*{$(\\\-])"#
    )
    return Set(text.matches(of: path.anchorsMatchLineEndings()).map { String($0.1) })
  }

  private static func files() throws -> [String] {
    let scripts = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Scripts").path)
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: "Documentation").path)
    return ["Package.swift", "Makefile", ".ci/run", ".spi.yml"]
      + ["README.md", "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
      + [".github/workflows/ios.yml", ".github/workflows/linux.yml"]
      + ["UIKitForLinux/README.md", "UIKitForLinux/ARCHITECTURE.md"]
      + pages.filter { $0.hasSuffix(".md") }.map { "Documentation/" + $0 }
      + scripts.filter { $0.hasSuffix(".sh") || $0.hasSuffix(".awk") }.map { "Scripts/" + $0 }
  }

  @Test func `each path in scripts, pages, and the manifest exists`() throws {
    var count = 0
    for file in try Self.files() {
      for path in try Self.paths(in: try Repository.text(file)).sorted() {
        count += 1
        guard !Self.exceptions.contains(where: path.hasPrefix) else { continue }
        let place = Repository.root.appending(path: path).path
        #expect(FileManager.default.fileExists(atPath: place), "\(file) names \(path).")
      }
    }
    #expect(count > 50)
  }

  @Test(arguments: [
    ("see `Linux/UIKit/View.swift`.", ["Linux/UIKit/View.swift"]),
    ("stubs=Tools/AppleStubs\ncd Sources/", ["Tools/AppleStubs", "Sources/"]),
    ("find Tests/*.swift \"$1/Sources/A\" ../Tests/B Tests/$name {Tools,Tests}/x", []),
    ("[a](Documentation/a.md), Scripts/test.sh.", ["Documentation/a.md", "Scripts/test.sh"]),
  ])
  func `paths from the root are found`(text: String, paths: [String]) throws {
    #expect(try Self.paths(in: text) == Set(paths))
  }
}
