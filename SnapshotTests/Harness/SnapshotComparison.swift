import UIKit

/// Compares a snapshot with its reference.
struct SnapshotComparison {
  /// The difference between the pictures, if there is one.
  let pictureProblem: String?
  /// The first line of the accessibility tree that differs from the reference.
  let treeProblem: String?

  var isMatch: Bool { pictureProblem == nil && treeProblem == nil }

  init(_ actual: Snapshot, reference: Snapshot, precision: Precision) {
    pictureProblem = PictureComparison.problem(
      actual.picture, reference.picture, precision)
    treeProblem = Self.treeProblem(actual.tree, reference.tree)
  }

  private static func treeProblem(_ actual: String, _ reference: String) -> String? {
    guard actual != reference else { return nil }
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let old = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(new, old).prefix { $0 == $1 }.count
    func text(_ lines: [Substring]) -> String {
      line < lines.count && !lines[line].isEmpty ? "“\(lines[line])”" : "nothing"
    }
    return "line \(line + 1) of the accessibility tree is \(text(new)) instead of \(text(old))"
  }
}
