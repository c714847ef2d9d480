/// An error that stops the audit.
enum AuditError: Error, Equatable, CustomStringConvertible {
  case missingLibrary(String)
  case missingFunction(String, library: String)
  case missingIndex(String)
  case unreadableFile(String)
  case unwritableFile(String)
  case badArgument(String)

  var description: String {
    switch self {
    case .missingLibrary(let path):
      "The toolchain's index library cannot be loaded from \(path): install a complete Swift "
        + "toolchain."
    case .missingFunction(let name, let library):
      "\(library) has no function \(name): this toolchain is not one that the audit knows."
    case .missingIndex(let path):
      "There is no index at \(path): run `swift build --build-tests` first."
    case .unreadableFile(let path):
      "\(path) cannot be read: restore it from the repository."
    case .unwritableFile(let path):
      "\(path) cannot be written: make its folder, or name another file."
    case .badArgument(let argument):
      "\(argument) is not an argument of the audit: it takes --root, --index-store, --stubs, "
        + "--public-api, and --filter-graphs, each with a path, --differences, and --quiet."
    }
  }
}
