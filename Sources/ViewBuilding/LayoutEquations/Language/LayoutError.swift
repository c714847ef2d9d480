public import Foundation

/// An error that describes everything wrong with a text of equations, in the order of the lines.
///
/// When a method throws it, none of the equations were applied.
public struct LayoutError: LocalizedError, Sendable, CustomStringConvertible {
  /// The problems in the text. There is at least one.
  public let diagnostics: [Diagnostic]
  /// The location of the call in the source code, such as `App/ProfileView.swift:42`.
  public let caller: String

  init(diagnostics: [Diagnostic], caller: String) {
    self.diagnostics = diagnostics
    self.caller = caller
  }

  /// The description of the error.
  public var errorDescription: String? { description }

  /// The location of the call and all problems, in the format of compiler output.
  public var description: String {
    let count = diagnostics.count == 1 ? "1 problem" : "\(diagnostics.count) problems"
    return "\(count) in the equations at \(caller)\n"
      + diagnostics.map(\.description).joined(separator: "\n")
  }
}
