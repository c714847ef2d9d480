import Foundation
import Testing

/// The tested program while it runs.
final class WindowProgram {
  /// The maximum duration of a test in seconds, after which the process is ended.
  private static let patience = 90

  private let process = Process()
  private var lines: AsyncStream<String>.Iterator
  private let errors = Pipe()
  private let watchdog: DispatchWorkItem

  /// Starts the program with or without a display.
  ///
  /// - Parameter data: The folder for persistent data, or `nil` for a new one.
  init(
    on display: Display?, data: URL? = nil,
    _ arguments: [String] = ["--report", "--scale", "1"]
  ) throws {
    let data =
      data ?? FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    let output = Pipe()
    lines = Self.lines(of: output.fileHandleForReading).makeAsyncIterator()
    process.executableURL = Self.folder.appendingPathComponent("ProfileWindow")
    process.arguments = arguments
    process.environment = ["LANG": "C", "TZ": "UTC", "XDG_DATA_HOME": data.path]
    process.environment?["DISPLAY"] = display?.name
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let identifier = process.processIdentifier
    watchdog = DispatchWorkItem { kill(identifier, SIGKILL) }
    DispatchQueue.global().asyncAfter(
      deadline: .now() + .seconds(Self.patience), execute: watchdog)
  }

  deinit {
    watchdog.cancel()
    if process.isRunning { process.terminate() }
  }

  /// Waits until the screen is at rest and shows a view with an identifier and, optionally, a
  /// value.
  func view(_ identifier: String, value: String? = nil) async throws -> ReportedView {
    var found: ReportedView?
    while let line = await lines.next() {
      if let view = ReportedView(line), view.identifier == identifier {
        found = view
      } else if line == "at rest" {
        if let found, value == nil || found.value == value { return found }
        found = nil
      }
    }
    throw WindowProgramProblem.ended(before: identifier, errors: errorText)
  }

  /// Sends the process a signal.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Waits for the end of the process, and returns its exit status.
  func status() async -> Int32 {
    while await lines.next() != nil {}
    process.waitUntilExit()
    watchdog.cancel()
    return process.terminationStatus
  }

  /// The program's standard error output, after its end.
  var errorText: String {
    String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }

  /// Ends the process, and returns how often its loop turned per second since the screen last came
  /// to rest.
  func turnsPerSecond() async throws -> Double {
    send(SIGTERM)
    while let line = await lines.next() {
      guard let match = line.firstMatch(of: /^(\d+) turns in ([\d.]+) seconds$/) else { continue }
      return try #require(Double(match.1)) / #require(Double(match.2))
    }
    throw WindowProgramProblem.ended(before: "turns", errors: errorText)
  }

  /// The folder of the package's products, next to the tests.
  private static var folder: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Returns the lines of a pipe as they arrive.
  ///
  /// A thread reads them, because they wake nothing else.
  private static func lines(of file: FileHandle) -> AsyncStream<String> {
    let copy = dup(file.fileDescriptor)
    return AsyncStream { continuation in
      Thread.detachNewThread {
        let stream = fdopen(copy, "r")
        var line: UnsafeMutablePointer<CChar>?
        var capacity = 0
        while let stream, getline(&line, &capacity, stream) > 0, let line {
          continuation.yield(String(cString: line).trimmingCharacters(in: .newlines))
        }
        free(line)
        if let stream { fclose(stream) }
        continuation.finish()
      }
    }
  }
}

/// A line of output in which the program describes a view on its screen.
struct ReportedView: Equatable {
  var identifier: String
  /// The frame on the screen, in points.
  var frame: CGRect
  var value: String

  /// Parses `EditProfile.introduction 16 171 361 44 “Not set”`, or returns `nil` for any other
  /// line.
  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 5)
    let numbers = parts.dropFirst().prefix(4).compactMap { Double($0) }
    guard parts.count == 6, numbers.count == 4, parts[5].hasPrefix("“"), parts[5].hasSuffix("”")
    else { return nil }
    identifier = String(parts[0])
    frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    value = String(parts[5].dropFirst().dropLast())
  }
}

/// The reason for which a test can't continue.
enum WindowProgramProblem: Error, CustomStringConvertible {
  case ended(before: String, errors: String)

  var description: String {
    switch self {
    case .ended(let identifier, let errors):
      "The program ended, or was ended for taking too long, before it showed “\(identifier)”. \(errors)"
    }
  }
}
