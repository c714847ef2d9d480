import BottomBounceCatalog
import Foundation
import TestHost
import Testing
import UIKit
import UIKitSimulator

@testable import BottomBounce
@testable import ViewBuilding

/// The layout equations of the sheet, which stop only debug builds if they are invalid.
@Suite struct EquationCoverageTests {
  /// Presents sheets in every state that has equations of its own, in a process of its own.
  @Test func `every equation of the sheet is read`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent]
    ) {
      await Task { @MainActor in
        EquationReader.didRead = { caller, error in
          print(error.map { "invalid \($0)" } ?? "read \(caller)")
        }
        await EquationStates.present()
      }.value
    }
    let output = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(output.contains("invalid ") == false)
    let read = Set(
      output.matches(of: #/read BottomBounce/([\w+]+\.swift:\d+)/#).map { String($0.1) })
    let equations = try SourceEquation.all()
    #expect(equations.count > 100)
    let unread = equations.filter { read.isDisjoint(with: $0.calls) }
    #expect(unread.map(\.description) == [])
  }
}

/// A literal with equations in the sources of the sheet.
private struct SourceEquation: CustomStringConvertible {
  /// The file, the line of the literal, and the literal.
  var description: String
  /// Where the compiler may say that the literal is applied: at its line, or at that of the call
  /// around it.
  var calls: [String]

  static func all() throws -> [SourceEquation] {
    let folder = PackageFolder.url.appending(path: "Sources/BottomBounce")
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }
      .flatMap { file in
        let text = try String(contentsOf: file, encoding: .utf8)
        return text.contains("import ViewBuilding")
          ? equations(in: text.components(separatedBy: "\n"), of: file.lastPathComponent) : []
      }
  }

  private static func equations(in lines: [String], of file: String) -> [SourceEquation] {
    lines.indices.compactMap { index in
      let line = lines[index]
      guard !line.drop(while: { $0 == " " }).hasPrefix("//"),
        line.contains(#/"[^"]* (==|<=|>=) [^"]*"|"""$/#), !line.contains("+ \"")
      else { return nil }
      // A call can begin before the line of its literal.
      let start = lines[..<index].lastIndex { $0.contains(#/[({]$/#) } ?? index
      return SourceEquation(
        description: "\(file):\(index + 1): \(line.trimmingCharacters(in: .whitespaces))",
        calls: (max(start, index - 3)...index).map { "\(file):\($0 + 1)" })
    }
  }
}

/// The states of sheets that have equations of their own.
@MainActor private enum EquationStates {
  static func present() async {
    for version in ["18.0", "26.0"] {
      for entry in CatalogEntry.all { await present(entry, on: version) }
      await presentContents(on: version)
      await presentErrors(on: version)
      await presentPlacements(on: version)
      await presentTightPlaces(on: version)
    }
  }

  private static func present(_ entry: CatalogEntry, on version: String) async {
    let device = Simulator(.iPhone16, systemVersion: version)
    let controller = CatalogController()
    device.window.rootViewController = controller
    await device.settle()
    controller.open(entry)
    await device.settle()
    for _ in 0..<entry.outcomes {
      device.press(.keyboardEscape)
      await device.settle()
    }
  }

  private static func show<Content: SheetContent>(
    _ content: Content, on host: TestHost,
    _ configuration: SheetConfiguration = SheetConfiguration(), extraButtons: [SheetButton] = [],
    commit: (@MainActor @Sendable (Content.Value) async throws -> Void)? = nil
  ) async {
    host.sheet.show(
      content, title: "Thing", in: host.view, extraButtons: extraButtons,
      configuration: configuration,
      commit: commit
    ) { _ in }
    await host.device.settle()
  }

  private static func presentContents(on version: String) async {
    func host() -> TestHost { TestHost(on: Simulator(.iPhone16, systemVersion: version)) }
    await show(.buttons(["A", "B"], selected: "B"), on: host())
    await show(.number(7, in: 0...5_000, unit: "g"), on: host())
    await show(.text("a", limit: 9).suggestions(["b"]), on: host())
    await show(.text("a").prefix("@").suffix("!").secure(), on: host())
    await show(PlainContent().orNone(), on: host())
    await show(
      PlainContent(), on: host(), SheetConfiguration { $0.detents = [.medium] },
      extraButtons: [SheetButton("More") {}])
    await show(.day().footer("A day"), on: host())
    let scrolling = host()
    await show(.list((1...40).map { SheetOption($0, title: "\($0)") }), on: scrolling)
    (scrolling.device.view("BottomBounce.options") as? UITableView)?.contentOffset.y = 60
    await scrolling.device.settle()
    let row = host()
    await show(
      .form(7) { f, _ in f.field("Count", \.self) { .number($0, in: 1...9).style(.wheel) } },
      on: row)
    if let control = row.device.view("BottomBounce.row") { row.device.tap(control) }
    await row.device.settle()
    let question = host()
    await show(
      .text("a"), on: question, SheetConfiguration { $0.confirmsDiscardingChanges = true })
    question.type("b")
    question.tapCancel()
    await question.device.settle()
    let search = host()
    await show(.list(["A", "B"], selected: "A").searchable(), on: search)
    for letter in ["b", "x"] {
      if let field = search.device.view("BottomBounce.search") { search.device.tap(field) }
      search.device.type(letter)
      await search.device.settle()
    }
  }

  private static func presentErrors(on version: String) async {
    let device = Simulator(.iPhone16, systemVersion: version)
    let form = TestHost(on: device)
    await show(
      .form("") { form, _ in
        form.field("Name", \.self) { .text($0).rules(.required()).footer("A name") }
      }, on: form)
    device.press(.keyboardReturnOrEnter)
    await device.settle()
    device.settings.contentSizeCategory = .accessibilityLarge
    await device.settle()
    // Without a header, OK is below the content.
    for showsHeader in [true, false] {
      let failing = TestHost(on: Simulator(.iPhone16, systemVersion: version))
      await show(
        .wheel(["A", "B"]), on: failing, SheetConfiguration { $0.showsHeader = showsHeader }
      ) { _ in
        await Task.yield()
        throw ValidationError("No network.")
      }
      if let ok = failing.device.view("BottomBounce.ok") { failing.device.tap(ok) }
      await failing.device.settle()
    }
  }

  private static func presentPlacements(on version: String) async {
    let pad = TestHost(on: Simulator(.iPadPro11, systemVersion: version))
    let row = UIView(frame: CGRect(x: 100, y: 200, width: 200, height: 44))
    pad.view.addSubview(row)
    for style in [FloatingStyle.automatic, .anchored(to: row)] {
      await show(.text("a"), on: pad, SheetConfiguration { $0.floatingStyle = style })
      pad.sheet.dismiss()
      await pad.device.settle()
    }
    // There is little room: buttons are wider than the host, and counters are hidden.
    let narrow = TestHost(on: Simulator(.iPhone16, systemVersion: version))
    let part = UIView(frame: CGRect(x: 0, y: 0, width: 110, height: 800))
    narrow.view.addSubview(part)
    narrow.sheet.show(
      .wheel(["A"]), title: SheetHeader("Thing", okTitle: "A long title"), in: part
    ) { _ in }
    await narrow.device.settle()
    for text in [TextContent.text("a", limit: 9), .text("a", limit: 9).suggestions(["b"])] {
      let landscape = TestHost(on: Simulator(.iPhoneSE3, systemVersion: version))
      landscape.device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      landscape.device.rotate(to: .landscapeLeft)
      await landscape.device.settle()
      await show(text, on: landscape)
    }
    let landscape = TestHost(on: Simulator(.iPhoneSE3, systemVersion: version))
    landscape.device.rotate(to: .landscapeLeft)
    await landscape.device.settle()
    await show(.text("a"), on: landscape)
    let bouncing = TestHost(on: Simulator(.iPhone16, systemVersion: version))
    await show(
      .wheel(["A", "B"]), on: bouncing,
      SheetConfiguration { $0.transitionStyle = .spring(bounce: 0.3) })
    let scrolling = TestHost(on: Simulator(.iPhone16, systemVersion: version))
    let scrollView = UIScrollView(frame: scrolling.view.bounds)
    scrolling.view.addSubview(scrollView)
    scrolling.sheet.show(.text("a"), title: "Thing", in: scrollView) { _ in }
    await scrolling.device.settle()
  }

  /// Presents headers with little room, and a text whose counter doesn't fit above the keyboard.
  private static func presentTightPlaces(on version: String) async {
    for length in [20, 80] {
      let host = TestHost(on: Simulator(.iPhone16, systemVersion: version))
      let title = String(repeating: "n", count: length)
      host.show(PlainContent(), title: SheetHeader(okTitle: title, cancelTitle: title))
      await host.settle()
    }
    for suggestions in [[], ["b"]] {
      let device = Simulator(.iPhoneSE3, systemVersion: version)
      device.showsSoftwareKeyboard = true
      device.rotate(to: .landscapeLeft)
      device.settings.contentSizeCategory = .accessibilityExtraExtraExtraLarge
      await show(
        .text("a", limit: 9).suggestions(suggestions), on: TestHost(on: device))
    }
  }
}
