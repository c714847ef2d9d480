extension Rules {
  /// Reports symbols of the standard library or Foundation that are newer than iOS 17 and used
  /// without an availability check.
  static func newerSymbols(
    _ uses: [SymbolUse], _ newer: NewerFeatures, in files: [SourceText] = []
  ) -> [Finding] {
    let files = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
    let symbols = Set(uses.map(\.symbol)).filter { !$0.isUIKit }
    let features = symbols.reduce(into: [:]) { $0[$1] = newer.feature(for: $1) }
    return uses.compactMap { use in
      guard let feature = features[use.symbol] else { return nil }
      let checked = files[use.location.file]?.checkedVersion(at: use.location)
      if let checked, let introduced = feature.introduced, checked >= introduced { return nil }
      return finding(use.symbol.description, feature, at: use.location)
    }
  }

  /// Reports language features that need a newer runtime than that of iOS 17.
  static func newerSyntax(_ files: [SourceText], _ newer: NewerFeatures) -> [Finding] {
    newer.features.filter(\.isSyntax).flatMap { feature in
      files.flatMap { file in
        file.places(of: feature.name).map { finding(feature.name, feature, at: $0) }
      }
    }
  }

  private static func finding(
    _ name: String, _ feature: NewerFeatures.Feature, at location: SourceLocation
  ) -> Finding {
    let problem =
      feature.introduced.map {
        "needs iOS \($0), but the package runs on iOS \(Version.minimum)"
      } ?? "does not exist on iOS"
    return Finding(at: location, "\(name) \(problem): \(feature.advice).")
  }
}
