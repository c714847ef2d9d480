import Foundation

/// A virtual display with a mouse and a keyboard, which the test controls.
final class Display {
  /// The name in the environment, such as `:1`.
  let name: String
  private let server = Process()

  /// A Boolean value that indicates whether the required programs are installed.
  ///
  /// `make test` installs them.
  static let isAvailable = path(of: "Xvfb") != nil && path(of: "xdotool") != nil

  /// Starts a display.
  ///
  /// Returns when it accepts connections.
  init() throws {
    guard let path = Self.path(of: "Xvfb") else { throw DisplayProblem.notInstalled }
    let pipe = Pipe()
    server.executableURL = URL(fileURLWithPath: path)
    // The server chooses a free number, and ends when the last window closes.
    server.arguments = ["-displayfd", "1", "-terminate", "-screen", "0", "1280x1000x24"]
    server.standardOutput = pipe
    server.standardError = FileHandle.nullDevice
    try server.run()
    let number = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
    guard let number = Int(number.trimmingCharacters(in: .whitespacesAndNewlines)) else {
      throw DisplayProblem.notStarted
    }
    name = ":\(number)"
  }

  deinit {
    if server.isRunning { server.terminate() }
  }

  /// Moves the mouse or presses keys with xdotool, and returns its output.
  @discardableResult func xdotool(_ arguments: String...) throws -> String {
    guard let path = Self.path(of: "xdotool") else { throw DisplayProblem.notInstalled }
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = ["DISPLAY": name]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static func path(of tool: String) -> String? {
    ["/usr/bin", "/usr/local/bin", "/opt/X11/bin"].map { "\($0)/\(tool)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// The reason for which there is no display.
enum DisplayProblem: Error {
  case notInstalled
  case notStarted
  case noXlib
}
