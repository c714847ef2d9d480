import Foundation
import TestHost
import Testing

/// Checks that every snippet of the documentation occurs in a file that is compiled.
///
/// Snippets are the blocks fenced with "```swift" in README.md, in articles and in the sources' doc comments. A
/// block that can't be part of a Swift file, such as a line of a package manifest, is fenced with
/// "```swift manifest", and a call of another package with "```swift other". They render the same.
struct DocumentationTests {
  @Test func `every snippet in the documentation is compiled`() throws {
    let compiled = try Repository.compiled.map(Repository.code)
    let snippets = try Repository.documents.flatMap { document in
      DocumentationSnippet.all(
        in: try String(contentsOf: document, encoding: .utf8),
        of: Repository.path(of: document))
    }
    #expect(!snippets.isEmpty, "No snippet was found. Did the documents move?")
    for snippet in snippets where !compiled.contains(where: snippet.occurs) {
      Issue.record(
        """
        \(snippet.place): this snippet is not compiled. Add it, as it is but for white space, to \
        a file of snippets in Tests/BottomBounceTests/Documentation or \
        Tests/ViewBuildingTests/Snippets:

        \(snippet.code)
        """)
    }
  }

  @Test func `announced line counts of snippets are correct`() throws {
    for document in Repository.documents where document.pathExtension == "md" {
      let text = try String(contentsOf: document, encoding: .utf8)
      for snippet in DocumentationSnippet.all(in: text, of: Repository.path(of: document)) {
        guard let count = snippet.announcedLines else { continue }
        #expect(count == snippet.code.split(separator: "\n").count, "\(snippet.place)")
      }
    }
    let text = "With UIKit, 3 lines:\n\n```swift\na\n\nb\n```\nIn 2 ways:\n```swift\nc\n```"
    let snippets = DocumentationSnippet.all(in: text, of: "README.md")
    #expect(snippets.map(\.announcedLines) == [3, nil])
  }

  @Test func `snippets are found in text and in doc comments`() {
    let text = """
      Use it:
      ```swift
      let a = 1

      show(a)
      ```
      ```sh
      make test
      ```
      ```swift manifest
      .package(url: "…", from: "1.0.0")
      ```
        /// ```swift
        /// let b = 2
        /// ```
      """
    let snippets = DocumentationSnippet.all(in: text, of: "README.md")
    #expect(snippets.map(\.code) == ["let a = 1\n\nshow(a)", "let b = 2"])
    #expect(snippets.map(\.place) == ["README.md:2", "README.md:13"])
  }

  @Test func `an unclosed snippet extends to the end`() {
    let snippets = DocumentationSnippet.all(in: "```swift\nlet a = 1", of: "README.md")
    #expect(snippets.map(\.code) == ["let a = 1"])
  }

  @Test(arguments: [
    ("let a = 1\nshow(a)", true),
    ("  let a  = 1\n\n  show(\n    a\n  )", true),
    ("show(a)\nlet a = 1", false),
    ("let a = 1\nshow(b)", false),
    ("let a = 1\nhide(a)", false),
    ("", false),
  ])
  func `comparison ignores white space but no other character`(code: String, occurs: Bool) {
    let snippet = DocumentationSnippet(place: "README.md:1", code: code)
    #expect(snippet.occurs(in: "func f() {\n  let a = 1\n  show(a)\n  hide(a)\n}") == occurs)
  }
}

/// One block of code in a document.
private struct DocumentationSnippet {
  /// The file and the line at which the block begins.
  var place: String
  var code: String
  /// The number in “…, 3 lines:” right before the block, which counts lines that are not empty.
  var announcedLines: Int?

  /// A Boolean value that indicates whether a file contains the block; formatting may have broken
  /// its lines elsewhere.
  func occurs(in text: String) -> Bool {
    let code = code.filter { !$0.isWhitespace }
    return !code.isEmpty && text.filter { !$0.isWhitespace }.contains(code)
  }

  static func all(in text: String, of file: String) -> [DocumentationSnippet] {
    var snippets: [DocumentationSnippet] = []
    var fence: String?
    var code: [Substring] = []
    var start = 0
    var before: Substring = ""
    func close() {
      guard fence == "swift" else { return }
      snippets.append(
        DocumentationSnippet(
          place: "\(file):\(start)", code: code.joined(separator: "\n"),
          announcedLines: before.firstMatch(of: /(\d+) lines:$/).flatMap { Int($0.1) }))
    }
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let content = withoutCommentMark(line)
      let trimmed = content.drop { $0 == " " }
      guard trimmed.hasPrefix("```") else {
        if fence != nil {
          code.append(content)
        } else if !trimmed.isEmpty {
          before = trimmed
        }
        continue
      }
      if fence == nil {
        fence = String(trimmed.dropFirst(3))
        start = index + 1
        code = []
      } else {
        close()
        fence = nil
        before = ""
      }
    }
    close()
    return snippets
  }

  private static func withoutCommentMark(_ line: Substring) -> Substring {
    let trimmed = line.drop { $0 == " " }
    guard trimmed.hasPrefix("///") else { return line }
    let content = trimmed.dropFirst(3)
    return content.first == " " ? content.dropFirst() : content
  }
}

/// Where the documents are, seen from this file.
private enum Repository {
  private static let root = PackageFolder.url

  /// The files that contain snippets, and those that articles quote.
  static var compiled: [URL] {
    ["Tests/BottomBounceTests", "Tests/SheetOnSimulatorTests"].flatMap(files)
      .filter { $0.lastPathComponent.hasSuffix("Snippets.swift") }
      + ["Tests/ViewBuildingTests/Snippets", "Sources", "Example"].flatMap(files)
      .filter { $0.pathExtension == "swift" }
  }

  /// A file without its doc comments, in which snippets are not compiled.
  static func code(of file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.drop { $0 == " " }.hasPrefix("///") }.joined(separator: "\n")
  }

  static var documents: [URL] {
    let code = files(in: "Sources")
    let readme = root.appending(path: "README.md")
    return FileManager.default.fileExists(atPath: readme.path) ? [readme] + code : code
  }

  private static func files(in folder: String) -> [URL] {
    let files = FileManager.default.enumerator(
      at: root.appending(path: folder), includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { ["swift", "md"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }

  static func path(of file: URL) -> String {
    String(file.path.dropFirst(root.path.count + 1))
  }
}
