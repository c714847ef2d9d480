import BottomBounce

/// Options that change, and sometimes can't be loaded.
@MainActor final class MonkeyServer {
  private var loads = 0

  /// Loads the options for several sheets.
  private(set) lazy var loader = OptionSource.loading { [weak self] in
    try await self?.options() ?? []
  }

  /// Returns a number of options whose values are their rows, or fails every third time.
  func options() async throws -> [SheetOption<Int>] {
    loads += 1
    let load = loads
    for _ in 0..<load % 4 { await Task.yield() }
    if load.isMultiple(of: 3) { throw ValueSheet.Refusal() }
    return (0..<(load.isMultiple(of: 2) ? 4 : 6)).map { SheetOption($0, title: "Option \($0)") }
  }
}
