import TestHost
import Testing

/// Bad values, and closures that use the sheet again: for contents, alone and in a form, and for
/// forms and the sheet.
@MainActor @Suite(.ownDevice) struct BadInputTests {
  nonisolated private static let contents =
    BadInput.texts + BadInput.numbers + BadInput.dates + BadInput.options + BadInput.bodies
  nonisolated private static let others = BadInput.forms + BadInput.sheets

  nonisolated private static func names(_ inputs: [BadInput]) -> [String] {
    Set(inputs.map(\.name)).sorted()
  }

  @Test(arguments: names(contents), [false, true])
  func `bad input of a content never crashes, hangs, or loses an outcome`(
    name: String, isInForm: Bool
  ) async throws {
    try await run(name, Self.contents, isInForm: isInForm)
  }

  @Test(arguments: names(others))
  func `bad input of a sheet never crashes, hangs, or loses an outcome`(name: String) async throws {
    try await run(name, Self.others, isInForm: false)
  }

  private func run(_ name: String, _ inputs: [BadInput], isInForm: Bool) async throws {
    let bench = BadInputHost(isInForm: isInForm)
    for input in inputs where input.name == name {
      try await input.run(bench)
      await bench.end(of: input)
    }
  }
}
