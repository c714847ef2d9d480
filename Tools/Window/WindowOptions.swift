import Foundation

/// The options of the command line.
struct WindowOptions: Equatable {
  /// Whether the program says on its standard output what is on the screen, for scripts and tests.
  var reports = false
  /// Whether the catalog is shown in the place of the profile.
  var showsCatalog = false
  /// The pixels a point; nil for what fits the display.
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
