import Testing

@testable import Audit

/// Declarations with `package` access, recognized from their first line.
@Suite struct PackageDeclarationsTests {
  @Test(arguments: [
    ("package func name() {}", true), ("  package final class name {}", true),
    ("@MainActor package static var name = 1", true), ("package init() {}", true),
    ("open package(set) weak var name: A?", false), ("public var name = 1", false),
    ("public init(package name: Int) {}", false), ("func name() {}", false),
    ("/* package */ public func name() {}", false),
  ])
  func accessIsReadOffTheDeclaration(line: String, isPackage: Bool) throws {
    var declarations = PackageDeclarations()
    declarations.add(
      [try Self.definition("name", in: line)], in: SourceText(file: "A.swift", text: line))
    #expect(declarations.contains("name") == isPackage)
  }

  @Test(arguments: [
    ("package enum Side {", "  case name", true), ("public enum Side {", "  case name", false),
    ("package enum Side {", "  private var name = 1", false),
    ("public struct Side {", "  package var name = 1", true),
  ])
  func whatStatesNoAccessHasThatOfTheDeclarationAround(
    first: String, second: String, isPackage: Bool
  ) throws {
    var declarations = PackageDeclarations()
    let text = SourceText(file: "A.swift", text: first + "\n" + second)
    declarations.add(
      [
        try Self.definition("Side", in: first),
        try Self.definition("name", in: second, line: 2, parent: "Side"),
      ], in: text)
    #expect(declarations.contains("name") == isPackage)
  }

  @Test func whatIsDeclaredElsewhereIsNotThePackagesOwn() {
    #expect(!PackageDeclarations().contains("name"))
  }

  /// Returns the definition of a name, or of the initializer, in a line.
  private static func definition(
    _ name: String, in line: String, line number: Int = 1, parent: String? = nil
  ) throws -> IndexStore.Occurrence {
    let start = try #require((line.firstRange(of: "init") ?? line.firstRange(of: name))?.lowerBound)
    return IndexStore.Occurrence(
      symbol: IndexStore.Symbol(name: name, usr: name, kind: 0), roles: .definition, line: number,
      column: line.distance(from: line.startIndex, to: start) + 1,
      relations: parent.map {
        [
          IndexStore.Relation(
            symbol: IndexStore.Symbol(name: $0, usr: $0, kind: 0), roles: .childOf)
        ]
      } ?? [])
  }
}
