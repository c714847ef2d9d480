/// A location in a file of the repository.
struct SourceLocation: Hashable, Comparable, CustomStringConvertible, Sendable {
  /// The path from the root of the repository.
  var file: String

  /// The line, starting at 1.
  var line: Int

  /// The column, starting at 1.
  var column: Int

  var description: String {
    "\(file):\(line):\(column)"
  }

  static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
