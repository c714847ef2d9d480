import Foundation

/// The arguments of the audit.
struct Arguments {
  /// The root of the repository.
  ///
  /// The default is the current folder.
  var root: URL

  /// The folder of the index.
  ///
  /// The default belongs to the debug build.
  var indexStore: String

  /// The folder for stubs of UIKit, or `nil` for an audit.
  var stubFolder: String?

  /// The folder of symbol graphs whose declarations are printed instead of an audit; `nil` for an
  /// audit.
  var graphFolder: String?

  /// The folder of symbol graphs that are filtered for the documentation instead of an audit; `nil`
  /// for an audit.
  var filteredFolder: String?

  /// A Boolean value that indicates whether the list of differences from Apple's UIKit is written
  /// instead of an audit.
  var writesDifferences = false

  /// A Boolean value that indicates whether the list of symbols is omitted.
  var isQuiet = false

  init(_ arguments: [String]) throws(AuditError) {
    var root = "."
    var indexStore: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quiet":
        isQuiet = true
      case "--differences":
        writesDifferences = true
      case "--root":
        guard let path = rest.popFirst() else { throw .badArgument(argument) }
        root = path
      case "--stubs":
        guard let path = rest.popFirst() else { throw .badArgument(argument) }
        stubFolder = path
      case "--public-api":
        guard let path = rest.popFirst() else { throw .badArgument(argument) }
        graphFolder = path
      case "--filter-graphs":
        guard let path = rest.popFirst() else { throw .badArgument(argument) }
        filteredFolder = path
      case "--index-store":
        guard let path = rest.popFirst() else { throw .badArgument(argument) }
        indexStore = path
      default:
        throw .badArgument(argument)
      }
    }
    self.root = URL(filePath: root).resolvingSymlinksInPath().standardizedFileURL
    self.indexStore =
      indexStore ?? self.root.appending(path: ".build/debug/index/store").path
  }
}
