import Foundation

/// A program that measures another solver with the same commands and output.
struct LayoutPeer {
  let path: String
  /// The folder of the problem files for the program.
  private let folder: URL
  /// The arguments before the command.
  private let prefix: [String]

  init(path: String, isThisProgram: Bool = false) throws {
    self.path = path
    prefix = isThisProgram ? ["layout"] : []
    folder = FileManager.default.temporaryDirectory.appending(
      path: "BottomBounce-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Removes the problem files.
  func end() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a command on a problem, and returns the medians in microseconds by kind of work.
  ///
  /// Unsupported work and timeouts are missing in the result.
  func measure(_ verb: String, _ problem: LayoutProblem, _ arguments: [String] = []) throws
    -> [String: Double]
  {
    let file = folder.appending(path: problem.name + ".txt")
    try Data(problem.text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = prefix + [verb, file.path] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    var medians: [String: Double] = [:]
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let columns = line.split(separator: "\t")
      if columns.count > 2, let median = Double(columns[2]) { medians[String(columns[1])] = median }
    }
    return medians
  }
}
