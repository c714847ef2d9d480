import SeededRandom

/// Random edits of a text sheet, with marked text, pastes, corrections, dictation, curly quotes, and
/// undo.
struct TextFuzz: FuzzTarget {
  let name = "text"

  func problem(seed: UInt64) async -> String? {
    var random = SplitMix64(seed: seed)
    guard var editor = TextEditor(&random) else { return "no text field" }
    var actions: [String] = []
    for _ in 0..<random.index(14) {
      actions.append(editor.act(&random))
      if let problem = editor.problem { return "\(problem), after \(editor): \(actions)" }
    }
    let problem = await editor.problemOfOutcome()
    return problem.map { "\($0), after \(editor): \(actions)" }
  }
}
