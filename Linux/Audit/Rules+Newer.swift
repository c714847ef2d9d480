extension Rules {
  /// No symbol of the standard library or of Foundation is newer than iOS 17's.
  static func newerSymbols(_ uses: [SymbolUse], _ newer: NewerFeatures) -> [Finding] {
    uses.compactMap { use in
      guard !use.symbol.isUIKit, let feature = newer.feature(for: use.symbol) else { return nil }
      return finding(use.symbol.description, feature, at: use.location)
    }
  }

  /// No part of the language needs a runtime newer than iOS 17's.
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
    Finding(
      at: location,
      "\(name) needs iOS \(feature.introduced), but the package runs on iOS \(Version.minimum): "
        + "\(feature.advice).")
  }
}
