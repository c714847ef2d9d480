extension Rules {
  /// The modules that the sources can import, in addition to the package's modules.
  static let importable: Set<String> = ["UIKit", "Foundation", "Observation"]

  /// Reports conditional compilation and uses of the Objective-C runtime outside `Platform`
  /// folders.
  static func platformCode(_ files: [SourceText]) -> [Finding] {
    let words = [
      (
        "#if",
        "#if stands outside a Platform folder: move what differs between platforms to Platform/."
      ),
      (
        "@objc",
        "@objc stands outside a Platform folder, and Linux has no Objective-C runtime: use a "
          + "closure or a UIAction."
      ),
      (
        "@objcMembers",
        "@objcMembers stands outside a Platform folder, and Linux has no Objective-C runtime: use "
          + "closures."
      ),
      (
        "#selector",
        "#selector stands outside a Platform folder, and Linux has no Objective-C runtime: use a "
          + "closure or a UIAction."
      ),
    ]
    return files.filter(\.start.isBoundToPublicUIKit).flatMap { file in
      words.flatMap { word, message in file.places(of: word).map { Finding(at: $0, message) } }
    }
  }

  /// Reports conditions with a misspelled module or platform, which are false everywhere.
  static func platformConditions(_ files: [SourceText]) -> [Finding] {
    let known: [Substring: Set<Substring>] = [
      "canImport": ["SwiftUI", "UIKit"], "os": ["Linux", "macOS", "iOS"],
      "targetEnvironment": ["simulator", "macCatalyst"],
    ]
    let condition = /\b(canImport|os|targetEnvironment)\(\s*([\w.]+)/
    return files.flatMap { file in
      (file.places(of: "#if") + file.places(of: "#elseif")).flatMap { place in
        file.codeLines[place.line - 1].matches(of: condition)
          .filter { known[$0.1]?.contains($0.2) != true }
          .map { match in
            Finding(
              at: place,
              "\(match.1)(\(match.2)) is a condition that the package doesn't have: correct its name, "
                + "or add it to the audit.")
          }
      }
    }
  }

  /// Reports imports of modules other than UIKit, Foundation, Observation, and the package's
  /// modules.
  static func imports(_ files: [SourceText]) -> [Finding] {
    let own = files.compactMap { file -> String? in
      let parts = file.file.split(separator: "/")
      return parts.count > 2 && parts[0] == "Sources" ? String(parts[1]) : nil
    }
    let allowed = importable.union(own)
    return files.filter(\.start.isBoundToPublicUIKit).flatMap { file in
      file.places(of: "import").compactMap { place -> Finding? in
        guard let module = file.importedModule(at: place), !allowed.contains(module) else {
          return nil
        }
        return Finding(
          at: place,
          "\(module) is imported outside a Platform folder: import UIKit, Foundation, "
            + "Observation or a module of the package.")
      }
    }
  }
}

extension SourceText {
  /// Returns the module in an `import` at a location, or `nil` if the word isn't an import.
  func importedModule(at place: SourceLocation) -> String? {
    let line = codeLines[place.line - 1]
    let words = line.split { $0 == " " || $0 == "." }
    guard let index = words.firstIndex(of: "import"), index + 1 < words.count else { return nil }
    let kinds: Set<Substring> = [
      "class", "struct", "enum", "protocol", "typealias", "func", "let", "var", "actor",
    ]
    let next = words[index + 1]
    guard kinds.contains(next) else { return String(next) }
    return index + 2 < words.count ? String(words[index + 2]) : nil
  }
}
