extension Rules {
  /// Reports symbols of Apple's that aren't in the table, are too new, or are deprecated.
  ///
  /// Inside `if #available`, the checked version applies.
  static func symbols(
    _ uses: [SymbolUse], _ table: SymbolTable, in files: [SourceText] = []
  ) -> [Finding] {
    let files = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
    return uses.filter { $0.symbol.isUIKit }.flatMap { use -> [Finding] in
      let name = use.symbol
      let entries = table.entries(for: name)
      guard !entries.isEmpty else {
        if use.isPackage { return use.location.isPlatformCode ? [] : [packageOnly(use)] }
        return name.isSynthesized && table.hasType(name.owner) ? [] : [unknown(use)]
      }
      let isNew = entries.contains { $0.introduced > .minimum }
      let checked = isNew ? files[use.location.file]?.checkedVersion(at: use.location) : nil
      let problems = entries.map { problem(with: $0, on: checked ?? .minimum) }
      // Of overloads that differ only in their types, the one with the fewest findings is used.
      guard let problem = problems.first ?? nil, problems.allSatisfy({ $0 != nil }) else {
        return []
      }
      return [Finding(problem.severity, at: use.location, problem.text)]
    }
  }

  private static func unknown(_ use: SymbolUse) -> Finding {
    Finding(
      at: use.location,
      "\(use.symbol) is not in \(SymbolTable.path): compare it with Apple's documentation and add "
        + "its row, or do without it.")
  }

  private static func packageOnly(_ use: SymbolUse) -> Finding {
    Finding(
      at: use.location,
      "\(use.symbol) is the package's own, and Apple's UIKit does not have it: use it in a Platform "
        + "folder only.")
  }

  private static func problem(
    with entry: SymbolTable.Entry, on version: Version
  ) -> (severity: Finding.Severity, text: String)? {
    // A deprecated symbol whose replacement is newer than the minimum version is necessary.
    if let version = entry.deprecated, entry.replaced ?? .minimum <= .minimum {
      return (
        .error,
        "\(entry.symbol) is deprecated since iOS \(version): use what Apple names in its place."
      )
    }
    if entry.introduced > version {
      return (
        .error,
        "\(entry.symbol) came with iOS \(entry.introduced), but the package runs on iOS "
          + "\(version): do without it."
      )
    }
    if !entry.isConfirmed {
      return (
        .warning,
        "\(entry.symbol) has not been found in Apple's documentation: look it up and write its "
          + "source into \(SymbolTable.path)."
      )
    }
    return nil
  }

  /// Reports uses of the application object, which isn't available in app extensions.
  static func sharedApplication(_ uses: [SymbolUse]) -> [Finding] {
    uses.filter {
      $0.symbol.description == "UIApplication.shared" && $0.location.isBoundToPublicUIKit
    }.map {
      Finding(
        at: $0.location,
        "UIApplication.shared is used outside a Platform folder: reach the scene through the view's "
          + "window.")
    }
  }
}

extension SymbolName {
  /// A Boolean value that indicates whether Apple declares the symbol in UIKit, QuartzCore, or Core
  /// Graphics.
  ///
  /// On Linux, these are modules of this package and the geometry types of Foundation. `CGFloat` is
  /// excluded.
  var isUIKit: Bool {
    if module.hasPrefix("UIKit") { return true }
    let type = owner.isEmpty ? name : owner
    return module.hasPrefix("Foundation") && type.hasPrefix("CG") && type != "CGFloat"
  }

  /// A Boolean value that indicates whether the compiler or a protocol of the standard library
  /// provides the member.
  var isSynthesized: Bool {
    let names = [
      "init(rawValue:)", "rawValue", "==(_:_:)", "!=(_:_:)", "hash(into:)", "hashValue",
      "init(arrayLiteral:)", "init(from:)", "encode(to:)",
    ]
    return names.contains(name)
  }
}

extension SourceLocation {
  /// A Boolean value that indicates whether the file must use only public UIKit, as the shipped
  /// sources outside folders named `Platform` must.
  var isBoundToPublicUIKit: Bool {
    file.hasPrefix("Sources/") && !isPlatformCode
  }

  /// A Boolean value that indicates whether the file is in a folder for code that differs between
  /// platforms.
  ///
  /// For the tests, this is `TestHost`.
  var isPlatformCode: Bool {
    let folders = file.split(separator: "/").dropLast()
    return folders.contains("Platform") || folders.starts(with: ["Tests", "TestHost"])
  }
}
