/// The error of the window program.
enum WindowProblem: Error, CustomStringConvertible {
  case noDisplay
  case displayRefused(name: String, reason: String)
  case noWindow(reason: String)
  case unknownOption(String)
  case wrongScale(String)

  var description: String {
    switch self {
    case .noDisplay:
      """
      There is no display to open a window on, because neither DISPLAY nor WAYLAND_DISPLAY is set; \
      `make demo` without WINDOW=1 writes pictures instead.
      """
    case .displayRefused(let name, let reason):
      """
      The display “\(name)” cannot be used (SDL says “\(reason)”): see whether it is running, and \
      whether you may use it.
      """
    case .noWindow(let reason):
      "The window cannot be opened, because SDL says “\(reason)”."
    case .unknownOption(let option):
      "There is no option “\(option)”; there are --report, --catalog, and --scale with pixels a point."
    case .wrongScale(let scale):
      "“\(scale)” is no scale; give the pixels a point, from 0.5 to 3."
    }
  }
}
