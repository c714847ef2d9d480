import Foundation

/// Checks that the code uses only API of iOS 17, in the ways that Apple permits.
///
/// The development machine is not a Mac. So the audit reads every symbol that `Sources/`,
/// `Example/`, and `Tests/` use from the index of the last build, and compares it with tables of
/// Apple's declarations, which were transcribed from Apple's documentation. It can't check code
/// inside an inactive `#if`.
@main
struct Audit {
  static func main() {
    do throws(AuditError) {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      if let folder = arguments.stubFolder {
        return try writeStubs(to: folder, root: arguments.root)
      }
      if let folder = arguments.graphFolder {
        return print(try PublicDeclarations.text(ofGraphsIn: folder), terminator: "")
      }
      if let folder = arguments.filteredFolder {
        return try SymbolGraphFilter.filterGraphs(in: folder)
      }
      if arguments.writesDifferences {
        return try writeDifferences(root: arguments.root)
      }
      let report = try report(for: arguments)
      if !arguments.isQuiet { report.symbolList.forEach { print($0) } }
      for finding in report.findings { complain(finding.description) }
      print(report.summary)
      exit(report.isPassed ? 0 : 1)
    } catch {
      complain("audit: \(error)")
      exit(2)
    }
  }

  /// Audits a repository.
  static func report(for arguments: Arguments) throws(AuditError) -> Report {
    let store = try IndexStore(path: arguments.indexStore, library: IndexLibrary())
    defer { store.close() }
    let reader = CodeReader(root: arguments.root, store: store, demangler: try Demangler())
    let tables = try tables(in: arguments.root)
    var code = try reader.read()
    let differences = try Differences(root: arguments.root, symbols: tables.symbols)
    code.findings += differences.findings(root: arguments.root)
    return Report(code, tables)
  }

  /// Writes the page that lists the differences of `UIKitForLinux/Sources/UIKit` from Apple's
  /// UIKit.
  static func writeDifferences(root: URL) throws(AuditError) {
    let page = try Differences(root: root, symbols: try tables(in: root).symbols).page
    do {
      try page.write(to: root.appending(path: Differences.path), atomically: true, encoding: .utf8)
    } catch {
      throw .unwritableFile(Differences.path)
    }
  }

  /// Writes stubs of UIKit from the symbol table of a repository, for `Scripts/check-apple.sh`.
  static func writeStubs(to folder: String, root: URL) throws(AuditError) {
    var writer = StubWriter(try tables(in: root).symbols)
    try writeStub("UIKit", members: writer.text(), to: folder, root: root)
    try writeStub(
      StubWriter.submoduleName, members: writer.submoduleText(), to: folder, root: root)
  }

  private static func writeStub(
    _ module: String, members: String, to folder: String, root: URL
  ) throws(AuditError) {
    let heading = root.appending(path: "Tools/AppleStubs/\(module).swiftinterface")
    guard let text = try? String(contentsOf: heading, encoding: .utf8) else {
      throw .unreadableFile(heading.path)
    }
    let file = "\(folder)/\(module).swiftinterface"
    do {
      try (text + members).write(toFile: file, atomically: true, encoding: .utf8)
    } catch {
      throw .unwritableFile(file)
    }
  }

  /// Reads the tables of a repository.
  static func tables(in root: URL) throws(AuditError) -> Tables {
    func table(_ path: String) throws(AuditError) -> MarkdownTable {
      guard let text = try? String(contentsOf: root.appending(path: path), encoding: .utf8) else {
        throw .unreadableFile(path)
      }
      return MarkdownTable(file: path, text: text)
    }
    return Tables(
      symbols: SymbolTable(try table(SymbolTable.path)),
      newer: NewerFeatures(try table(NewerFeatures.path)),
      members: ObjectMembers(try table(ObjectMembers.path)),
      others: OtherMembers(try table(OtherMembers.path)),
      names: OtherNames(try table(OtherNames.path)),
      images: SymbolImages(try table(SymbolImages.path)),
      exceptions: Exceptions(try table(Exceptions.path)))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
