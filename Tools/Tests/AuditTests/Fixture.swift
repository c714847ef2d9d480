import Foundation

@testable import Audit

/// A small repository that is compiled against a stand-in for UIKit, and then audited.
struct Fixture {
  /// The root of the repository.
  let root: URL

  private let build: URL

  /// - Parameter isCopied: A Boolean value that indicates whether the repository is copied first,
  ///   so that a test can change it.
  init(_ name: String, isCopied: Bool = false) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    build = folder.appending(path: "build").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    let original = Self.folder.appending(path: name)
    root = isCopied ? folder.appending(path: name) : original
    if isCopied { try FileManager.default.copyItem(at: original, to: root) }
  }

  /// Compiles and audits the repository.
  func report() throws -> Report {
    let stub = Self.folder.appending(path: "UIKit/UIKit.swift").path
    try compile(
      ["-module-name", "UIKit", "-emit-module", "-index-store-path", index, "-c", stub])
    let files = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let sources = (files ?? []).filter { $0.hasSuffix(".swift") }.map { root.path + "/" + $0 }
    try compile(
      [
        "-module-name", "App", "-I", build.path, "-index-store-path", index,
        "-index-ignore-system-modules", "-c",
      ] + sources)
    return try audit()
  }

  /// Audits the repository without compiling it again.
  func audit() throws -> Report {
    try Audit.report(for: Arguments(["--root", root.path, "--index-store", index]))
  }

  private var index: String {
    build.appending(path: "index").path
  }

  private func compile(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-swift-version", "6", "-package-name", "fixture", "-parse-as-library"] + arguments
    process.currentDirectoryURL = build
    let output = Pipe()
    process.standardError = output
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw CompilerFailure(text: String(decoding: text, as: UTF8.self))
    }
  }

  private static let folder =
    (Bundle.module.resourceURL ?? URL(filePath: ".")).appending(path: "Fixtures")
    .resolvingSymlinksInPath()
}

/// The compiler's messages for a fixture that doesn't compile.
struct CompilerFailure: Error {
  var text: String
}
