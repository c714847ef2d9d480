import Foundation
import TestHost
import Testing

/// Checks that the sources contain none of the calls that the package promises to avoid.
@Suite struct SourceRulesTests {
  private static let folder = PackageFolder.url.appending(path: "Sources")

  private static let sources: [URL] = {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
  }()

  @Test(arguments: [
    "fatalError(", "preconditionFailure(", "try!", "as!", "UIApplication.shared", "UIWindow(",
    "NSClassFromString", "value(forKey", "perform(NSSelectorFromString",
  ])
  func `the sources do not contain this word`(word: String) throws {
    #expect(Self.sources.count > 100)
    for file in Self.sources {
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }
      #expect(!code.contains { $0.contains(word) }, "\(file.lastPathComponent)")
    }
  }

  @Test(arguments: ["BottomBounceTests", "ViewBuildingTests", "TestHost"])
  func `what both platforms share needs no other process`(folder: String) throws {
    let tests = PackageFolder.url.appending(path: "Tests").appending(path: folder)
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      count += 1
      let code = try String(contentsOf: file, encoding: .utf8)
        .replacing(/(?s)\n *#if os\(Linux\).*?\n *#(?:else|endif)/, with: "")
      // This test names them.
      if file.lastPathComponent == "SourceRulesTests.swift" { continue }
      #expect(!code.contains(/\bProcess\(|processExitsWith:/), "\(file.lastPathComponent)")
    }
    #expect(count > 1)
  }

  @Test func `built-in content types use only the public interface to the sheet`() throws {
    for file in Self.sources {
      let code = try String(contentsOf: file, encoding: .utf8)
      let name = file.lastPathComponent
      #expect(
        !code.contains(/extension (SheetBody|SheetContext)\b/.wordBoundaryKind(.simple)), "\(name)")
      // A member that is neither public nor private would be available only to built-in content
      // types.
      guard ["SheetBody.swift", "SheetContext.swift"].contains(name) else { continue }
      let member = #/  (?:@\w+ )*(?:package |internal )?(?:var|let|func|init|static|mutating)\b/#
      let members = code.split(separator: "\n").filter { $0.prefixMatch(of: member) != nil }
      #expect(members == [], "\(name)")
    }
    #expect(Self.sources.contains { $0.lastPathComponent == "SheetContext.swift" })
  }
}
