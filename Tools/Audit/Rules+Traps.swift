extension Rules {
  /// Reports notification observers without a queue, which run on the posting thread.
  static func nilQueues(_ uses: [SymbolUse], in files: [SourceText]) -> [Finding] {
    let files = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
    return uses.compactMap { use in
      guard use.symbol.name == "addObserver(forName:object:queue:using:)",
        let arguments = files[use.location.file]?.contents(of: "(", after: use.location),
        Parameters(arguments).values["queue"] == "nil"
      else { return nil }
      return Finding(
        at: use.location,
        "The observer's queue is nil, so its closure runs on whichever thread posts: use Notice, or "
          + "pass a queue.",
        subject: Exceptions.Subject(rule: .nilQueue, name: use.location.file))
    }
  }

  /// Reports reads of a view's constraints, which include the system's constraints on iOS.
  static func readConstraints(_ uses: [SymbolUse]) -> [Finding] {
    uses.filter { $0.symbol.description == "UIView.constraints" }.map { use in
      Finding(
        at: use.location,
        "UIView.constraints also lists the system's own constraints on iOS: keep the constraints that "
          + "you make.",
        subject: Exceptions.Subject(rule: .constraints, name: use.location.file))
    }
  }
}
