import Foundation
import TestHost

/// The compiler that built the tests, and its options for reading the modules of the build.
enum Toolchain {
  /// A command that failed, with its output.
  struct Failure: Error {
    var command: String
    var output: String
  }

  /// Runs a command and returns its output.
  ///
  /// - Throws: A ``Failure`` if the command does not succeed.
  @discardableResult
  static func run(_ command: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(command: command, output: text) }
    return text
  }

  /// Returns the options with which the compiler finds the package's modules.
  static func flags() throws -> [String] {
    let map = PackageFolder.url.appending(path: "UIKitForLinux/Sources/CCairo/module.modulemap")
    let build = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let headers = try run("pkg-config", ["--cflags-only-I", "pangocairo"])
    var flags = ["-target", target, "-I", build.appending(path: "Modules").path()]
    let headerFlags = headers.split(whereSeparator: \.isWhitespace).map { String($0) }
    for flag in ["-fmodule-map-file=" + map.path] + headerFlags { flags += ["-Xcc", flag] }
    return flags
  }

  #if arch(arm64)
    private static let target = "aarch64-unknown-linux-gnu"
  #else
    private static let target = "x86_64-unknown-linux-gnu"
  #endif
}
