import Foundation

/// A program that measures another solver with the same verbs and prints the same lines.
struct LayoutPeer {
  let path: String
  /// Where the problems are put down for the program to read.
  private let folder: URL
  /// What stands before the verb.
  private let prefix: [String]

  init(path: String, isThisProgram: Bool = false) throws {
    self.path = path
    prefix = isThisProgram ? ["layout"] : []
    folder = FileManager.default.temporaryDirectory.appending(
      path: "BottomBounce-layout-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Takes the problems away.
  func end() {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Runs a verb on a problem; returns the medians in microseconds by kind of work.
  ///
  /// Nothing is returned for what the program does not do or gave up.
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
