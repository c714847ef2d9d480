import Foundation
import Testing

/// Lines that users write first and that do not compile.
///
/// Each is compiled alone. A line that compiles fails the test: move it to the snippets of the
/// documentation.
/// The compiler causes the failures, so the API has to change (breaking changes are still
/// possible).
@Suite struct KnownFailureTests {
  private static let lines = [
    "sheet.show(.date(Date(), maximum: .now) { $0.locale = Locale(identifier: \"zh\") }, in: view) { _ in }",
    "sheet.show(.text(\"x\") { $0.limit = 40 }, in: view) { _ in }",
    "sheet.show(.text(\"x\") { $0.rules = [.custom { $0 == \"a\" ? \"No\" : nil }] }, in: view) { _ in }",
    "sheet.show(.text(\"x\") { $0.suggestions = .matching { t in [t] } }, in: view) { _ in }",
    "sheet.show(.text(\"x\") { $0.limit = 40 }.orNone(), in: view) { _ in }",
    "_ = try await sheet.outcome(of: .text(\"x\") { $0.limit = 40 }, in: view)",
  ]

  private func compile(_ line: String) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Line.swift")
    let source = """
      import BottomBounce
      import Foundation
      import UIKit

      @MainActor func show(_ sheet: BottomBounceView, in view: UIView) async throws {
        \(line)
      }
      """
    try Data(source.utf8).write(to: file)
    let flags = try Toolchain.flags()
    try Toolchain.run("swiftc", ["-typecheck", "-swift-version", "6", file.path()] + flags)
  }

  @Test(arguments: lines)
  func `the line does not compile yet`(line: String) {
    withKnownIssue { try compile(line) }
  }

  @Test func `a line without a configure closure compiles`() throws {
    try compile("sheet.show(.text(\"x\", limit: 40), in: view) { _ in }")
  }
}
