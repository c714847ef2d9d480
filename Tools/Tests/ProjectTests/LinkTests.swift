import Foundation
import Testing

/// Links and pictures of the pages, as GitHub shows them.
///
/// `Scripts/docs.sh` turns links between articles into those of DocC, and checks them in the site.
struct LinkTests {
  /// The pages of the repository: the Markdown files that aren't in a folder of a build.
  private static func pages() throws -> [String] {
    let root = Repository.root.path + "/"
    let files = FileManager.default.enumerator(atPath: root)
    var pages: [String] = []
    while let path = files?.nextObject() as? String {
      if [".build", ".git", "build"].contains(path) { files?.skipDescendants() }
      if path.hasSuffix(".md") { pages.append(path) }
    }
    return pages.sorted()
  }

  /// A page without its blocks of code and its code in lines.
  private static func prose(_ text: String) -> String {
    text.replacing(#/(?ms)^ *```.*?^ *```$/#, with: "").replacing(#/`[^`\n]*`/#, with: "code")
  }

  /// The anchors that GitHub gives to the headings of a page.
  private static func anchors(_ text: String) -> Set<String> {
    let headings = text.replacing(#/(?ms)^ *```.*?^ *```$/#, with: "").matches(
      of: #/(?m)^#+ (.+)$/#)
    return Set(
      headings.map { heading in
        heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
          .replacing(" ", with: "-")
      })
  }

  /// What is wrong with the links of a page at a path of the repository.
  private static func problems(in text: String, at page: String) throws -> [String] {
    let prose = prose(text)
    var problems: [String] = []
    var links = prose.matches(of: #/\[([^\[\]]*)\]\(([^ )]+)(?: "([^"]*)")?\)/#)
      .map { (target: $0.2, name: $0.3 ?? $0.1) }
    links += prose.matches(of: #/src="([^"]*)"/#).map { (target: $0.1, name: "") }
    for link in links where !link.target.hasPrefix("https://") {
      let parts = link.target.split(separator: "#", omittingEmptySubsequences: false)
      let file =
        parts[0].isEmpty
        ? Repository.root.appending(path: page)
        : Repository.root.appending(path: page).deletingLastPathComponent()
          .appending(path: String(parts[0])).standardized
      guard FileManager.default.fileExists(atPath: file.path) else {
        problems.append("\(page): nothing is at \(link.target).")
        continue
      }
      let name = file.lastPathComponent
      guard name.hasSuffix(".md") || name.hasSuffix("Tests.swift") else { continue }
      let target = try parts[0].isEmpty ? text : String(contentsOf: file, encoding: .utf8)
      if parts.count > 1, !anchors(target).contains(String(parts[1])) {
        problems.append("\(page): no heading of \(name) has the anchor \(parts[1]).")
      }
      // A link to tests names one of them: in its title, if it has one.
      if name.hasSuffix("Tests.swift"), !target.contains("func `\(link.name)`") {
        problems.append("\(page): \(name) has no test “\(link.name)”.")
      }
      // In the site, a link to an article has the title of the article.
      if page.contains(".docc/"), name.hasSuffix(".md"), !target.hasPrefix("# \(link.name)\n") {
        problems.append("\(page): \(link.name) isn't the title of \(name).")
      }
    }
    let definitions = prose.matches(of: #/(?m)^\[([\w-]+)\]: /#).map(\.1)
    let references = Set(prose.matches(of: #/\]\[([\w-]+)\]/#).map(\.1))
    problems += references.subtracting(definitions).map { "\(page): [\($0)] is no link." }
    problems += Set(definitions).subtracting(references).map {
      "\(page): nothing refers to [\($0)]."
    }
    if prose.contains("<doc:") { problems.append("\(page): GitHub shows no link of DocC.") }
    return problems
  }

  @Test func `links and pictures of all pages lead somewhere`() throws {
    let pages = try Self.pages()
    #expect(pages.count > 90)
    for page in pages {
      let problems = try Self.problems(in: Repository.text(page), at: page)
      #expect(problems == [])
    }
  }

  @Test(arguments: [
    ("[Rules](../CONTRIBUTING.md), [a](https://a.b), `[c](d)`", nil),
    ("[Rules](CONTRIBUTING.md)", "nothing is at CONTRIBUTING.md"),
    ("![A text.](text)", "nothing is at text"), ("<img src=\"a.png\">", "nothing is at a.png"),
    ("# A `b`, c\n[x](#a-b-c)", nil), ("# A\n[x](#b)", "no heading of cost.md has the anchor b"),
    ("[x](../README.md#install)", nil), ("[x](../README.md#nothing)", "no heading of README.md"),
    ("[x](../Tools/Tests/ProjectTests/LinkTests.swift)", "LinkTests.swift has no test “x”"),
    (
      "[x](../Tools/Tests/ProjectTests/LinkTests.swift \"links and pictures of all pages lead somewhere\")",
      nil
    ),
    ("[x][y]\n\n[y]: https://a.b", nil), ("[x][y]", "[y] is no link"),
    ("[y]: https://a.b", "nothing refers to [y]"), ("<doc:Text>", "GitHub shows no link of DocC"),
    ("```\n[x](y)\n```", nil),
  ])
  func `a link that leads nowhere is found`(text: String, problem: String?) throws {
    let problems = try Self.problems(in: text, at: "Documentation/cost.md")
    #expect(problems.count == (problem == nil ? 0 : 1), "\(problems)")
    if let problem { #expect(problems.first?.contains(problem) == true, "\(problems)") }
  }

  @Test func `links of an article have the titles of articles`() throws {
    let page = "Sources/BottomBounce/BottomBounce.docc/Text.md"
    #expect(try Self.problems(in: "[Forms](Forms.md)", at: page) == [])
    #expect(try Self.problems(in: "[fields](Forms.md)", at: page).count == 1)
  }

  @Test func `articles show at most sixteen small pictures, and all of them`() throws {
    let catalog = "Sources/BottomBounce/BottomBounce.docc"
    let pictures = try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: catalog + "/Resources").path)
    #expect(pictures.count <= 16)
    let size = try pictures.reduce(0) { size, name in
      let url = Repository.root.appending(path: "\(catalog)/Resources/\(name)")
      return try size + Data(contentsOf: url).count
    }
    #expect(size < 1_200_000)
    let articles = try Self.pages().filter { $0.hasPrefix(catalog) }.map(Repository.text).joined()
    #expect(pictures.allSatisfy { articles.contains("(Resources/\($0))") })
  }
}
