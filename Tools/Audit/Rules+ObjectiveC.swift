extension Rules {
  /// Reports types that adopt an Objective-C protocol without inheriting from `NSObject`, and
  /// generic classes that adopt one in an extension.
  static func objectiveCProtocols(
    _ conformances: [Conformance], _ table: SymbolTable
  ) -> [Finding] {
    conformances.compactMap { conformance in
      guard let name = conformance.protocols.first(where: table.isObjectiveC) else { return nil }
      let problem: String
      if let superclasses = conformance.superclasses {
        let isObject = superclasses.contains {
          $0 == "NSObject" || table.inherits($0, from: "NSObject")
        }
        if !isObject {
          problem = "does not inherit from NSObject: let it inherit from NSObject."
        } else if conformance.isGeneric, conformance.isInExtension {
          problem =
            "is generic and adopts it in an extension: adopt it in the class or in a subclass that "
            + "is not generic."
        } else {
          return nil
        }
      } else {
        problem = "is not a class: use a class that inherits from NSObject."
      }
      return Finding(
        at: conformance.location,
        "\(name) is a protocol of Objective-C, but \(conformance.type) \(problem)")
    }
  }

  /// Reports uses of declarations in a UIKit submodule in files that don't import the submodule.
  static func submodules(
    _ uses: [SymbolUse], _ table: SymbolTable, in files: [SourceText]
  ) -> [Finding] {
    let files = Dictionary(files.map { ($0.file, $0) }) { first, _ in first }
    return uses.compactMap { use in
      guard let entry = table.entries(for: use.symbol).first, let file = files[use.location.file],
        let module = use.kind == .write ? entry.submoduleForWriting : entry.submodule,
        file.places(of: "import \(module)").isEmpty
      else { return nil }
      let verb = use.kind == .write ? "writable" : "declared"
      return Finding(
        at: use.location,
        "\(entry.symbol) is \(verb) only with the module \(module) on iOS: import it in this file "
          + "inside `#if !os(Linux)`.")
    }
  }
}
