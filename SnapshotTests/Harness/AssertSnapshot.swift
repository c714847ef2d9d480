import Foundation
import Testing
import UIKit
import UIKitSimulator

/// Compares the screen and the accessibility text of a device with the references of a name.
///
/// With the recorded versions of libraries and fonts, every pixel must be equal. With others, the
/// picture must look the same, and a warning is logged. The accessibility tree is always compared
/// exactly. While recording (`make snapshots`), the reference is written instead.
@MainActor func assertSnapshot(
  of device: Simulator, named name: String, in store: SnapshotStore = .standard,
  isRecording: Bool = SnapshotStore.isRecording,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let actual = try #require(
    Snapshot(of: device), "The screen of “\(name)” cannot be drawn.", sourceLocation: sourceLocation
  )
  if isRecording { return try store.record(actual, named: name) }
  if let failure = try snapshotFailure(actual, named: name, in: store) {
    Issue.record(Comment(rawValue: failure), sourceLocation: sourceLocation)
    Attachment.record(
      UIImage(cgImage: actual.picture), named: name, sourceLocation: sourceLocation)
  } else if store.precision == .perceptual {
    Issue.record(
      Comment(rawValue: store.stackWarning), severity: .warning, sourceLocation: sourceLocation)
  }
}

/// Returns the messages of a failing comparison, after writing the pictures that they refer to.
@MainActor func snapshotFailure(
  _ actual: Snapshot, named name: String, in store: SnapshotStore
) throws -> String? {
  guard let reference = store.reference(name) else {
    let picture = try store.write(actual.picture.pngData(), "actual.png", of: name)
    try store.write(Data(actual.tree.utf8), "actual.txt", of: name)
    return """
      “\(name)” has no reference.
      The screen is in \(picture), what it reads out beside it.
      If both are right, record them with `make snapshots` and commit
      \(store.referencePicture(name).path) and its .txt.
      """
  }
  let comparison = SnapshotComparison(actual, reference: reference, precision: store.precision)
  guard !comparison.isMatch else { return nil }

  var lines: [String] = []
  if let problem = comparison.pictureProblem { lines.append("“\(name)” \(problem).") }
  if let problem = comparison.treeProblem { lines.append("“\(name)”: \(problem).") }
  let difference = try DifferencePicture.make(actual.picture, reference.picture)
  let paths = [
    "reference": try store.write(reference.picture.pngData(), "reference.png", of: name),
    "actual": try store.write(actual.picture.pngData(), "actual.png", of: name),
    "difference": try store.write(difference.pngData(), "difference.png", of: name),
  ]
  try store.write(Data(reference.tree.utf8), "reference.txt", of: name)
  try store.write(Data(actual.tree.utf8), "actual.txt", of: name)
  for (role, path) in paths.sorted(by: { $0.key < $1.key }) { lines.append("\(role): \(path)") }
  lines.append("If the change is meant, record it with `make snapshots` and look at every picture.")
  return lines.joined(separator: "\n")
}

extension SnapshotStore {
  /// Exact on the text stack of the references, tolerant on any other.
  var precision: Precision {
    recordedStack == CanvasText.stackVersions ? .exact : .perceptual
  }

  var stackWarning: String {
    """
    The pictures were compared by looks only: the text stack is not the recorded one.
    recorded:
    \(recordedStack ?? "nothing")
    here:
    \(CanvasText.stackVersions)
    """
  }
}
