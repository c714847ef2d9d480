import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The targets that a shared scheme names.
final class Scheme: NSObject, XMLParserDelegate {
  struct Reference: Equatable {
    /// The action: `BuildAction`, `TestAction`, `LaunchAction`, and others.
    var action: String
    var target: String
    var id: String
    var container: String
  }

  struct FormatError: Error {}

  private(set) var references: [Reference] = []
  private var path: [String] = []

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    // On Linux, the parser accepts elements that do not end.
    guard parser.parse(), path.isEmpty else { throw FormatError() }
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes: [String: String]
  ) {
    path.append(elementName)
    guard elementName == "BuildableReference" else { return }
    references.append(
      Reference(
        action: path.dropFirst().first ?? "", target: attributes["BlueprintName"] ?? "",
        id: attributes["BlueprintIdentifier"] ?? "",
        container: attributes["ReferencedContainer"] ?? ""))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    path.removeLast()
  }

  /// Returns errors that Xcode would reject or ignore, one sentence each.
  func problems(in project: XcodeProject, named name: String, manifest: Manifest) -> [String] {
    var problems = references.compactMap { reference -> String? in
      if project.target(reference.target)?.id != reference.id {
        return "\(reference.action): the project has no target \(reference.target) with its ID."
      }
      return reference.container == "container:\(name)"
        ? nil : "\(reference.action): \(reference.target) is in \(reference.container)."
    }
    let tested = references.filter { $0.action == "TestAction" }.map(\.target)
    if tested.sorted() != manifest.testTargets.sorted() {
      problems.append("The scheme tests \(tested), not \(manifest.testTargets).")
    }
    if !references.contains(where: { $0.action == "LaunchAction" }) {
      problems.append("The scheme launches no app.")
    }
    return problems
  }
}
