import Foundation
import TestHost
import Testing
import UIKit

#if SWIFT_PACKAGE
  import BottomBounceCatalog
#else
  import BottomBounceExample
#endif

/// The example's list of what to look at on a device, and its page.
@MainActor @Suite(.ownDevice) struct FirstRunTests {
  private let controller = FirstRunController()
  private let host: TestHost

  init() {
    host = TestHost(controller)
  }

  @Test func `each step names an entry of the catalog or another place`() {
    let titles = Set(CatalogEntry.all.map(\.title))
    #expect(FirstRunStep.all.count == 17)
    for step in FirstRunStep.all {
      #expect(!step.entries.isEmpty || step.place != nil, "\(step.title)")
      #expect(step.entries.allSatisfy(titles.contains), "\(step.title)")
    }
  }

  @Test func `the page has a row for each step`() throws {
    let page = try String(
      contentsOf: PackageFolder.url.appending(path: "Documentation/first-run.md"), encoding: .utf8)
    // Another table of steps has fewer columns.
    let cells = page.split(separator: "\n").filter { $0.starts(with: #/\| \d+ /#) }
      .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
      .filter { $0.count == 5 }
    let expected = FirstRunStep.all.enumerated().map { index, step in
      let places = step.entries.map { "*\($0)*" } + (step.place.map { [$0] } ?? [])
      return [String(index + 1), step.title, places.joined(separator: ", "), step.sentence]
    }
    // The column before the sentence says what to do.
    #expect(cells.map { [$0[0], $0[1], $0[2], $0[4]] } == expected)
    #expect(cells.allSatisfy { !$0[3].isEmpty })
  }

  @Test func `a row shows its sheet, and then the outcome`() async throws {
    await host.settle()
    let table = controller.controllerView.table
    let path = IndexPath(row: 0, section: 0)
    controller.tableView(table, didSelectRowAt: path)
    await host.settle()
    host.tapOK()
    await host.settle()
    let cell = controller.tableView(table, cellForRowAt: path)
    #expect(cell.accessibilityLabel == "One line")
    #expect(cell.accessibilityValue == "Ada")
  }

  @Test func `a row that names another place shows no sheet`() async {
    await host.settle()
    let table = controller.controllerView.table
    let section = FirstRunStep.all.firstIndex { $0.entries.isEmpty } ?? 0
    controller.tableView(table, didSelectRowAt: IndexPath(row: 0, section: section))
    await host.settle()
    #expect(host.view("BottomBounce.panel") == nil)
  }

  @Test func `the field of the screen is in use again after the sheet`() async throws {
    await host.settle()
    let notes = controller.controllerView.notes
    #expect(notes.becomeFirstResponder())
    controller.tableView(
      controller.controllerView.table, didSelectRowAt: IndexPath(row: 0, section: 0))
    await host.settle()
    #expect(!notes.isFirstResponder)
    host.tapOK()
    await host.settle()
    #expect(notes.isFirstResponder)
  }
}
