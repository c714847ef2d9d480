import Foundation

/// The audited code.
struct AuditedCode: Sendable {
  var uses: [SymbolUse] = []
  var definitions: [SymbolDefinition] = []
  var conformances: [Conformance] = []
  var exports: [Export] = []

  /// The module that replaces Apple's UIKit.
  var linuxUIKit = LinuxUIKit()

  /// The sources, for information that the index lacks.
  var files: [SourceText] = []

  /// The files that the audit could not read.
  var findings: [Finding] = []
}

/// Reads the audited code from the repository and from the index of its last build.
struct CodeReader {
  /// The folders whose code runs on iOS.
  static let folders = ["Sources", "Example", "Tests"]

  /// The folders inside ``folders`` that aren't compiled on Linux.
  private static let unbuilt = ["Example/App", "Tests/Clients", "Tests/SecondPackage"]

  /// The root of the repository.
  let root: URL

  let store: IndexStore
  let demangler: Demangler

  /// Reads every Swift file in the audited folders.
  func read() throws(AuditError) -> AuditedCode {
    var code = AuditedCode()
    let units = latestUnits()
    var classes = ClassTree()
    var occurrences: [(text: SourceText, all: [IndexStore.Occurrence])] = []
    for file in swiftFiles() {
      let url = root.appending(path: file)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw .unreadableFile(file)
      }
      let source = SourceText(file: file, text: text)
      code.files.append(source)
      guard let unit = units[file] else {
        code.findings.append(
          Finding(
            at: SourceLocation(file: file, line: 1, column: 1),
            "The index does not know this file: run `swift build --build-tests` first."))
        continue
      }
      if isChanged(url, since: unit) {
        code.findings.append(
          Finding(
            at: SourceLocation(file: file, line: 1, column: 1),
            "This file has changed since it was compiled: run `swift build --build-tests` first."))
      }
      let found = store.occurrences(in: unit)
      classes.add(found, in: source)
      occurrences.append((source, found))
    }
    let standIn = standIn()
    code.linuxUIKit = standIn.uiKit
    for (text, all) in occurrences {
      let reader = OccurrenceReader(
        file: text.file, classes: classes, demangler: demangler,
        packageDeclarations: standIn.declarations, text: text)
      for occurrence in all { reader.add(occurrence, to: &code) }
    }
    code.uses = Array(Set(code.uses)).sorted {
      ($0.location, $0.symbol.description) < ($1.location, $1.symbol.description)
    }
    return code
  }

  /// Returns the Swift files in the audited folders, as paths from the root.
  private func swiftFiles() -> [String] {
    Self.folders.flatMap { folder in
      let paths = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      return (paths?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".swift") }
        .map { folder + "/" + $0 }
        .filter(Self.isAudited)
        .sorted()
    }
  }

  /// Returns a Boolean value that indicates whether a file is compiled on Linux and runs on iOS.
  private static func isAudited(_ file: String) -> Bool {
    let folders = file.split(separator: "/").dropLast()
    return !folders.contains { $0.hasSuffix("OnSimulatorTests") }
      && !unbuilt.contains { file.hasPrefix($0 + "/") }
  }

  /// Reads the declarations of the modules that replace Apple's.
  private func standIn() -> (declarations: PackageDeclarations, uiKit: LinuxUIKit) {
    var declarations = PackageDeclarations()
    var uiKit = LinuxUIKit()
    var files: [(text: SourceText, all: [IndexStore.Occurrence])] = []
    var types = ClassTree()
    for unit in store.units() where PackageDeclarations.modules.contains(unit.module) {
      // A unit can remain from a file that was moved.
      guard let text = try? String(contentsOfFile: unit.file, encoding: .utf8) else { continue }
      let source = SourceText(file: path(of: unit.file), text: text)
      let found = store.occurrences(in: unit)
      declarations.add(found, in: source)
      types.add(found, in: source)
      if unit.module == "UIKit" { files.append((source, found)) }
    }
    for (text, all) in files {
      uiKit.add(all, in: text, types: types, demangler: demangler)
    }
    return (declarations, uiKit)
  }

  /// Returns a file's path from the root, or its name if it isn't in the repository.
  private func path(of file: String) -> String {
    let prefix = root.path + "/"
    return file.hasPrefix(prefix)
      ? String(file.dropFirst(prefix.count)) : URL(filePath: file).lastPathComponent
  }

  /// Returns the index's unit for each audited file.
  ///
  /// A file that was compiled for several configurations has several units, of which the last one
  /// is used.
  private func latestUnits() -> [String: IndexStore.Unit] {
    let prefix = root.path.hasSuffix("/") ? root.path : root.path + "/"
    var latest: [String: IndexStore.Unit] = [:]
    for unit in store.units() where unit.file.hasPrefix(prefix) {
      let file = String(unit.file.dropFirst(prefix.count))
      if let other = latest[file], modificationDate(of: other) >= modificationDate(of: unit) {
        continue
      }
      latest[file] = unit
    }
    return latest
  }

  private func isChanged(_ file: URL, since unit: IndexStore.Unit) -> Bool {
    modificationDate(ofFileAt: file.path) > modificationDate(of: unit)
  }

  private func modificationDate(of unit: IndexStore.Unit) -> Date {
    modificationDate(ofFileAt: store.path + "/v5/units/" + unit.name)
  }

  private func modificationDate(ofFileAt path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }
}
