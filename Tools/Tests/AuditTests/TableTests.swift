import Foundation
import Testing

@testable import Audit

/// The parsing of the tables, including the repository's own.
@Suite struct TableTests {
  @Test(arguments: [
    (
      "| `A` | `class A` | @MainActor | 2.0 |",
      "This row has 4 cells: write symbol, declaration, isolation, iOS, deprecated, source."
    ),
    (
      "| `A` | `class A` | @MainActor | 2 | — | page |",
      "2 is not a version: write it like 17.0, or — where nothing is deprecated."
    ),
    (
      "| `A` | `class A` | @MainActor | 2.0 | no | page |",
      "no is not a version: write it like 17.0, or — where nothing is deprecated."
    ),
    (
      "| `A` | `class A` | main | 2.0 | — | page |",
      "main is not an isolation: write @MainActor or nonisolated."
    ),
    (
      "| `B` | `class B` | @MainActor | 2.0 | — | page |",
      "B has a row with this declaration already: remove one of them."
    ),
  ])
  func aRowThatCannotCountIsReported(row: String, message: String) {
    let table = SymbolTable(
      MarkdownTable(
        file: "t.md",
        text: """
          | Symbol | Declaration | Isolation | iOS | Deprecated | Source |
          | --- | --- | --- | --- | --- | --- |
          | `B` | `class B` | @MainActor | 2.0 | — | page |
          \(row)
          """))
    #expect(table.findings.map(\.description) == ["t.md:4:1: error: \(message)"])
  }

  @Test func textOutsideOfTablesIsNoRow() {
    let text =
      "# Title\n\n| a | b |\n| --- | --- |\n| `c` | d e |\n\nText\n| f |\n| - |\n| `g` `h` |"
    let rows = MarkdownTable(file: "t.md", text: text).rows
    #expect(rows.map(\.line) == [5, 10])
    #expect(rows.map(\.cells) == [["c", "d e"], ["g` `h"]])
  }

  @Test func incompleteRowsOfTheOtherTablesAreReported() {
    let table = MarkdownTable(file: "t.md", text: "| a |\n| - |\n| b |")
    #expect(
      NewerFeatures(table).findings.map(\.message) == [
        "This row is not complete: write name, symbol or syntax, iOS, advice, source."
      ])
    #expect(
      ObjectMembers(table).findings.map(\.message) == [
        "This row is not complete: write member, source."
      ])
    #expect(
      OtherMembers(table).findings.map(\.message) == [
        "This row is not complete: write class and member, source."
      ])
    #expect(
      OtherNames(table).findings.map(\.message) == [
        "This row is not complete: write name, module, source."
      ])
    #expect(
      SymbolImages(table).findings.map(\.message) == [
        "This row is not complete: write name, iOS, source."
      ])
  }

  @Test func theTablesOfTheRepositoryCanBeRead() throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let tables = try Audit.tables(in: root)
    #expect(tables.findings.map(\.description) == [])
    #expect(tables.symbols.count > 900)
    #expect(!tables.newer.features.isEmpty)
    #expect(tables.members.members["observe"] != nil)
    #expect(tables.others.names.contains("UIViewController.storyboard"))
    #expect(tables.others.names.contains("UITableViewCell.indentationLevel"))
    #expect(tables.images.problem(with: "checkmark") == nil)
    #expect(tables.names.modules["Layout"] == "SwiftUI")
    #expect(tables.names.modules["Observable"] == "Observation")
  }
}
