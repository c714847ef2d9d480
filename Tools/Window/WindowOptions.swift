import Foundation

/// The options of the command line.
struct WindowOptions: Equatable {
  /// A Boolean value that indicates whether the program reports the content of the screen on its
  /// standard output, for scripts and tests.
  var reports = false
  /// A Boolean value that indicates whether the catalog is shown instead of the profile.
  var showsCatalog = false
  /// The number of pixels per point, or `nil` for the largest scale that fits.
  var scale: Double?

  init(_ arguments: [String]) throws(WindowProblem) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--report": reports = true
      case "--catalog": showsCatalog = true
      case "--scale":
        let text = rest.popFirst() ?? ""
        guard let scale = Double(text), (0.5...3).contains(scale) else { throw .wrongScale(text) }
        self.scale = scale
      default: throw .unknownOption(option)
      }
    }
  }
}
