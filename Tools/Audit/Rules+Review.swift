import Foundation

extension Rules {
  /// Reports what the review of the App Store refuses, or what reaches others, in `Sources/`:
  /// private classes and keys by name, reads of the pasteboard, APIs that need a reason, and values
  /// in logs and crash reports.
  ///
  /// It also reports what only a newer compiler or UIKit accepts: `::`, and actions with three
  /// parameters.
  static func review(_ files: [SourceText]) -> [Finding] {
    let byName = "finds a declaration by its name, which may be private: use the declaration."
    let log = "writes to a log, which may get a value of the user: log a SheetWarning."
    let reason = "needs a reason in PrivacyInfo.xcprivacy: do without it."
    let inExtension = "isn't there in an app extension: use the view's window and scene."
    let words = [
      "NSClassFromString": byName, "NSStringFromClass": byName, "NSSelectorFromString": byName,
      "Selector": byName, "setValue": byName, "value(forKey": byName,
      "UIPasteboard": "shows the user that the app reads the pasteboard: let text inputs paste.",
      "::": "needs Swift 6.3, and the package accepts Swift 6.2: write a period.",
      "NSLog": log, "os_log": log, "Logger": log, "logger": log, "debugPrint": log, "dump": log,
      "FileHandle": log, "fputs": log, "systemUptime": reason, "mach_absolute_time": reason,
      "UserDefaults": reason, "activeInputModes": reason, "UIApplication.shared": inExtension,
      "DispatchQueue.global": "leaves the main actor, where UIKit crashes: use a task.",
    ]
    var findings: [Finding] = []
    for file in files where file.file.hasPrefix("Sources/") {
      for (word, reason) in words {
        for place in file.places(of: word) where isMeant(word, at: place, in: file) {
          findings.append(Finding(at: place, "\(word) \(reason)"))
        }
      }
      findings += privateNames(in: file) + longActions(in: file) + crashReports(in: file)
    }
    return findings
  }

  private static func isMeant(
    _ word: String, at place: SourceLocation, in file: SourceText
  ) -> Bool {
    switch word {
    // The log of layouts gets only names and literals of the app.
    case "Logger", "logger":
      !file.file.hasSuffix("/SheetLog.swift") && !file.file.hasSuffix("/LayoutLog.swift")
    // A slider has another method of this name.
    case "setValue": file.codeLines[place.line - 1].contains("forKey")
    default: true
    }
  }

  /// Reports literals that are names of the system's classes or private members.
  private static func privateNames(in file: SourceText) -> [Finding] {
    let name = /"(_[A-Za-z]\w*:?|UI[A-Z]\w*|NS[A-Z]\w*)"/
    return file.lines.indices.flatMap { index in
      file.lines[index].matches(of: name).compactMap { match -> Finding? in
        let column =
          file.lines[index].distance(from: file.lines[index].startIndex, to: match.range.lowerBound)
          + 1
        // A key of Info.plist that Apple documents.
        guard match.1 != "UIDesignRequiresCompatibility",
          file.character(atColumn: column, inLine: index + 1) == " ",
          !file.lines[index].prefix(column).contains("//")
        else { return nil }
        return Finding(
          at: SourceLocation(file: file.file, line: index + 1, column: column),
          "\(match.1) is the name of a declaration of the system: use the declaration.")
      }
    }
  }

  /// Reports methods of Objective-C with more parameters than an action has.
  private static func longActions(in file: SourceText) -> [Finding] {
    file.places(of: "@objc").filter { place in
      guard file.codeLines[place.line - 1].contains(" func ") else { return false }
      let types = (file.contents(of: "(", after: place) ?? "").split(separator: ":").dropFirst()
      return types.count > 2 || types.count == 2 && types.last?.contains("UIEvent") == false
    }.map {
      Finding(at: $0, "An action has at most a sender and an event: leave out other parameters.")
    }
  }

  /// Reports values in the messages of crashes in the component, which has values of the user.
  private static func crashReports(in file: SourceText) -> [Finding] {
    guard file.file.hasPrefix("Sources/BottomBounce/") else { return [] }
    return ["precondition", "preconditionFailure", "fatalError", "assert", "assertionFailure"]
      .flatMap { file.places(of: $0) }
      .filter { file.lines[$0.line - 1].contains("\\(") }
      .map { Finding(at: $0, "A crash report may get a value of the user: leave it out.") }
  }
}
