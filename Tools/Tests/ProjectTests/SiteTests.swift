import Foundation
import Testing

/// The parts of the site that no compiler checks: the gallery and the pictures of articles.
struct SiteTests {
  private static func files(in folder: String, ending suffix: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: folder).path
    ).filter { $0.hasSuffix(suffix) }.sorted()
  }

  @Test func `the gallery has each entry of the catalog, with its code`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "bash", Repository.root.appending(path: "Scripts/gallery.sh").path, folder.path,
    ]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)

    let page = try String(contentsOf: folder.appending(path: "index.html"), encoding: .utf8)
    let articles = page.components(separatedBy: "<article").dropFirst()
    var titles: [String] = []
    for file in try Self.files(in: "Example/Catalog/Entries", ending: ".swift") {
      let code = try Repository.text("Example/Catalog/Entries/\(file)")
      titles += code.matches(of: #/CatalogEntry\(\.\w+, "([^"]+)"/#).map { String($0.1) }
    }
    #expect(titles.count > 60)
    #expect(articles.count == titles.count)
    #expect(articles.first?.contains("<h2>Event</h2>") == true)
    for title in titles {
      let article = articles.first { $0.contains("<h2>\(title)</h2>") }
      let code = article?.firstMatch(of: #/<code>(?s:(.*?))<\/code>/#)?.1 ?? ""
      #expect(code.contains("("), "\(title) has no code.")
      #expect(code.count { $0 == "(" } == code.count { $0 == ")" }, "\(title): \(code)")
      // Code to paste has no short forms of the catalog.
      #expect(!code.contains("stage") && !code.contains(".ask("), "\(title): \(code)")
    }
    // Width and height come from the files.
    #expect(page.contains("secret-en-light-hidden.webp\" width=\"786\" height=\"1704\""))
  }

  @Test func `articles show at most sixteen small pictures, and all of them`() throws {
    let catalog = "Sources/BottomBounce/BottomBounce.docc"
    let pictures = try Self.files(in: catalog + "/Resources", ending: "")
    #expect(pictures.count <= 16)
    #expect(pictures.allSatisfy { $0.hasSuffix("@2x.png") })
    let size = try pictures.reduce(0) { size, name in
      let url = Repository.root.appending(path: "\(catalog)/Resources/\(name)")
      return try size + Data(contentsOf: url).count
    }
    #expect(size < 1_200_000)
    var shown: Set<String> = []
    for article in try Self.files(in: catalog, ending: ".md") {
      let matches = try Repository.text("\(catalog)/\(article)").matches(
        of: #/!\[([^\]]+)\]\(([^)]+)\)/#)
      shown.formUnion(matches.map { String($0.2) + "@2x.png" })
    }
    #expect(shown == Set(pictures))
  }
}
