import Foundation
import TestHost
import Testing

/// The names in ARCHITECTURE.md and CONTRIBUTING.md, and the list in ARCHITECTURE.md of the functions
/// between `show` and the closure for the outcome.
@Suite struct ArchitectureTests {
  /// A function that the list names.
  private struct Function {
    let type: String
    let name: String
    let labels: [String]
  }

  /// The lines of the numbered list below the heading.
  private static func lines() throws -> [Substring] {
    let file = PackageFolder.url.appending(path: "ARCHITECTURE.md")
    return try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasSuffix("# From show to the closure") }.dropFirst()
      .prefix { !$0.hasPrefix("#") }
      .filter { $0.prefixMatch(of: #/\d+\. /#) != nil }
  }

  private static func function(in line: Substring) -> Function? {
    line.prefixMatch(of: #/\d+\. `(\w+)\.(\w+)\(([\w:]*)\)` /#).map {
      Function(
        type: String($0.1), name: String($0.2), labels: $0.3.split(separator: ":").map(String.init))
    }
  }

  private static let sources: [String] = {
    let folder = PackageFolder.url.appending(path: "Sources")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }()

  /// The words of the sources and of the manifest, except for comments, and those in the names of
  /// files and folders.
  private static let words: Set<Substring> = {
    let manifest = try? String(
      contentsOf: PackageFolder.url.appending(path: "Package.swift"), encoding: .utf8)
    let lines = (sources + [manifest ?? ""]).flatMap { $0.split(separator: "\n") }
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }
    let folders = ["Example", "SnapshotTests", "Sources", "Tests", "Tools", "UIKitForLinux"]
    let paths = folders.flatMap { folder in
      let path = PackageFolder.url.appending(path: folder).path
      return FileManager.default.subpaths(atPath: path) ?? []
    }
    return Set((lines + paths.map { $0[...] }).flatMap { $0.split { !isPartOfWord($0) } })
  }()

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Returns the names in a text that look like those of types and members, with their words.
  private static func names(in text: String) -> [(name: Substring, words: [Substring])] {
    text.matches(of: #/`((\w+)(?:\.(\w+))?(\([\w:]*\))?)`/#)
      .filter { $0.4 != nil || $0.1.contains(where: \.isUppercase) }
      .map { ($0.1, [$0.2] + ($0.3.map { [$0] } ?? [])) }
  }

  /// Returns the argument labels of each function with a name in a file.
  private static func labels(of name: String, in code: String) throws -> [[String]] {
    let declaration = try Regex("func \(name)(?:<[^(]*>)?\\(")
    return code.ranges(of: declaration).map { range in
      var depth = 1
      let parameters = code[range.upperBound...].prefix { character in
        if character == "(" || character == "[" { depth += 1 }
        if character == ")" || character == "]" { depth -= 1 }
        return depth > 0
      }
      // Types and default values in parentheses contain commas, too.
      let flat = parameters.replacing(/\((?:[^()]|\([^()]*\))*\)/, with: "")
      return flat.matches(of: /(?:^|,)\s*(\w+)[^:,]*:/).map { String($0.1) }
    }
  }

  @Test(arguments: ["ARCHITECTURE.md", "CONTRIBUTING.md"])
  func `each name of a type or a member exists`(page: String) throws {
    let text = try String(contentsOf: PackageFolder.url.appending(path: page), encoding: .utf8)
    let names = Self.names(in: text)
    #expect(names.count > 20)
    // The sources avoid `Thread`, as the page says.
    for name in names where name.words[0] != "Thread" {
      #expect(name.words.allSatisfy(Self.words.contains), "\(page) names \(name.name).")
    }
  }

  @Test func `the path from show to the closure has fifteen lines that each name a function`()
    throws
  {
    let lines = try Self.lines()
    #expect(lines.count == 15)
    for line in lines { #expect(Self.function(in: line) != nil, "\(line)") }
  }

  @Test func `each function on the path from show to the closure exists`() throws {
    for function in try Self.lines().compactMap(Self.function) {
      let type = try Regex("(?:class|struct|enum|protocol|extension) \(function.type)\\b")
        .wordBoundaryKind(.simple)
      // Regular expressions are slow, and most files don't have the names.
      let sources = Self.sources.filter { code in
        [" \(function.type)", "func \(function.name)"].allSatisfy { code.contains($0) }
      }
      let candidates = try sources.filter { $0.contains(type) }
        .flatMap { try Self.labels(of: function.name, in: $0) }
      #expect(
        candidates.contains(function.labels),
        "\(function.type) has no \(function.name)(\(function.labels)), only \(candidates)")
    }
  }
}
