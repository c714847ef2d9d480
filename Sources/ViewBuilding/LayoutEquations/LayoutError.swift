public import UIKit

/// Why a text of equations was refused: everything that is wrong with it, in the order of its lines.
///
/// When it is thrown nothing of the text has been applied.
public struct LayoutError: LocalizedError, Sendable, CustomStringConvertible {
  /// What is wrong; at least one.
  public let diagnostics: [Diagnostic]
  /// Where the equations were applied, such as `App/ProfileView.swift:42`.
  public let caller: String

  init(diagnostics: [Diagnostic], caller: String) {
    self.diagnostics = diagnostics
    self.caller = caller
  }

  /// The same as the description.
  public var errorDescription: String? { description }

  /// The caller and all problems, as a compiler would list them.
  public var description: String {
    let count = diagnostics.count == 1 ? "A problem" : "\(diagnostics.count) problems"
    return "\(count) in the equations at \(caller)\n"
      + diagnostics.map(\.description).joined(separator: "\n")
  }
}
