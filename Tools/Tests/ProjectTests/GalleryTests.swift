import Foundation
import Testing

struct GalleryTests {
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
    let entries = "Example/Catalog/Entries"
    for file in try FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appending(path: entries).path)
    {
      let code = try Repository.text("\(entries)/\(file)")
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
}
