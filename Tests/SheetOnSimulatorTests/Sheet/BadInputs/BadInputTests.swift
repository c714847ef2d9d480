import Testing

/// Bad input for every public parameter of the package.
@MainActor @Suite(.ownDevice) struct BadInputTests {
  nonisolated static let inputs: [BadInput] = Array(
    [
      BadInput.sheets, BadInput.texts, BadInput.dates, BadInput.options, BadInput.bodies,
      BadInput.forms, BadInput.numberContents, BadInput.building,
    ].joined())

  nonisolated static let keys = Set(inputs.map(\.key)).sorted()

  @Test(arguments: keys)
  func `bad input never crashes, hangs, or loses an outcome`(parameter: String) async throws {
    let bench = BadInputHost()
    for input in Self.inputs where input.key == parameter {
      try await input.run(bench)
      await bench.end(of: input)
    }
  }

  @Test(arguments: ["BottomBounce", "ViewBuilding"])
  func `every public parameter is tested with bad input`(module: String) throws {
    let tried = Dictionary(grouping: Self.inputs, by: \.key).mapValues { Set($0.map(\.kind)) }
    let inputs = try PublicInput.all(of: module)
    #expect(inputs.count > 80)
    let missing = inputs.filter { !BadInput.isExempt($0) }.flatMap { input in
      BadInput.kinds(for: input.type).filter { tried[input.key]?.contains($0) != true }
        .map { "\(input.key), a \(input.type), was not tried with \($0)" }
    }
    #expect(missing.sorted() == [])
  }

  @Test func `every row names a public parameter`() throws {
    let public_ = try ["BottomBounce", "ViewBuilding"].flatMap {
      try PublicInput.all(of: $0).map(\.key)
    }
    #expect(Set(Self.inputs.map(\.key)).subtracting(public_) == [])
  }
}
