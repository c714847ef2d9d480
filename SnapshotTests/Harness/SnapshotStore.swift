import Foundation
import UIKit

/// The files of snapshots: references in the repository, results of a run under `build/snapshots`.
struct SnapshotStore {
  let references: URL
  let results: URL

  /// The folders of this package.
  static let standard: SnapshotStore = {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
    return SnapshotStore(
      references: tests.appendingPathComponent("References"),
      results: tests.deletingLastPathComponent().appendingPathComponent("build/snapshots"))
  }()

  /// A Boolean value that indicates whether this run records references, as with `make snapshots`.
  static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SNAPSHOT_RECORD"] == "1"
  }

  // MARK: References

  func referencePicture(_ name: String) -> URL {
    references.appendingPathComponent("\(name).webp")
  }

  func referenceTree(_ name: String) -> URL {
    references.appendingPathComponent("\(name).txt")
  }

  /// Returns the reference, or `nil` if a file is missing or can't be read.
  func reference(_ name: String) -> Snapshot? {
    guard let data = try? Data(contentsOf: referencePicture(name)),
      let picture = try? LosslessPicture.decode(data),
      let tree = try? String(contentsOf: referenceTree(name), encoding: .utf8)
    else { return nil }
    return Snapshot(picture: picture, tree: tree)
  }

  func record(_ snapshot: Snapshot, named name: String) throws {
    try FileManager.default.createDirectory(at: references, withIntermediateDirectories: true)
    try LosslessPicture.encode(snapshot.picture).write(to: referencePicture(name))
    try Data(snapshot.tree.utf8).write(to: referenceTree(name))
    try Data((CanvasText.stackVersions + "\n").utf8).write(to: stackFile)
  }

  /// Returns the names of reference files that belong to none of the given scenes.
  func unownedFiles(owners: some Sequence<String>) throws -> [String] {
    let owned = Set(owners.flatMap { ["\($0).webp", "\($0).txt"] }).union([Self.stackFileName])
    return try FileManager.default.contentsOfDirectory(atPath: references.path)
      .filter { !owned.contains($0) && !$0.hasPrefix(".") }.sorted()
  }

  /// The sizes of all reference pictures, in bytes.
  func pictureSizes() throws -> [Int] {
    try FileManager.default.contentsOfDirectory(
      at: references, includingPropertiesForKeys: [.fileSizeKey]
    )
    .filter { $0.pathExtension == "webp" }
    .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
  }

  // MARK: The text stack

  private static let stackFileName = "text-stack.txt"
  private var stackFile: URL { references.appendingPathComponent(Self.stackFileName) }

  /// The versions of libraries and fonts with which the references were recorded.
  var recordedStack: String? {
    (try? String(contentsOf: stackFile, encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  // MARK: Results

  /// Writes a picture or a text of a run, and returns its path.
  @discardableResult
  func write(_ data: Data, _ file: String, of name: String) throws -> String {
    let folder = results.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appendingPathComponent(file)
    try data.write(to: url)
    return url.path
  }
}
